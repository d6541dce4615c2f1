// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partnerLoginDone } from '#schemas/compiled/stored/partner-login-done.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { askLogin } from '#src/features/login/ask-login.tsx';
import { beginAsk, endAsk } from '#src/features/login/ask-port.ts';
import { welcomed } from '#src/features/login/testing/render-login.tsx';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { loggedIn, selectSession, sessionCreated } from '#src/features/session/session-slice.ts';
import type { Partner } from '#src/request/ports.ts';
import { offline, refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createFakeClock, flush } from '#src/request/testing/fake-clock.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { startPartnerLogin } from './start-partner-login.tsx';

const unable = 'We are unable to login , Please retry or exit to native app';
const failed = 'There was an error while signing-in. Please retry or exit.';

const userAgents: Readonly<Record<Partner, string>> = {
  PAYTM: 'Mozilla/5.0 (Linux; Android 13) AppContainer PaytmRelease/10.30',
  GPAY: 'Mozilla/5.0 (Linux; Android 13) GPay-Microapps/1.0',
};

const ways = {
  status: 'SUCCESS',
  data: {
    social: [],
    password: false,
    partners: [
      { vendor: 'PAYTM', clientId: 'shop-at-paytm' },
      { vendor: 'GPAY', clientId: 'shop-at-google' },
    ],
  },
};

const guest = sessionCreated({
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
});

const host = globalThis as { JSBridge?: unknown; microapps?: unknown };

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/menu');
});
afterEach(async () => {
  cleanup();
  // A dialog that is taken away says so in a timer, which comes before this one.
  await new Promise((done) => setTimeout(done));
  delete host.JSBridge;
  delete host.microapps;
  vi.restoreAllMocks();
});

interface Around {
  readonly partner?: Partner;
  readonly isGuest?: boolean;
  readonly inApp?: boolean;
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** A guest opens the product in the app of a partner. */
function visit({ partner = 'PAYTM', isGuest = true, inApp = true, answers = {} }: Around = {}) {
  if (inApp) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgents[partner]);
  const clock = createFakeClock();
  const call = vi.fn((endpoint: AnyEndpoint, _options?: unknown) => {
    const all: Record<string, unknown> = { getLoginWays: ways, partnerLogin: welcomed(), ...answers };
    const answer = all[endpoint.id];
    if (answer === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return typeof answer === 'function' ? (answer() as unknown) : answer;
  });
  const { store, persistence } = createTestStore({ request: requestAnswering(call), clock });
  if (isGuest) store.dispatch(guest);
  store.dispatch(visitBegan({ utm: { utm_source: 'x' }, partner }));
  const loadScript = vi.fn();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Overlay />
      </MemoryRouter>
    </Provider>,
  );
  const start = () => act(() => clock.finish(startPartnerLogin({ store, persistence, loadScript })));
  const asked = () => call.mock.calls.map(([{ id }]) => id);
  const session = () => selectSession(store.getState());
  return { store, persistence, call, clock, loadScript, start, asked, session, user: userEvent.setup() };
}

/** What the app of Paytm puts into the page: it answers with each of these in turn. */
function paytm(...answers: readonly object[]) {
  const left = [...answers];
  const call = vi.fn((name: string, _data: object, done: (answer: object) => void) => {
    if (name === 'paytmFetchAuthCode') done(left.shift() ?? { data: { authId: 'the-code' } });
  });
  host.JSBridge = { call };
  return call;
}

