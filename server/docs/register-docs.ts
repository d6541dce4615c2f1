import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { Answer, revalidated } from '../http/answer.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { Serialised, textVersion } from '../http/serialised.ts';
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
  const html = 'text/html; charset=utf-8';
  // Calls are registered later, and none after the server has begun to listen: each is made at its first request.
  let json: Answer<unknown> | undefined;
  let page: Answer<unknown> | undefined;
  app.get('/api/docs/json', { schema: { hide: true } }, (_, reply) => {
    json ??= keptAnswer(app.swagger());
    return sendAnswer(reply, json, ofNobody);
  });
  app.get('/api/docs', { schema: { hide: true } }, (_, reply) => {
    page ??= keptAnswer(docsPage(app.swagger() as ApiDocument), html);
    return sendAnswer(reply.header('content-security-policy', policy), page, ofNobody);
  });
}

/** Only the next build changes it, which no purge tells: caches in front ask each time. */
const ofNobody = { seconds: 0, tags: [] };

function keptAnswer(body: object | string, contentType?: string): Answer<unknown> {
  const serialised = new Serialised(body);
  return new Answer(body, {
    cacheControl: revalidated,
    etag: textVersion(serialised.bytes.toString()),
    serialised,
    ...(contentType && { contentType }),
  });
}
