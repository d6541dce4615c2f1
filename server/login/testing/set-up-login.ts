import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../../database/database.ts';
import { readSettings } from '../../settings.ts';
import { createOutbox } from '../../sms/outbox.ts';
import { registeredTexts } from '../../sms/sms-module.ts';
import { createTestApp, guestHeaders, loginHeaders } from '../../testing/test-app.ts';
import type { LoggedInSession } from '../../session/session-repository.ts';

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly logged?: string[];
  readonly authorToken?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One visitor: a guest, or a customer on one device. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>;
  readonly call: (method: Method, url: string, payload?: object) => Promise<LightMyRequestResponse>;
  readonly send: (mobile: string, names?: object) => Promise<LightMyRequestResponse>;
  readonly resend: (mobile: string) => Promise<LightMyRequestResponse>;
  readonly enter: (mobile: string, code: string) => Promise<LightMyRequestResponse>;
}

/** Six digits that are none of these codes. */
export function wrong(...codes: readonly string[]): string {
  return ['000000', '000001', '000002'].find((one) => !codes.includes(one)) ?? '';
}

/** The whole server, with visitors who ask for codes and read them in the outbox of the sandbox. */
export async function setUpLogin(db: Database, { env = {}, logged, authorToken }: Options = {}) {
  const test = await createTestApp(db, {
    env,
    shop: false,
    ...(logged && { logged }),
    ...(authorToken && { authorToken }),
  });
  const outbox = createOutbox({ db, now: test.clock.now, texts: registeredTexts(readSettings({})) });

  function as(
    headers: Readonly<Record<string, string>>,
    {
      from = '203.0.113.1',
      device = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36',
    } = {},
  ): Visitor {
    const call: Visitor['call'] = (method, url, payload) =>
      test.ask({
        method,
        url,
        headers: { ...headers, 'user-agent': device },
        remoteAddress: from,
        ...(payload && { payload }),
      });
    return {
      headers,
      call,
      send: (mobile, names = {}) => call('POST', '/loginhandler/sendotp', { mobile, ...names }),
      resend: (mobile) => call('POST', '/loginhandler/resendotp', { mobile }),
      enter: (mobile, code) => call('POST', '/loginhandler/validatecode', { mobile, code }),
    };
  }

  async function visitor(place?: Parameters<typeof as>[1]) {
    const guest = await test.sessions.createGuest();
    return { ...as(guestHeaders(guest), place), guest };
  }

  /** The code of the last message to a number. */
  async function codeOf(mobile: string): Promise<string> {
    const message = (await outbox.list()).find((one) => one.mobile === mobile);
    return /#(\d{6})$/.exec(message?.body ?? '')?.[1] ?? 'no code was sent';
  }

  /** A customer who has just logged in, on a device of their own. */
  async function customer(mobile: string, place?: Parameters<typeof as>[1]) {
    const guest = await visitor(place);
    await guest.send(mobile);
    const login = (await guest.enter(mobile, await codeOf(mobile))).json<
      LoggedInSession & { cognitoId: string }
    >();
    return { ...as(loginHeaders(login), place), login };
  }

  return { ...test, db, as, visitor, customer, codeOf, messages: outbox.list };
}
