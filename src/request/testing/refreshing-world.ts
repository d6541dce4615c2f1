import type { SessionCall, SessionSnapshot } from '../ports.ts';
import { createRequestWorld, endpoint, guest } from './request-world.ts';
import type { ScriptedStep, SentRequest } from './scripted-fetch.ts';

const refresh = endpoint('POST', '/refreshtoken', { auth: 'none', critical: true });

/** A request world whose refresh makes a call and sets the next credentials. */
export function refreshingWorld(
  script: Record<string, ScriptedStep | ScriptedStep[]>,
  session: SessionSnapshot = guest,
) {
  let renewals = 0;
  const world = createRequestWorld({
    session,
    script: { 'POST /refreshtoken': {}, ...script },
    async renew(call: SessionCall) {
      const answer = await call(refresh, {});
      if (!answer.ok) return answer;
      renewals += 1;
      world.setSession({
        cartId: `cart-r${renewals}`,
        credentials: session.isLoggedIn
          ? { accessToken: `access-r${renewals}`, refreshToken: `refresh-r${renewals}` }
          : { accessKeyId: `key-r${renewals}`, secretKey: 's', sessionToken: 't' },
      });
      return { ok: true, data: undefined };
    },
  });
  return { ...world, refreshes: () => world.to('/refreshtoken').length };
}

/** 401 for the credentials at the start of the test. */
export const unlessRenewed = ({ headers }: SentRequest) =>
  headers['x-auth-token']?.includes('-r') ? { json: 'fine' } : { status: 401 };
