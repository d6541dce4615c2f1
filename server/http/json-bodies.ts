import type { FastifyInstance } from 'fastify';
import { deepestNesting, isNestedBeyond } from './nesting.ts';

/** Reads bodies as JSON. An empty body is accepted with any content type, as the anonymous-user call sends it. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, {});
    const refuse = (code: string, message: string) =>
      done(Object.assign(new Error(message), { statusCode: 400, code }));
    if (isNestedBeyond(deepestNesting, body as string))
      return refuse('TOO_DEEP', `The body nests lists and objects more than ${deepestNesting} levels deep.`);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      refuse('INVALID_JSON', 'The body is no JSON.');
    }
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD')
      request.body = {};
  });
}
