import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createContentServer } from './content-server.ts';

type Fetch = Parameters<typeof createContentServer>[0]['fetch'];

const serverWith = (fetch: Fetch) =>
  createContentServer({ address: 'http://shop.test', token: 'token-of-asha', fetch });
const answering = (status: number, body: unknown) =>
  serverWith(async () => ({
    status,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  }));
const failing = (error: Error) => serverWith(() => Promise.reject(error));
const broken = (code: string) => failing(new TypeError('fetch failed', { cause: { code } }));

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])(
  'nothing was published where no connection came about (%s), so it says only how to reach a server',
  async (code) => {
    await expect(broken(code).publish({ documents: [] })).rejects.toThrow(
      `No server answers at http://shop.test (${code}). Start it (npm start), or name another one: --server http://host:port`,
    );
  },
);

it('a lost reply is of no matter where nothing was to change', async () => {
  await expect(broken('ECONNRESET').list()).rejects.toThrow('No server answers at http://shop.test');
});

it('waits for a server that takes the connection and never answers, and longer where something is made', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const server = createContentServer({ address, token: 'x', fetch, patience: { read: 0.1, change: 0.2 } });
  await expect(server.check([])).rejects.toThrow(
    `No server answers at ${address} (no reply within 0.1 seconds). Start it (npm start), or name another one`,
  );
  await expect(server.publish({ documents: [] })).rejects.toThrow(
    `The connection to ${address} broke (no reply within 0.2 seconds), and it is not known whether this was done.`,
  );
  await expect(server.preview([])).rejects.toThrow('no reply within 0.2 seconds');
});

it('waits half a minute for a reply, and two minutes where something is made', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const server = answering(200, { status: 'SUCCESS' });
  await server.check([]);
  await server.publish({ documents: [] });
  expect(timeout.mock.calls).toEqual([[30_000], [120_000]]);
});

it('says what is known of a connection that fails without a code', async () => {
  await expect(failing(new Error('bad port')).list()).rejects.toThrow('(bad port)');
});

it.each([
  [
    'documents that are too large, also for a proxy before the server',
    413,
    '<html>',
    'The documents are larger than the server accepts at once (4 MB). Name files to send fewer at a time.',
  ],
  [
    'what the server refuses, each in its line',
    400,
    {
      status: 'FAILED',
      errors: [
        { code: 'A', displayMsg: 'One.' },
        { code: 'B', displayMsg: 'Another.' },
      ],
    },
    'One.\nAnother.',
  ],
  [
    'a page of another server',
    502,
    '<html>',
    'http://shop.test answered 502 with a body that this command does not understand. Is it a server of this product?',
  ],
  ['a text of another server', 200, {}, 'http://shop.test answered 200 with a body'],
])('says what helps with %s', async (_, status, body, message) => {
  const error: unknown = await answering(status, body)
    .list()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining(message) });
});

it('says that a body is sent only where one is', async () => {
  const sent: Parameters<Fetch>[1][] = [];
  const server = serverWith(async (_, options) => {
    sent.push(options);
    return { status: 200, text: async () => '{"status":"SUCCESS"}' };
  });
  await server.list();
  await server.check([]);
  const authorization = 'Bearer token-of-asha';
  const signal = expect.any(AbortSignal);
  expect(sent).toEqual([
    { method: 'GET', signal, headers: { authorization } },
    {
      signal,
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"documents":[]}',
    },
  ]);
});

it('sends 200 documents at once, and no more', async () => {
  const documents = (count: number) => Array.from({ length: count }, () => ({}));
  const server = answering(200, { status: 'SUCCESS' });
  expect(await server.check(documents(200))).toEqual({ status: 'SUCCESS' });
  await expect(server.check(documents(201))).rejects.toThrow('These are 201 documents');
});
