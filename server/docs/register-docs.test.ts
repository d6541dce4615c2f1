import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { registerDocs } from './register-docs.ts';

it.each([
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/json', 'application/json; charset=utf-8'],
])('%s is made once, and not sent again to who has it', async (url, type) => {
  const app = Fastify();
  await registerDocs(app, false);
  app.get('/calls/one', { schema: { summary: 'The one call' } }, async () => 'done');
  await app.ready();
  const swagger = vi.spyOn(app, 'swagger');
  const [first, second] = [await app.inject(url), await app.inject(url)];
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe(type);
  expect(first.body).toContain('The one call');
  expect(second.body).toBe(first.body);
  expect(swagger).toHaveBeenCalledTimes(1);
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  await app.close();
});
