import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const personal = 'kumar-9876543210';
const requestLine = 'GET /api/ve1/app-config HTTP/1.1';

let test: TestApp;
let close: () => Promise<void>;
const logged: string[] = [];
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, { logged });
  test.app.get('/api/ve1/half', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 100 });
    reply.raw.write('the first half');
  });
  test.app.get('/api/ve1/asked', async ({ url }) => ({ status: url }));
  // What a fault in a body does that comes while the request is handled.
  test.app.addHook('preHandler', async ({ headers, raw }) => {
    if (headers['x-closes']) raw.socket.destroy();
  });
  test.app.addHook('onSend', async ({ headers }) => {
    if (headers['x-closes']) test.app.server.emit('answered');
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
beforeEach(() => void logged.splice(0));
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await test.app.close();
  await close();
});

/** A connection to the server. `all` is everything that came until the server closed it. */
function open() {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const all = once(socket, 'close').then(() => text);
  return { socket, all };
}

/** The end of a connection on the side of the server. */
async function openBothEnds() {
  const accepted = once(test.app.server, 'connection') as Promise<[Socket]>;
  const { socket, all } = open();
  return { socket, all, serverEnd: (await accepted)[0] };
}

/** Status, fields and body of the only reply of a connection. */
function parse(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const fields = lines.map((line) => line.split(': ') as [string, string]);
  return {
    status,
    headers: Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value])),
    body: JSON.parse(body) as { status: string; errors: { code: string; displayMsg: string }[] },
    length: Buffer.byteLength(body),
  };
}

const head = (...lines: readonly string[]) => `${[requestLine, ...lines].join('\r\n')}\r\n\r\n`;
const chunked = (body: string) =>
  `POST /api/ve1/events HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${body}`;

it.each([
  [
    'headers that are too large',
    head('host: shop', `cookie: a=${personal}${'x'.repeat(20_000)}`),
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    /Remove the cookies/,
  ],
  [
    'headers of which much is still on its way',
    head('host: shop', `cookie: a=${'x'.repeat(4_000_000)}`),
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    /Remove the cookies/,
  ],
  [
    'what is not HTTP',
    `${personal} of the shop\r\n\r\n`,
    '400 Bad Request',
    'BAD_REQUEST',
    /is not valid HTTP/,
  ],
  [
    'a header without a name',
    head('host: shop', ` : ${personal}`),
    '400 Bad Request',
    'BAD_REQUEST',
    /not valid/,
  ],
  [
    'two lengths of one body',
    head('host: shop', 'content-length: 1', 'content-length: 2'),
    '400 Bad Request',
    'BAD_REQUEST',
    /not valid/,
  ],
  ['a request without a host', head('accept: */*'), '400 Bad Request', 'NO_HOST', /'host' is missing/],
  [
    'a chunk without a size',
    chunked('size\r\nsecret\r\n0\r\n\r\n'),
    '400 Bad Request',
    'BAD_REQUEST',
    /not valid/,
  ],
  [
    'a chunk of another length than it says',
    chunked('2\r\n{}xx\r\n0\r\n\r\n'),
    '400 Bad Request',
    'BAD_REQUEST',
    /not valid/,
  ],
  ['a chunk of a negative length', chunked('-2\r\n{}'), '400 Bad Request', 'BAD_REQUEST', /not valid/],
  [
    'a chunk that no number counts',
    chunked(`${'f'.repeat(20)}\r\n{}`),
    '400 Bad Request',
    'BAD_REQUEST',
    /not valid/,
  ],
  [
    'a chunk with long extensions',
    chunked(`1;${'x'.repeat(20_000)}\r\n`),
    '413 Payload Too Large',
    'BODY_TOO_LARGE',
    /chunk/,
  ],
])('answers %s as any other call, and closes the connection', async (_, request, status, code, says) => {
  const { socket, all } = open();
  socket.write(request);
  const reply = parse(await all);
  expect(reply.status).toBe(`HTTP/1.1 ${status}`);
  expect(reply.body).toEqual({
    status: 'FAILED',
    errors: [{ code, displayMsg: expect.stringMatching(says) }],
  });
  // The fields of every reply.
  const { headers } = await test.get('/api/ve1/nothing');
  const same = [
    'content-type',
    'cache-control',
    ...Object.keys(headers).filter((name) => /^(x|referrer|cross|permissions)-/.test(name)),
  ];
  expect(same.length).toBeGreaterThan(5);
  for (const name of same) expect(reply.headers[name], name).toBe(headers[name]);
  expect(reply.headers).toMatchObject({
    connection: 'close',
    'content-length': String(reply.length),
    date: expect.stringMatching(/GMT$/),
  });
  expect(logged.join('\n')).not.toMatch(new RegExp(`${personal}|xxx|secret`));
});

it('takes a connection that closes while its request is handled for no fault of its own', async () => {
  const answered = once(test.app.server, 'answered');
  const { socket, all } = open();
  socket.write(`GET /api/ve1/default-store HTTP/1.1\r\nhost: shop\r\nx-closes: 1\r\n\r\n`);
  await answered;
  await all;
  expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
});

it('answers a request that does not arrive in time', async () => {
  const { socket, all, serverEnd } = await openBothEnds();
  socket.write(`${requestLine}\r\nhost: sh`);
  // As Node does after the time that it gives a request.
  test.app.server.emit('clientError', fault('ERR_HTTP_REQUEST_TIMEOUT'), serverEnd);
  const { status, body } = parse(await all);
  expect(status).toBe('HTTP/1.1 408 Request Timeout');
  expect(body.errors).toEqual([{ code: 'REQUEST_TIMEOUT', displayMsg: expect.stringMatching(/try again/i) }]);
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 30, status: 408, code: 'ERR_HTTP_REQUEST_TIMEOUT' },
  ]);
});

it('says nothing into a reply that has begun', async () => {
  const { socket, all } = open();
  socket.write('GET /api/ve1/half HTTP/1.1\r\nhost: shop\r\n\r\n');
  await once(socket, 'data');
  socket.write('no request\r\n\r\n');
  const text = await all;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(text).toMatch(/the first half$/);
});

it.each([
  ['was reset', 'ECONNRESET', (socket: Socket) => socket],
  ['is closed', 'HPE_INVALID_METHOD', (socket: Socket) => socket.destroy()],
  ['is ended', 'HPE_INVALID_METHOD', (socket: Socket) => socket.end()],
])('writes nothing to a connection that %s', async (_, code, prepare) => {
  const { all, serverEnd } = await openBothEnds();
  prepare(serverEnd);
  expect(() => test.app.server.emit('clientError', fault(code), serverEnd)).not.toThrow();
  expect(await all).toBe('');
});

it('answers once, however many faults a connection has', async () => {
  const { all, serverEnd } = await openBothEnds();
  for (let at = 0; at < 3; at += 1)
    test.app.server.emit('clientError', fault('HPE_INVALID_METHOD'), serverEnd);
  expect((await all).match(/HTTP\/1\.1/g)).toHaveLength(1);
});

function fault(code: string): Error {
  return Object.assign(new Error('fault'), { code, rawPacket: Buffer.from(personal) });
}

it('reads the path of a client that sends the whole address, as clients of a proxy do', async () => {
  const { socket, all } = open();
  const target = 'http://shop.example/api/ve1/asked?a=1';
  socket.write(`GET ${target} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`);
  expect(parse(await all)).toMatchObject({
    status: 'HTTP/1.1 200 OK',
    body: { status: '/api/ve1/asked?a=1' },
  });
});
