import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../../database/database.ts';
import { authorToken } from '../../testing/test-app.ts';
import { setUpLogin, type Visitor } from './set-up-login.ts';

export const source = 'Gmail';

interface Started {
  readonly address: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What is chosen on the page of the sandbox's provider. */
export type Choice =
  | { readonly person: '0' | '1' | '2' }
  | { readonly name: string; readonly email: string }
  | { readonly cancel: 'yes' };

/** The first of the sample people. */
export const asha = { person: '0' } as const;
/** The one whose email address the provider has not verified. */
export const noor = { person: '2' } as const;

const basic = `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`;

/** The whole server, with visitors who go to the sandbox's provider and come back. */
export async function setUpSocial(db: Database, options: Parameters<typeof setUpLogin>[1] = {}) {
  const test = await setUpLogin(db, options);

  async function start(by: Visitor): Promise<Started> {
    const reply = await by.call('POST', '/loginhandler/socialstart', { source });
    return reply.json<{ data: Started }>().data;
  }

  const page = (address: string, headers: Record<string, string> = { authorization: basic }) =>
    test.get(address, headers);

  /** Chooses on the page of the provider, and returns its answer. */
  function choose(
    address: string,
    choice: Choice,
    headers: Record<string, string> = { authorization: basic },
  ) {
    const asked = address.slice(address.indexOf('?') + 1);
    return test.ask({
      method: 'POST',
      url: '/sandbox/identity/authorize',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ asked, ...choice }).toString(),
    });
  }

  function returned(reply: LightMyRequestResponse): URLSearchParams {
    return new URL(String(reply.headers.location)).searchParams;
  }

  /** The body with which the app exchanges what the customer comes back with. */
  async function goToProvider(by: Visitor, choice: Choice) {
    const { address, nonce, verifier } = await start(by);
    const query = returned(await choose(address, choice));
    return { source, code: query.get('code') ?? '', iss: query.get('iss') ?? '', nonce, verifier };
  }

  /** What the app holds after a person has come back. */
  async function arrive(by: Visitor, choice: Choice = asha) {
    const reply = await by.call('POST', '/loginhandler/socialtoken', await goToProvider(by, choice));
    return reply.json<{ data: { token: string; email?: string; firstName?: string; lastName?: string } }>()
      .data;
  }

  /** The steps of the app after that; each returns the reply. */
  const as = (by: Visitor) => ({
    search: (token: string, more: object = {}) =>
      by.call('POST', '/loginhandler/searchuser', { source, token, ...more }),
    announce: (token: string, more: object = {}) =>
      by.call('POST', '/loginhandler/prelogin', { source, token, ...more }),
    logIn: (token: string, more: object = {}) =>
      by.call('POST', '/loginhandler/sociallogin', { source, token, ...more }),
    enter: (mobile: string, code: string, more: object = {}) =>
      by.call('POST', '/loginhandler/socialvalidatecode', {
        source,
        mobile,
        code,
        screenName: 'login',
        ...more,
      }),
  });

  /** Signs up with an account of the provider. */
  async function signUp(by: Visitor, mobile: string, choice: Choice = asha) {
    const { token } = await arrive(by, choice);
    await as(by).announce(token, {
      mobile,
      firstName: 'Asha',
      lastName: 'Menon',
      email: 'asha@home.example',
    });
    return as(by).enter(mobile, await test.codeOf(mobile));
  }

  return { ...test, start, page, choose, returned, goToProvider, arrive, as, signUp };
}
