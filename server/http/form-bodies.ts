import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Most bytes of a form: those of payments hold a few ids and signatures. */
export const formLimit = 16 * 1024;
/** Most fields of a form: each costs memory. */
const mostFields = 100;

/**
 * Lets the routes of a scope take forms, as a record of texts. No other route does. The first of several fields with one name counts: nobody may
 * append a second value.
 */
export function readForms(scope: FastifyInstance) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_, body, done) => {
      const pairs = [...new URLSearchParams(String(body))];
      if (pairs.length > mostFields)
        return done(
          Object.assign(new Error(`The form has more than ${mostFields} fields.`), {
            statusCode: 400,
            code: 'TOO_MANY_FIELDS',
          }),
        );
      done(null, fieldsOf(pairs));
    },
  );
}

const form = z.record(z.string(), z.string()).catch({});

/** The fields of a form that `readForms` has read; none where the request has no form. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(form.parse(body));
}

/** Texts by name. Fields of a form come from outside: none of their names is one that every object has. */
export function fieldsOf(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) if (!fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}
