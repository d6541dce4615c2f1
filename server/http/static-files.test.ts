import fs, { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerErrorReplies } from './error-replies.ts';
import { registerStaticFiles } from './static-files.ts';

let app: FastifyInstance;
let folder = '';
const script = 'console.log("a script of the build");'.repeat(50);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'as brotli');
  writeFileSync(join(folder, 'pictures/fries & dip.svg'), '<svg/>');
  writeFileSync(join(folder, 'offline.html'), '<p>Offline</p>');
  writeFileSync(join(folder, '.secret.js'), 'secret');
  app = Fastify();
  registerErrorReplies(app);
  registerStaticFiles(app, { folder, headers: { 'x-content-type-options': 'nosniff' }, isHttps: false });
  app.get('/*', async (_, reply) => reply.status(404).send('a page'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Over a connection: a reply that breaks off, or a server that ends, fails here. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => void (body += part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });
}

const address = '/assets/app-1a2b.js';

it('answers 404 for a file that a newer build has taken away, and lives on', async () => {
  rmSync(join(folder, 'assets'), { recursive: true });
  for (const encoding of ['br', 'gzip', ''])
    expect(await ask(address, { 'accept-encoding': encoding })).toMatchObject({
      status: 404,
      body: 'a page',
    });
  expect(await ask('/offline.html')).toMatchObject({ status: 200, body: '<p>Offline</p>' });
});

it.each([
  ['ENOENT', 404],
  ['EMFILE', 500],
])('answers what cannot be opened after all (%s) by %i, and lives on', async (code, status) => {
  const open = (_path: string, _flags: string, _mode: number, done: (error: Error) => void) =>
    done(Object.assign(new Error(code), { code }));
  const { createReadStream } = fs;
  const opening = vi
    .spyOn(fs, 'createReadStream')
    .mockImplementationOnce((path) => createReadStream(path, { fs: { ...fs, open } }));
  expect((await ask(address)).status).toBe(status);
  expect(opening).toHaveBeenCalledOnce();
  expect(await ask(address)).toMatchObject({ status: 200, body: script });
});

it('answers 500 for what cannot be read, and lives on', async () => {
  rmSync(join(folder, 'offline.html'));
  symlinkSync('offline.html', join(folder, 'offline.html'));
  const reply = await ask('/offline.html');
  expect([reply.status, reply.body]).toEqual([500, expect.stringContaining('"status":"FAILED"')]);
  expect((await ask(address)).status).toBe(200);
});

it.each(['bytes=-100', 'bytes=0-0', 'bytes=0-1,3-4', 'bytes=abc', 'bytes=5-2', 'bytes=999999-', 'lines=1'])(
  'answers the whole file to whoever asks for %s of it',
  async (range) => {
    const { status, headers, body } = await ask(address, { range });
    expect([status, headers['content-length'], body]).toEqual([200, String(script.length), script]);
    expect(headers).not.toHaveProperty('content-range');
  },
);

it('sends a file as it lies compressed beside it, and says that it depends', async () => {
  const plain = await ask(address);
  const compressed = await ask(address, { 'accept-encoding': 'gzip, br' });
  expect(compressed.body).toBe('as brotli');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const { headers } of [plain, compressed]) expect(headers.vary).toBe('accept-encoding');
  expect(plain.headers.etag).not.toBe(compressed.headers.etag);
  // Nobody has made a .gz of it.
  expect((await ask(address, { 'accept-encoding': 'gzip' })).body).toBe(script);
});

it('answers 304 to whoever has the file, under the headers of the file', async () => {
  const first = await ask('/offline.html');
  expect(first.headers['content-security-policy']).toContain("default-src 'self'");
  const again = await ask('/offline.html', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'x-content-type-options'])
    expect(again.headers[name]).toBe(first.headers[name]);
});

it('sends what is in the folder and not hidden, and nothing else', async () => {
  const picture = await ask('/pictures/fries%20&%20dip.svg?v=2');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  for (const path of ['/.secret.js', '/assets/..%2f.secret.js', '/assets', '/assets/', '/%E0%A4%A.js'])
    expect([path, (await ask(path)).status]).toEqual([path, expect.toBeOneOf([400, 404])]);
});
