import { genericTexts } from '#src/config/texts/generic.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import type { Answer, Refusal } from './answer.ts';
import { credentialKey } from './credentials.ts';
import type { PopupPort, SessionCall, SessionPort } from './ports.ts';
import { errorOfRefusal } from './refusal-of-error.ts';
import { RequestError } from './request-error.ts';

interface FlightPorts {
  readonly session: SessionPort;
  readonly popup: PopupPort;
  readonly call: SessionCall;
}

/** Creates and renews the session. Only one change runs at a time; other callers wait for the same one. */
export function createSessionFlight({ session, popup, call }: FlightPorts) {
  let flight: Promise<void> | null = null;
  let refused: { key: string; error: RequestError } | null = null;

  function run(work: () => Promise<Answer<void>>): Promise<void> {
    flight ??= work()
      .then((answer) => {
        if (!answer.ok) throw errorOfRefusal(answer.refusal);
      })
      .finally(() => {
        flight = null;
      });
    return flight;
  }

  return {
    /** Ensures that there is a session; the first visit creates an anonymous one (SES-02). */
    ensure(): Promise<void> {
      if (flight) return flight;
      if (credentialKey(session.current()) !== '') return Promise.resolve();
      return run(() => session.createAnonymous(call));
    },

    /** Renews the session if it still has these credentials. A late 401 for older credentials causes no refresh. */
    renew(usedKey: string): Promise<void> {
      if (refused?.key === usedKey) return Promise.reject(refused.error);
      const { isLoggedIn, partner } = session.current();
      if (credentialKey(session.current()) !== usedKey) return this.ensure();
      return run(async () => {
        const answer = await session.renew(call);
        if (answer.ok || answer.refusal.status !== 401) return answer;
        // A login or a logout has replaced the session meanwhile: the refusal concerns the old one only.
        if (credentialKey(session.current()) !== usedKey) return { ok: true, data: undefined };
        // The app of a partner logs in again when it is opened again (MIN-10).
        const text = partner === null ? requestTexts.sessionFailed : requestTexts.partnerSessionFailed;
        refused = { key: usedKey, error: refusedError(answer.refusal, isLoggedIn ? text : null) };
        session.fail();
        // A guest has no login that ended: the caller shows that its call failed.
        if (isLoggedIn) {
          popup.show({
            kind: 'session',
            header: genericTexts.header,
            text,
            button: genericTexts.button,
          });
        }
        throw refused.error;
      });
    },

    fresh(): Promise<void> {
      return run(() => session.createAnonymous(call));
    },
  };
}

export type SessionFlight = ReturnType<typeof createSessionFlight>;

/** `shown` is what a popup has said. */
function refusedError({ requestId }: Refusal, shown: string | null): RequestError {
  return new RequestError({
    kind: 'session',
    code: 'REFRESH_REFUSED',
    status: 401,
    message: 'The session could not be renewed',
    requestId,
    ...(shown === null ? {} : { displayMsg: shown, shown: true }),
  });
}
