import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeInOrder, createDrain } from './close-in-order.ts';
import { endConnectionsOnClose } from './http/end-connections.ts';
import { openMemoryDatabase } from './testing/databases.ts';
import { createTestApp } from './testing/test-app.ts';

/** Longer than a test may take: nothing here waits for it. */
const never = 600_000;

let app: FastifyInstance;
let agent: Agent;
let port = 0;
/** Ends the reply of the busy route. */
let finish: () => void;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  app = Fastify();
  endConnectionsOnClose(app);
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/quick', async () => 'done');
  app.get('/busy', async () => {
    app.server.emit('busy');
    await finished;
    return 'done';
  });
  app.get('/begun', async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('do');
    await finished;
    reply.raw.end('ne');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  agent.destroy();
  app.server.closeAllConnections();
  await app.close();
});

async function ask(path: string): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, path, agent }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return reply;
}

async function bodyOf(reply: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of reply) body += String(chunk);
  return body;
}

const others = { drain: async () => {}, stopOthers: [async () => {}] };
const closing = (more: Partial<Parameters<typeof closeInOrder>[0]> = {}) => {
  const closeDatabase = vi.fn(async () => {});
  return {
    closeDatabase,
    closed: closeInOrder({
      app,
      ...others,
      closeDatabase,
      answersMs: never,
      ...more,
    }),
  };
};

it('answers the running request on a keep-alive connection, ends it, and closes the database', async () => {
  const isBusy = once(app.server, 'busy');
  const answered = ask('/busy');
  await isBusy;
  const { closed, closeDatabase } = closing();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  expect(closeDatabase).not.toHaveBeenCalled();
  finish();
  const reply = await answered;
  expect(reply.headers.connection).toBe('close');
  expect(await bodyOf(reply)).toBe('done');
  await closed;
  expect(closeDatabase).toHaveBeenCalledOnce();
});

it('ends connections whose reply had begun before', async () => {
  const reply = await ask('/begun');
  const { closed } = closing();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  finish();
  expect(await bodyOf(reply)).toBe('done');
  await closed;
});

it('ends connections that are idle, and those that a browser opened and did not use', async () => {
  await bodyOf(await ask('/quick'));
  const accepted = once(app.server, 'connection');
  const spare = connect(port, '127.0.0.1');
  const ended = once(spare, 'close');
  await accepted;
  await closing().closed;
  await ended;
});

it('is not ready first, and takes requests as ever until load balancers have noticed', async () => {
  let notice = () => {};
  const wait = vi.fn<(ms: number) => Promise<void>>(() => new Promise((resolve) => (notice = resolve)));
  const { ending, drain } = createDrain({ DRAIN_WAIT_MS: 15_000 }, wait);
  expect(ending.aborted).toBe(false);
  const { closed } = closing({ drain });
  expect(ending.aborted).toBe(true);
  expect(wait).toHaveBeenCalledExactlyOnceWith(15_000);
  const reply = await ask('/quick');
  expect(reply.headers.connection).toBe('keep-alive');
  expect(await bodyOf(reply)).toBe('done');
  notice();
  await closed;
  expect(app.server.listening).toBe(false);
});

it('cuts off a request that is never answered, and closes the database', async () => {
  const isBusy = once(app.server, 'busy');
  const answered = ask('/busy');
  await isBusy;
  const closeDatabase = vi.fn(async () => {});
  const closed = closeInOrder({ app, ...others, closeDatabase, answersMs: 1 });
  await expect(answered).rejects.toThrow();
  await closed;
  expect(closeDatabase).toHaveBeenCalledOnce();
});

it('waits for the last batch of a removal before it closes the database', async () => {
  let end = () => {};
  const lastBatch = new Promise<void>((resolve) => (end = resolve));
  const { closed, closeDatabase } = closing({ stopOthers: [() => lastBatch] });
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  await app.close();
  expect(closeDatabase).not.toHaveBeenCalled();
  end();
  await closed;
  expect(closeDatabase).toHaveBeenCalledOnce();
});

it('closes the database though the server could not be closed', async () => {
  const closeDatabase = vi.fn(async () => {});
  const broken = { server: app.server, close: () => Promise.reject(new Error('stuck')) };
  await expect(
    closeInOrder({
      app: broken as unknown as FastifyInstance,
      ...others,
      closeDatabase,
      answersMs: never,
    }),
  ).rejects.toThrow('stuck');
  expect(closeDatabase).toHaveBeenCalledOnce();
});

it('is how the whole server ends', { timeout: 60_000 }, async () => {
  const { db, close } = await openMemoryDatabase();
  const whole = (await createTestApp(db)).app;
  await whole.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(whole.server, 'connection');
  const spare = connect((whole.server.address() as AddressInfo).port, '127.0.0.1');
  const ended = once(spare, 'close');
  await accepted;
  await closeInOrder({ app: whole, ...others, closeDatabase: close, answersMs: never });
  await ended;
});
