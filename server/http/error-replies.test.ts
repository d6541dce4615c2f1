import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { DiskFull } from '../database/disk-full.ts';
import { registerErrorReplies } from './error-replies.ts';
import { createLogger } from './logger.ts';

/** The reply and the log lines of a call that ends with a database error. */
async function afterError(code: string, message: string) {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: createLogger('warn', {
      write: (line: string) => void lines.push(line),
    }) as FastifyBaseLogger,
  });
  registerErrorReplies(app);
  app.get('/', async () => {
    throw Object.assign(new Error(message), { code });
  });
  const reply = await app.inject('/');
  return {
    status: reply.statusCode,
    code: reply.json().errors[0].code,
    logged: lines.map((line) => JSON.parse(line).level),
  };
}
const [warn, error] = [40, 50];

it.each([
  ['22021', 'invalid byte sequence for encoding "UTF8": 0x00'],
  ['22P05', 'unsupported Unicode escape sequence'],
  ['22P02', 'invalid input syntax for type json'],
])('answers 400 for a text that the database cannot keep (%s), and logs it', async (code, message) => {
  expect(await afterError(code, message)).toEqual({ status: 400, code: 'INVALID_INPUT', logged: [warn] });
});

it.each([
  ['22P02', 'invalid input syntax for type integer: "x"'],
  ['22003', 'value out of range'],
])("takes other errors of the database for the server's own: %s", async (code, message) => {
  expect(await afterError(code, message)).toEqual({ status: 500, code: 'INTERNAL', logged: [error] });
});

it('answers 503 while the database does not answer, and says when to ask again', async () => {
  const app = Fastify();
  registerErrorReplies(app);
  app.get('/', async () => {
    throw new DatabaseUnavailable('Connection terminated unexpectedly');
  });
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).not.toContain('terminated');
});

it.each([
  ['the database', () => new DiskFull('could not extend file: No space left on device')],
  ['this machine', () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })],
])('names a full disk of %s in the log and in the reply', async (_, fault) => {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: createLogger('warn', {
      write: (line: string) => void lines.push(line),
    }) as FastifyBaseLogger,
  });
  registerErrorReplies(app);
  app.get('/', async () => {
    throw fault();
  });
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([503, 'STORAGE_FULL']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.body).not.toContain('space');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: error, msg: 'the disk is full' }]);
});
