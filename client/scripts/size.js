// Prints what the browser fetches first, for each board, and every other chunk, gzipped; fails above the budgets.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../../src/throneroom/server/web/client_dist/', import.meta.url);
const BUDGET = { 'first JS': 120, 'first CSS': 25, board: 120, match: 220, chunk: 60, replay: 40 };

const gzipped = (name) => gzipSync(readFileSync(new URL(name, DIST))).length / 1000;
const index = readFileSync(new URL('index.html', DIST), 'utf-8');
const files = JSON.parse(readFileSync(new URL('files.json', DIST), 'utf-8'));
const sources = (source) => [source, ...(files[source].imports ?? []).flatMap(sources)];
const withImports = (source) => sources(source).flatMap((each) => [files[each].file, ...(files[each].css ?? [])]);
const drawings = (source) => sources(source).flatMap((each) => files[each].assets ?? []).filter((name) => /\.(svg|png|webp)$/.test(name));
/** Drawings of faces, which are fetched when they are first needed. */
const later = new Set(Object.keys(files).filter((source) => /\/portraits[/-]/.test(source)).map((source) => files[source].file));
const named = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]);
const first = [...new Set([...named, ...withImports('src/start.ts')])];
const all = readdirSync(new URL('assets/', DIST)).map((name) => `assets/${name}`);
const sum = (names) => names.reduce((total, name) => total + gzipped(name), 0);

const ofEveryPage = new Set([...first, ...drawings('src/start.ts')]);
/** What a board is made of beside what every page has: its scripts and drawings. */
const boards = Object.keys(files).flatMap((source) => {
  const game = /^src\/boards\/([^/]+)\/Board\.svelte$/.exec(source)?.[1];
  if (!game) return [];
  const all = [...withImports(source), ...drawings(source)];
  return [{ game, files: [...new Set(all)].filter((name) => !ofEveryPage.has(name)) }];
});
const ofBoards = boards.flatMap((board) => board.files);

const lines = [
  ['first JS', sum(first.filter((name) => name.endsWith('.js'))), BUDGET['first JS']],
  ['first CSS', sum(first.filter((name) => name.endsWith('.css'))), BUDGET['first CSS']],
  ['replay and plots', sum(all.filter((name) => /\/replay-[^/]*\.js$/.test(name))), BUDGET.replay],
  ...boards.flatMap(({ game, files }) => [
    [`board of ${game}, first`, sum(files.filter((name) => !later.has(name))), BUDGET.board],
    [`board of ${game}, a whole match`, sum(files), BUDGET.match],
  ]),
  ...all
    .filter((name) => name.endsWith('.js') && !first.includes(name) && !ofBoards.includes(name))
    .map((name) => [name, gzipped(name), BUDGET.chunk]),
];
for (const [name, size, most] of lines) console.log(`${size.toFixed(1).padStart(6)} of ${most} kB  ${name}`);
process.exit(lines.some(([, size, most]) => size > most) ? 1 : 0);