describe('in the app of a partner', () => {
  it('API-014 MIN-02 MIN-03 MIN-04 Paytm gives a code, and the customer is logged in with all that the reply says', async () => {
    const bridge = paytm();
    const { start, call, session, persistence } = visit();
    await start();
    expect(bridge.mock.calls.map(([name, data]) => [name, data])).toEqual([
      ['paytmFetchAuthCode', { clientId: 'shop-at-paytm' }],
    ]);
    expect(call.mock.calls.at(-1)).toEqual([
      expect.objectContaining({ id: 'partnerLogin' }),
      { params: { vendor: 'PAYTM' }, body: { authCode: 'the-code', clientId: 'shop-at-paytm' } },
    ]);
    expect(session()).toMatchObject({
      isLoggedIn: true,
      userId: 'user-7',
      cartId: 'cart-7',
      firstName: 'Asha',
      cognitoId: 'cognito-7',
      loginType: 'PAYTM',
      credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(persistence.read(partnerLoginDone)).toBe(true);
  });

  it('API-014 MIN-01 MIN-03 Google Pay gives a token for the session that asks, which is begun first', async () => {
    const getPhoneNumber = vi.fn(async () => 'the-token');
    host.microapps = { getPhoneNumber };
    const created = {
      userId: 'guest-9',
      cartId: 'cart-9',
      credentials: { accessKeyId: 'k', secretKey: 's', sessionToken: 't' },
    };
    const { start, call, session } = visit({
      partner: 'GPAY',
      isGuest: false,
      answers: { createAnonymousUser: created },
    });
    await start();
    expect(getPhoneNumber).toHaveBeenCalledWith({ nonce: 'guest-9' });
    expect(call.mock.calls.at(-1)?.[1]).toEqual({
      params: { vendor: 'GPAY' },
      body: { authCode: 'the-token', clientId: 'shop-at-google' },
    });
    expect(session()).toMatchObject({ isLoggedIn: true, loginType: 'GPAY' });
  });

  it('API-014 SES-34 what the guest has in the cart stays there', async () => {
    paytm();
    const { start, store, session } = visit();
    store.dispatch(addProduct({ productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 }));
    await start();
    expect(session().isLoggedIn).toBe(true);
    expect(selectLines(store.getState())).toMatchObject([{ productId: 'P1', quantity: 1 }]);
  });

  it('API-014 waits for the bridge that the app puts into the page', async () => {
    const { clock, store, persistence, loadScript, session } = visit();
    const work = startPartnerLogin({ store, persistence, loadScript });
    await flush();
    await clock.advance(1000);
    expect(session().isLoggedIn).toBe(false);
    paytm();
    await act(() => clock.finish(work));
    expect(session().isLoggedIn).toBe(true);
  });

  it.each([
    ['the customer says no', { error: -1, errorMessage: 'User denied consent' }],
    ['its login fails', { error: -2 }],
    ['it gives nothing', { data: { authId: '' } }],
  ])('MIN-09 no code, because %s: the text, and the ways on', async (_, answer) => {
    paytm(answer);
    const { start, asked } = visit();
    await start();
    const dialog = await screen.findByRole('dialog', { name: 'You are not logged in yet' });
    expect(dialog).toHaveAccessibleDescription(unable);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Exit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on without logging in' })).toBeVisible();
    // Never a form of the web.
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(asked()).not.toContain('partnerLogin');
  });

  it('MIN-09 an app that puts no bridge into the page gives no code', async () => {
    const { start } = visit();
    await start();
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(unable);
    expect(screen.queryByRole('button', { name: 'Exit' })).toBeNull();
  });

  it('MIN-11 a refused code: the text, and what the server says', async () => {
    paytm();
    const displayMsg = 'We cannot reach Paytm at the moment.';
    const { start } = visit({ answers: { partnerLogin: refused({ status: 424, displayMsg }) } });
    await start();
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(failed);
    expect(screen.getByRole('status')).toHaveTextContent(displayMsg);
  });

  it('MIN-11 without a connection: the text', async () => {
    paytm();
    const { start } = visit({ answers: { getLoginWays: offline } });
    await start();
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(failed);
  });

  it('MIN-09 MIN-11 Retry asks the app for another code, and closes the dialog once it is taken', async () => {
    paytm({ error: -1 }, { data: { authId: 'code-2' } }, { data: { authId: 'code-3' } });
    const answers = [refused({ status: 400, displayMsg: 'Used already.' }), welcomed()];
    const { start, user, session, call } = visit({ answers: { partnerLogin: () => answers.shift() } });
    await start();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription(failed));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session().isLoggedIn).toBe(true);
    const sent = call.mock.calls.filter(([{ id }]) => id === 'partnerLogin');
    expect(sent.map(([, options]) => (options as { body: { authCode: string } }).body.authCode)).toEqual([
      'code-2',
      'code-3',
    ]);
  });

  it('MIN-09 Exit closes the shop inside Paytm', async () => {
    const bridge = paytm({ error: -1 });
    const { start, user } = visit();
    await start();
    await user.click(await screen.findByRole('button', { name: 'Exit' }));
    expect(bridge).toHaveBeenLastCalledWith('popWindow', {}, expect.any(Function));
  });

  it('API-014 who closes the dialog goes on as a guest, and is not asked again in this visit', async () => {
    const bridge = paytm({ error: -1 });
    const { start, user } = visit();
    await start();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await start();
    expect(bridge).toHaveBeenCalledTimes(1);
  });

  it('API-014 who is logging in by themselves is not interrupted', async () => {
    paytm({ error: -1 });
    beginAsk({ onEnd() {}, wish: null });
    await visit().start();
    endAsk();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('whatever asks for a login there', () => {
  const ask = (store: ReturnType<typeof visit>['store'], redirectUrl?: string) => {
    const navigate = vi.fn();
    const asked = store.dispatch(askLogin({ from: 'cart', here: '/cart', redirectUrl, navigate }));
    return { navigate, asked };
  };

  it('MIN-10 API-014 asks the app, and no form is shown; then it goes on', async () => {
    const bridge = paytm({ error: -1 }, { data: { authId: 'code-2' } });
    const { start, user, store } = visit();
    await start();
    await user.click(await screen.findByRole('button', { name: 'Go on without logging in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { asked, navigate } = ask(store, '/wallet');
    await act(async () => expect(await asked).toBe(true));
    expect(bridge).toHaveBeenCalledTimes(2);
    expect(navigate).toHaveBeenCalledWith('/wallet');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('MIN-09 MIN-10 says why it failed, and who goes on is a guest', async () => {
    paytm({ error: -1 }, { error: -1 });
    const { start, user, store } = visit();
    await start();
    await user.click(await screen.findByRole('button', { name: 'Go on without logging in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { asked, navigate } = ask(store);
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(unable);
    await user.click(screen.getByRole('button', { name: 'Go on without logging in' }));
    await act(async () => expect(await asked).toBe(false));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('MIN-09 MIN-10 a link of the app that was opened in a browser leads out of it', async () => {
    const { start, store } = visit({ inApp: false });
    await start();
    ask(store);
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(unable);
    expect(screen.getByRole('button', { name: 'Open the shop outside the app' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('no code is asked for', () => {
  it('API-014 for a customer who is logged in: what plays the app is there for payments', async () => {
    const script = '/sandbox/partners/paytm.js';
    const partners = [{ vendor: 'PAYTM', clientId: 'shop-at-paytm', script }];
    const { start, store, asked, loadScript } = visit({
      answers: { getLoginWays: { ...ways, data: { ...ways.data, partners } } },
    });
    store.dispatch(
      loggedIn({
        attributes: { userId: 'user-7' },
        credentials: { accessToken: 'a', refreshToken: 'r' },
        loginType: 'OTP',
      }),
    );
    await start();
    expect(asked()).toEqual(['getLoginWays']);
    expect(loadScript).toHaveBeenCalledWith(script);
  });

  it('API-014 in a browser that a link of the app was opened in', async () => {
    const { start } = visit({ inApp: false });
    await start();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('API-014 where the shop is not set up for the partner', async () => {
    const bridge = paytm();
    const { start } = visit({
      answers: { getLoginWays: { status: 'SUCCESS', data: { social: [], password: true } } },
    });
    await start();
    expect(bridge).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('API-014 in the sandbox its script plays the app, in any browser', async () => {
  const script = '/sandbox/partners/paytm.js';
  const partners = [{ vendor: 'PAYTM', clientId: 'shop-at-paytm', script }];
  const { start, loadScript, session } = visit({
    inApp: false,
    answers: { getLoginWays: { ...ways, data: { ...ways.data, partners } } },
  });
  loadScript.mockImplementation(() => void paytm());
  await start();
  expect(loadScript).toHaveBeenCalledWith(script);
  expect(session().isLoggedIn).toBe(true);
});
