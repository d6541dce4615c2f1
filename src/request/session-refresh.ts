import { untilAborted } from './abort.ts';
import { credentialKey, isSomeoneElse } from './credentials.ts';
import type { Exchange, Policy, RawReply } from './exchange.ts';
import type { SessionPort, SessionSnapshot } from './ports.ts';
import type { SessionFlight } from './session-flight.ts';
import { statusError } from './status-error.ts';

interface SessionRefreshPorts {
  readonly session: SessionPort;
  readonly flight: SessionFlight;
}

/**
 * On a 401, renews the session and replays the call with the values of the new session, including its cart id. A guest whose session the server
 * does not renew gets a new one: a call is sent once as the new guest.
 */
export function sessionRefresh({ session, flight }: SessionRefreshPorts): Policy {
  return async (exchange, next) => {
    let isNewGuest = false;
    for (;;) {
      const reply = await next(exchange);
      if (reply.status !== 401) return reply;
      if (exchange.endpoint.auth === 'none') throw statusError(exchange, reply);
      if (exchange.budget.refresh === 0 || isNewGuest) throw sessionError(exchange, reply);

      exchange.budget.refresh -= 1;
      const sentAs = exchange.session;
      const { signal } = exchange.options;
      await untilAborted(flight.renew(credentialKey(sentAs)), { signal, requestId: exchange.requestId });
      if (isSomeoneElse(sentAs, session.current())) {
        throw statusError(exchange, reply, { kind: 'session', code: 'SESSION_ENDED' });
      }
      isNewGuest = isAnotherGuest(sentAs, session.current());
    }
  };
}

/** The server's text is about a session, of which a guest knows nothing: a guest gets the text of any failed call. */
function sessionError(exchange: Exchange, reply: RawReply) {
  const texts = { displayMsg: undefined, header: undefined, btnMsg: undefined };
  return statusError(exchange, reply, { kind: 'session', ...(exchange.session.isLoggedIn ? {} : texts) });
}

function isAnotherGuest(before: SessionSnapshot, now: SessionSnapshot): boolean {
  return !before.isLoggedIn && !now.isLoggedIn && now.userId !== before.userId;
}
