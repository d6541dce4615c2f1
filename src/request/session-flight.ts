import { genericTexts } from '#src/config/texts/generic.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import { credentialKey } from './credentials.ts';
import type { PopupPort, SessionCall, SessionPort } from './ports.ts';
import { isRequestError, RequestError } from './request-error.ts';

interface FlightPorts {
  readonly session: SessionPort;
  readonly popup: PopupPort;
  readonly call: SessionCall;
}

/** Changes of the session: one at a time, whoever asks meanwhile waits for the same one. */
export function createSessionFlight({ session, popup, call }: FlightPorts) {
  let flight: Promise<void> | null = null;
  let refused: { key: string; error: RequestError } | null = null;

  function run(work: () => Promise<void>): Promise<void> {
    flight ??= work().finally(() => {
      flight = null;
    });
    return flight;
  }

  return {
    /** A session to make calls with; the first visit creates an anonymous one (SES-02). */
    ensure(): Promise<void> {
      if (flight) return flight;
      if (credentialKey(session.current()) !== '') return Promise.resolve();
      return run(() => session.createAnonymous(call));
    },

    /** Another session than the one with these credentials. A late 401 of credentials that are gone already costs no refresh. */
    renew(usedKey: string): Promise<void> {
      if (refused?.key === usedKey) return Promise.reject(refused.error);
      if (credentialKey(session.current()) !== usedKey) return this.ensure();
      return run(async () => {
        try {
          await session.renew(call);
        } catch (error) {
          if (!isRequestError(error) || error.status !== 401) throw error;
          // Somebody logged in or out meanwhile: what was refused is over, and the session that is there now is not to blame.
          if (credentialKey(session.current()) !== usedKey) return;
          refused = { key: usedKey, error: refusedError(error) };
          session.fail();
          popup.show({
            kind: 'session',
            header: genericTexts.header,
            text: requestTexts.sessionFailed,
            button: genericTexts.button,
          });
          throw refused.error;
        }
      });
    },

    fresh(): Promise<void> {
      return run(() => session.createAnonymous(call));
    },
  };
}

export type SessionFlight = ReturnType<typeof createSessionFlight>;

function refusedError(cause: RequestError): RequestError {
  return new RequestError({
    kind: 'session',
    code: 'REFRESH_REFUSED',
    status: 401,
    message: 'The session could not be renewed',
    requestId: cause.requestId,
    displayMsg: requestTexts.sessionFailed,
    shown: true,
    cause,
  });
}
