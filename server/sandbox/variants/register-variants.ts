import type { FastifyInstance } from 'fastify';
import { formOf, readForms } from '../../http/form-bodies.ts';
import type { ExperimentResults } from '../../results-text.ts';
import { usualDays } from '../../results/results-handlers.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import { readForced, variantsCookie, writeForced } from './forced-variants.ts';
import { lockedVariantsPage, variantsPage, variantsPath } from './variants-page.ts';

interface Options {
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
  /** Of the last days. */
  readonly results: (days: number) => Promise<ExperimentResults>;
}

/** The page on which one says which variants of experiments this browser sees. */
export function registerVariants(app: FastifyInstance, { door, isHttps, results }: Options) {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;

  app.get(variantsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedVariantsPage(isHttps));
    const forced = readForced(request.cookies[variantsCookie] ?? '');
    const { html, headers } = variantsPage({ forced, results: await results(usualDays), isHttps });
    return reply.headers(headers).send(html);
  });

  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    readForms(scope);
    scope.post(variantsPath, { schema: { hide: true } }, async (request, reply) => {
      if (!(await door.mayOpen(request))) return door.refuse(reply, lockedVariantsPage(isHttps));
      const form = formOf(request);
      const forced = form.get('all') === 'off' ? '' : writeForced(readForced(form.toString()));
      const answer = reply.header('cache-control', 'no-store');
      return (
        forced === ''
          ? answer.clearCookie(variantsCookie, cookie)
          : answer.setCookie(variantsCookie, forced, cookie)
      ).redirect(variantsPath, 303);
    });
  });
}
