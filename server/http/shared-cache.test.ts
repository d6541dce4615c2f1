import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { noteTags, withTags } from '../cache-tags.ts';
import { keepCookiesFromCaches, sharedHeaders } from './shared-cache.ts';

const revalidated = 'public, max-age=0, must-revalidate';

it.each([
  [0, 90_000],
  [60, 999],
  [60, -1],
])(
  'with %s seconds, and another reply in %s milliseconds, caches in front keep nothing',
  (seconds, changesIn) => {
    expect(sharedHeaders({ seconds, changesIn, tags: ['page'] })).toEqual({ 'cache-control': revalidated });
  },
);

it.each([
  [60, undefined, 60],
  [60, 59_999, 59],
  [60, 90_000, 60],
])(
  'of %s seconds, and another reply in %s milliseconds, caches in front keep it for %s',
  (seconds, changesIn, life) => {
    const headers = sharedHeaders({ seconds, changesIn, tags: [] });
    expect(headers['cache-control']).toContain(`${revalidated}, s-maxage=${life}, stale-while-revalidate=`);
    expect(headers['cdn-cache-control']).toContain(`max-age=${life}, stale-while-revalidate=`);
    expect(headers).not.toHaveProperty('surrogate-key');
  },
);

it('a reply that sets a cookie is kept by no cache', async () => {
  const app = Fastify();
  await app.register(cookie);
  keepCookiesFromCaches(app);
  const headers = sharedHeaders({ seconds: 60, tags: [] });
  app.get('/plain', (_, reply) => reply.headers(headers).send('x'));
  app.get('/cookie', (_, reply) => reply.headers(headers).setCookie('a', 'b').send('x'));
  expect((await app.inject('/plain')).headers['cache-control']).toContain('s-maxage=60');
  const own = await app.inject('/cookie');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.headers).not.toHaveProperty('cdn-cache-control');
});

it('what is read is noted for whoever runs it, and for nobody else', async () => {
  let read: () => void = () => {};
  const wait = new Promise<void>((resolve) => (read = resolve));
  const one = withTags(true, async () => {
    await wait;
    noteTags('one', 'shared');
    return 1;
  });
  const two = withTags(true, async () => noteTags('two', 'shared', 'two'));
  noteTags('nobody');
  read();
  expect(await one).toEqual({ result: 1, tags: ['one', 'shared'] });
  expect((await two).tags).toEqual(['shared', 'two']);
});
