import { untilAborted } from './abort.ts';
import { credentialKey } from './credentials.ts';
import type { Policy } from './exchange.ts';
import type { SessionPort, SessionSnapshot } from './ports.ts';
import type { SessionFlight } from './session-flight.ts';
import { statusError } from './status-error.ts';

interface SessionRefreshPorts {
  readonly session: SessionPort;
  readonly flight: SessionFlight;
}

/** On a 401, renews the session and replays the call with the values of the new session, including its cart id. */
export function sessionRefresh({ session, flight }: SessionRefreshPorts): Policy {
  return async (exchange, next) => {
    for (;;) {
      const reply = await next(exchange);
      if (reply.status !== 401) return reply;
      if (exchange.endpoint.auth === 'none') throw statusError(exchange, reply);
      if (exchange.budget.refresh === 0) throw statusError(exchange, reply, { kind: 'session' });

      exchange.budget.refresh -= 1;
      const sentAs = exchange.session;
      const { signal } = exchange.options;
      await untilAborted(flight.renew(credentialKey(sentAs)), { signal, requestId: exchange.requestId });
      if (isSomeoneElse(sentAs, session.current())) {
        throw statusError(exchange, reply, { kind: 'session', code: 'SESSION_ENDED' });
      }
    }
  };
}

/** Whether the session is another person's now: a customer's call is never sent again as a guest or as another customer. */
function isSomeoneElse(before: SessionSnapshot, now: SessionSnapshot): boolean {
  return before.isLoggedIn && (!now.isLoggedIn || now.userId !== before.userId);
}
