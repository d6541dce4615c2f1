import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { type ApiDocument, docsPage, docsStyle } from './docs-page.ts';

/** The API as OpenAPI and as a page, both from the contracts. Must be registered before the calls. */
export async function registerDocs(app: FastifyInstance, isHttps: boolean) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'API of the shop',
        version: '1',
        description: 'Every call of the product, from its contracts.',
      },
    },
    transform: jsonSchemaTransform,
  });
  const policy = contentSecurityPolicy({ isHttps, inlineStyles: [docsStyle] });
  app.get('/api/docs/json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      .send(docsPage(app.swagger() as ApiDocument)),
  );
}
