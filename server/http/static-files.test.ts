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
  for (const name of ['.secret', '.well-known']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'keys.json'), '[]');
  }
  app = Fastify();
  registerErrorReplies(app);
  app.addHook('onRequest', async (_, reply) => void reply.header('x-content-type-options', 'nosniff'));
  app.setNotFoundHandler((_, reply) => reply.status(404).send('not found'));
  await registerStaticFiles(app, { folder, isHttps: false });
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

/** Sends the request over a real connection, so that an aborted reply or a crashed server fails the test. */
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

it('answers 404 for a file that a newer build has removed, and keeps running', async () => {
  rmSync(join(folder, 'assets'), { recursive: true });
  for (const encoding of ['br', 'gzip', ''])
    expect(await ask(address, { 'accept-encoding': encoding })).toMatchObject({
      status: 404,
      body: 'not found',
    });
  expect(await ask('/offline.html')).toMatchObject({ status: 200, body: '<p>Offline</p>' });
});

it.each([
  ['ENOENT', 404],
  ['EMFILE', 500],
])('answers a file that cannot be opened (%s) by %i, and keeps running', async (code, status) => {
  const open = (_path: string, _flags: string, _mode: number, done: (error: Error) => void) =>
    done(Object.assign(new Error(code), { code }));
  const { createReadStream } = fs;
  const opening = vi
    .spyOn(fs, 'createReadStream')
    .mockImplementationOnce((path) => createReadStream(path, { fs: { ...fs, open } }));
  const { headers, ...reply } = await ask(address, { 'accept-encoding': 'br' });
  expect(reply.status).toBe(status);
  for (const name of ['content-encoding', 'etag', 'vary', 'last-modified'])
    expect(headers).not.toHaveProperty(name);
  expect(String(headers['cache-control'])).not.toContain('immutable');
  expect(Number(headers['content-length'])).toBe(reply.body.length);
  expect(opening).toHaveBeenCalledOnce();
  expect(await ask(address)).toMatchObject({ status: 200, body: script });
});

it('answers 500 for an unreadable file, and keeps running', async () => {
  rmSync(join(folder, 'offline.html'));
  symlinkSync('offline.html', join(folder, 'offline.html'));
  const reply = await ask('/offline.html');
  expect([reply.status, reply.body]).toEqual([500, expect.stringContaining('"status":"FAILED"')]);
  expect((await ask(address)).status).toBe(200);
});

it.each(['bytes=-100', 'bytes=0-0', 'bytes=0-1,3-4', 'bytes=abc', 'bytes=5-2', 'bytes=999999-', 'lines=1'])(
  'answers a request for the range %s with the whole file',
  async (range) => {
    const { status, headers, body } = await ask(address, { range });
    expect([status, headers['content-length'], body]).toEqual([200, String(script.length), script]);
    expect(headers).not.toHaveProperty('content-range');
  },
);

it('sends the compressed version of a file, with a Vary header', async () => {
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
  // There is no .gz of it.
  expect((await ask(address, { 'accept-encoding': 'gzip' })).body).toBe(script);
});

it('answers 304 to a client that has the file, with the headers of the file', async () => {
  const first = await ask('/offline.html');
  expect(first.headers['content-security-policy']).toContain("default-src 'self'");
  const again = await ask('/offline.html', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'x-content-type-options'])
    expect(again.headers[name]).toBe(first.headers[name]);
});

it('sends only the files of the folder that are not hidden', async () => {
  const picture = await ask('/pictures/fries%20&%20dip.svg?v=2');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(await ask('/.well-known/keys.json')).toMatchObject({ status: 200, body: '[]' });
  for (const path of [
    '/.secret.js',
    '/.secret/keys.json',
    '/',
    '/assets/..%2f.secret.js',
    '/assets',
    '/assets/',
    '/%E0%A4%A.js',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, expect.toBeOneOf([400, 404])]);
});
