import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerLatePictures } from './late-pictures.ts';

let folder = '';
let app: FastifyInstance;
const drawn = vi.fn<(id: string) => Promise<void>>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-'));
  mkdirSync(join(folder, 'pictures'));
  drawn.mockReset().mockResolvedValue();
  app = Fastify();
  app.setNotFoundHandler((_, reply) => reply.status(404).send('not found'));
  registerLatePictures(app, { folder, drawn });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  rmSync(folder, { recursive: true });
});

it('waits for a picture that is being drawn, and sends it as any other', async () => {
  drawn.mockImplementation(async () => writeFileSync(join(folder, 'pictures/fries-320.avif'), 'drawn'));
  const reply = await app.inject('/pictures/fries-320.avif?v=1');
  expect(drawn.mock.calls).toEqual([['fries']]);
  expect([reply.statusCode, reply.body]).toEqual([200, 'drawn']);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  });
  await app.inject('/pictures/fries-320.avif');
  expect(drawn).toHaveBeenCalledOnce();
});

it('answers 404 when nothing draws it', async () => {
  expect((await app.inject('/pictures/fries-320.webp')).statusCode).toBe(404);
});

it('waits for names of pictures alone, and reads no other file', async () => {
  writeFileSync(join(folder, 'secret-1.avif'), 'secret');
  for (const path of [
    '/pictures/manifest.json',
    '/pictures/..%2fsecret-1.avif',
    '/pictures/.fries-320.avif.12',
  ])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
  expect(drawn).not.toHaveBeenCalled();
});

it('gives the connection back while a picture is drawn, and waits at the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let finish = () => {};
  drawn.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const first = app.inject('/pictures/fries-320.avif?v=1');
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(800);
  const { statusCode, headers } = await first;
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    307,
    '/pictures/fries-320.avif?v=1&asked=1',
    'no-store',
  ]);

  const last = app.inject('/pictures/fries-320.avif?v=1&asked=15');
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(60_000);
  writeFileSync(join(folder, 'pictures/fries-320.avif'), 'drawn');
  finish();
  expect((await last).body).toBe('drawn');
});
