import type { FastifyInstance } from 'fastify';
import type { SandboxDoor } from '../sandbox-door.ts';
import { readForced, variantsCookie, writeForced } from './forced-variants.ts';
import { lockedVariantsPage, variantsPage, variantsPath } from './variants-page.ts';

interface Options {
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

/** Most bytes of the form. */
const bodyLimit = 4 * 1024;

/** The page on which one says which variants of experiments this browser sees. */
export function registerVariants(app: FastifyInstance, { door, isHttps }: Options) {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;

  app.get(variantsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedVariantsPage(isHttps));
    const { html, headers } = variantsPage(readForced(request.cookies[variantsCookie] ?? ''), isHttps);
    return reply.headers(headers).send(html);
  });

  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post(variantsPath, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
      if (!(await door.mayOpen(request))) return door.refuse(reply, lockedVariantsPage(isHttps));
      const sent = typeof request.body === 'string' ? request.body : '';
      const forced = new URLSearchParams(sent).get('all') === 'off' ? '' : writeForced(readForced(sent));
      const answer = reply.header('cache-control', 'no-store');
      return (
        forced === ''
          ? answer.clearCookie(variantsCookie, cookie)
          : answer.setCookie(variantsCookie, forced, cookie)
      ).redirect(variantsPath, 303);
    });
  });
}
