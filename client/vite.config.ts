import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.THRONEROOM ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@messages': here('../src/throneroom/i18n/messages') } },
  build: {
    outDir: here('../src/throneroom/server/web/client_dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy lets no font or style come from data:
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('.'), here('../src/throneroom/i18n/messages')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
