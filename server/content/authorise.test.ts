import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { sandboxAuthorToken } from '../settings.ts';
import { createAuthorise } from './authorise.ts';
import { createAuthors } from './authors.ts';

const tokens = [
  { name: 'Asha', token: 'token-of-asha' },
  { name: 'sandbox', token: sandboxAuthorToken },
];

function authorising() {
  const refusals = { check: vi.fn(async () => {}), take: vi.fn(async () => {}) };
  const authors = createAuthors(tokens);
  return { ...createAuthorise({ authors, refusals: refusals as never }), refusals };
}

/** A request of this machine, unless it says otherwise. */
const request = (authorization: string | undefined, headers: object = {}, more: object = {}) =>
  ({
    ip: '127.0.0.1',
    hostname: 'localhost',
    headers: { ...(authorization !== undefined && { authorization }), ...headers },
    originalUrl: '/content',
    raw: { rawHeaders: ['Host', 'localhost'], httpVersion: '1.1' },
    ...more,
  }) as unknown as FastifyRequest;

it('lets an author pass, and knows whose token it was', async () => {
  const { authorise, authorOf, refusals } = authorising();
  const asked = request('Bearer token-of-asha');
  await authorise(asked);
  expect(authorOf(asked)).toBe('Asha');
  expect(refusals.check).toHaveBeenCalledExactlyOnceWith('127.0.0.1');
  expect(refusals.take).not.toHaveBeenCalled();
});

it.each([
  undefined,
  'token-of-asha',
  'Bearer ',
  'Bearer token-of-ash',
  'x Bearer token-of-asha',
  'bearer token-of-asha',
])('refuses %j, counts it, and knows no author of it', async (authorization) => {
  const { authorise, authorOf, refusals } = authorising();
  const asked = request(authorization);
  await expect(authorise(asked)).rejects.toMatchObject({
    status: 401,
    entry: { code: 'AUTHOR_TOKEN', displayMsg: expect.stringContaining('AUTHOR_TOKEN') },
  });
  expect(refusals.take).toHaveBeenCalledExactlyOnceWith('127.0.0.1');
  expect(() => authorOf(asked)).toThrow('The request was not authorised.');
});

it('looks at no token of a caller who has sent too many wrong ones', async () => {
  const { authorise, authorOf, refusals } = authorising();
  const tooOften = new Error('Too often.');
  refusals.check.mockRejectedValue(tooOften);
  const asked = request('Bearer token-of-asha');
  await expect(authorise(asked)).rejects.toBe(tooOften);
  expect(() => authorOf(asked)).toThrow();
});

it.each<[string, FastifyRequest, boolean]>([
  ['the command of this machine', request(`Bearer ${sandboxAuthorToken}`), true],
  ['a page', request(`Bearer ${sandboxAuthorToken}`, { origin: 'http://localhost:4000' }), false],
  ['a browser', request(`Bearer ${sandboxAuthorToken}`, { 'sec-fetch-site': 'same-origin' }), false],
  ['another machine', request(`Bearer ${sandboxAuthorToken}`, {}, { hostname: 'shop.example' }), false],
])('the token of the sandbox, which everybody knows, from %s', async (_title, asked, passes) => {
  const { authorise, authorOf, refusals } = authorising();
  const done = authorise(asked);
  if (passes) {
    await done;
    expect(authorOf(asked)).toBe('sandbox');
  } else
    await expect(done).rejects.toMatchObject({
      status: 403,
      entry: { code: 'AUTHOR_TOKEN', displayMsg: expect.stringContaining('public') },
    });
  // It is a right token: nobody is locked out by it.
  expect(refusals.take).not.toHaveBeenCalled();
});

it('a token that was set is not bound to this machine', async () => {
  const { authorise, authorOf } = authorising();
  const asked = request(
    'Bearer token-of-asha',
    { origin: 'https://other.example' },
    { hostname: 'shop.example' },
  );
  await authorise(asked);
  expect(authorOf(asked)).toBe('Asha');
});

it('knows whether the token of the sandbox is one of the tokens', () => {
  expect(createAuthors(tokens).hasPublicToken).toBe(true);
  expect(createAuthors(tokens.slice(0, 1)).hasPublicToken).toBe(false);
  expect(createAuthors([]).hasPublicToken).toBe(false);
});
