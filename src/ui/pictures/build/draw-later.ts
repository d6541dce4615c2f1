import { existsSync, readFileSync } from 'node:fs';
import { PICTURES } from '../pictures.ts';
import { createPictureQueue, namedFirst } from './picture-queue.ts';
import { renderPictures } from './render-pictures.ts';

// Draws the missing pictures while the server runs: first those that the server is asked for, then those of the home page, then the others. The
// server sends `{ wanted: id }` and gets `{ ready: id }`, by way of the process that started both (server/start.mjs).

const homePage = 'content/landing/default.json';
const text = existsSync(homePage) ? readFileSync(homePage, 'utf8') : '';
const queue = createPictureQueue(namedFirst(PICTURES, text));
const missing = new Set(PICTURES.map(({ id }) => id));

function onReady(id: string) {
  missing.delete(id);
  process.send?.({ ready: id });
}

process.on('message', ({ wanted }: { wanted: string }) => {
  if (missing.has(wanted)) queue.wanted(wanted);
  else onReady(wanted);
});
// Nobody waits for the pictures any longer.
process.on('disconnect', () => process.exit());

await renderPictures({ outDir: 'public', copyTo: 'dist/client', queue, onReady });
process.exit();
