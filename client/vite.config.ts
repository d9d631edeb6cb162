import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.THRONEROOM ?? 'http://127.0.0.1:8000';

/** Packs scripts, styles and drawings once, when they are built, so that the server need not do it for every reader. */
function packed(): Plugin {
  return {
    name: 'packed',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir!, name);
        const whole = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(whole));
        writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}

/** What is needed together is fetched together: every request of its own costs a phone more than a few kilobytes. */
const GROUPS = [
  { name: 'preload', test: /preload-helper/ },
  { name: 'shared', test: /node_modules|src\/(lib|parts)\/|src\/boards\/index/ },
  { name: 'table', test: /src\/(table|sheet|screens\/TableScreen)/ },
  { name: 'replay', test: /src\/(replay|screens\/Replay)/ },
];

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: { alias: { '@messages': here('../src/throneroom/i18n/messages') } },
  build: {
    outDir: here('../src/throneroom/server/web/client_dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy lets no font or style come from data:
    modulePreload: { polyfill: false },
    manifest: 'files.json', // from it the server tells a browser early what a page will need
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/throneroom/i18n/messages')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
