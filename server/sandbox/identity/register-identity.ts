import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formOf, readForms } from '../../http/form-bodies.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import { authorizePage, authorizePath, lockedAuthorizePage, wrongAuthorizePage } from './authorize-page.ts';
import { type Person, samplePeople, typedPerson } from './people.ts';
import { clientId, type SandboxIdentity } from './sandbox-identity.ts';

interface Options {
  readonly identity: SandboxIdentity;
  /** Where the app of this request is led back to. */
  readonly returnAddress: (request: FastifyRequest) => string;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

const askedFor = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(clientId),
  redirect_uri: z.string(),
  code_challenge_method: z.literal('S256'),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  state: z.string().min(1).max(200),
  nonce: z.string().max(200).optional(),
});

const typed = z.object({ name: z.string().trim().min(1).max(80), email: z.email().max(50) });

/**
 * The page of the sandbox's provider on which a person says who they are. Here one can log in as anybody, so it is as open as the text messages are.
 * The other addresses of the provider are asked inside the process.
 */
export function registerIdentity(app: FastifyInstance, { identity, returnAddress, door, isHttps }: Options) {
  function wishIn(query: URLSearchParams, request: FastifyRequest) {
    const { data } = askedFor.safeParse(Object.fromEntries(query));
    return data?.redirect_uri === returnAddress(request) ? data : undefined;
  }

  function refuse(reply: FastifyReply) {
    const { html, headers } = wrongAuthorizePage(isHttps);
    return reply.status(400).headers(headers).send(html);
  }

  app.get(authorizePath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedAuthorizePage(isHttps));
    const query = new URLSearchParams(request.url.split('?')[1]);
    if (!wishIn(query, request)) return refuse(reply);
    const { html, headers } = authorizePage(query.toString(), isHttps);
    return reply.headers(headers).send(html);
  });

  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    readForms(scope);
    scope.post(authorizePath, { schema: { hide: true } }, async (request, reply) => {
      if (!(await door.mayOpen(request))) return door.refuse(reply, lockedAuthorizePage(isHttps));
      const form = formOf(request);
      const wish = wishIn(new URLSearchParams(form.get('asked') ?? ''), request);
      if (!wish) return refuse(reply);
      const back = new URL(wish.redirect_uri);
      back.searchParams.set('state', wish.state);
      back.searchParams.set('iss', identity.issuer);
      const person = personIn(form);
      if (person) {
        const { redirect_uri: redirectUri, code_challenge: challenge, nonce } = wish;
        back.searchParams.set('code', await identity.codeFor(person, { redirectUri, challenge, nonce }));
      } else back.searchParams.set('error', 'access_denied');
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    });
  });
}

/** Who was chosen or typed; undefined for who went back. */
function personIn(form: URLSearchParams): Person | undefined {
  const chosen = samplePeople[Number(form.get('person') ?? Number.NaN)];
  if (chosen) return chosen;
  const { data } = typed.safeParse(Object.fromEntries(form));
  return data && typedPerson(data.name, data.email);
}
