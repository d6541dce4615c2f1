import { errorCodes, type FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';
import { deepestNesting, isNestedBeyond } from './nesting.ts';

/** Reads bodies as JSON. An empty body is accepted with any content type, as the anonymous-user call sends it. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
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
  app.addContentTypeParser('*', (request, _, done) => {
    if (hasBody(request)) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
    else done(null, {});
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD')
      request.body = {};
  });
}
