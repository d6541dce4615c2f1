import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { logReplies, pageRoute } from './log-replies.ts';
import { registerStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const lines: string[] = [];
const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
const app = Fastify({ loggerInstance: log as FastifyBaseLogger });

beforeAll(async () => {
  writeFileSync(join(folder, 'app.js'), '//');
  logReplies(app);
  await registerStaticFiles(app, { folder, isHttps: false });
  app.get('/api/call', async () => ({}));
  app.get('/api/broken', async () => {
    throw new Error('broken');
  });
  app.get(pageRoute, async () => 'a page');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const [debug, info, error] = [20, 30, 50];

it.each([
  ['a call', '/api/call', info],
  ['a call that fails', '/api/broken', error],
  ['a page', '/menu', debug],
  ['a file', '/app.js', debug],
])('logs the reply of %s at its level, once', async (_, url, level) => {
  lines.length = 0;
  await app.inject(url);
  const replies = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'reply');
  expect(replies).toMatchObject([{ level, method: 'GET', ms: expect.any(Number) }]);
});
