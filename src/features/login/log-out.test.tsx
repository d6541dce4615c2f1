// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { loggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { offline } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { AccountCard } from './account-card.tsx';
import { button, renderLogin, welcomed } from './testing/render-login.tsx';

const login = (attributes?: object) =>
  loggedIn({ ...welcomed({ mobile: '9876543210', ...attributes }), loginType: 'OTP' });
const guest = {
  userId: 'guest-2',
  cartId: 'cart-2',
  credentials: { accessKeyId: 'key-2', secretKey: 'secret-2', sessionToken: 'token-2' },
};
const margherita = { productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 } as const;

let said: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  sessionStorage.clear();
  said = [];
  disconnect = connectToasts((message) => said.push(message));
});
afterEach(() => disconnect());

async function open(answers: Record<string, unknown> = {}, attributes: object = { firstName: 'Asha' }) {
  const view = await renderLogin({
    visit: ['/profile'],
    page: <AccountCard />,
    events: [login(attributes)],
    answers: { logout: { status: 'SUCCESS', data: {} }, createAnonymousUser: guest, ...answers },
  });
  act(() => void view.store.dispatch(addProduct(margherita)));
  const asked = () => view.call.mock.calls.map(([{ id }]) => id);
  return { ...view, asked };
}

it('SES-10 shows who is logged in', async () => {
  await open();
  expect(screen.getByText('Hello Asha')).toBeVisible();
  expect(screen.getByText('+91 ••••• •3210')).toBeVisible();
});

it('SES-10 shows the number of a customer without a name', async () => {
  await open({}, {});
  expect(screen.getByText('You are logged in')).toBeVisible();
});

it('ROL-01 shows nothing to a guest', async () => {
  await renderLogin({ visit: ['/'], page: <AccountCard /> });
  expect(screen.queryByRole('region')).toBeNull();
});

it('SES-19 SES-20 SES-22 logs out: the server, this device, a new guest, and home', async () => {
  const { user, store, asked, address } = await open();
  await user.click(button('Log out'));
  await waitFor(() => expect(selectSession(store.getState()).userId).toBe('guest-2'));
  expect(asked()).toEqual(['logout', 'createAnonymousUser']);
  expect(address()).toBe('/');
  expect(selectLines(store.getState())).toEqual([]);
  expect(selectSession(store.getState())).toMatchObject({ isLoggedIn: false, mobile: null, firstName: null });
  expect(said.map(({ text }) => text)).toEqual(['You are logged out.']);
});

it('SES-20 logs out on this device when the call fails', async () => {
  const { user, store, address } = await open({ logout: offline, createAnonymousUser: offline });
  await user.click(button('Log out'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(selectSession(store.getState())).toMatchObject({ userId: null, isLoggedIn: false });
});

it('SES-20 logs out on this device when no answer comes, and ends the call', async () => {
  let end: (reason: Error) => void = () => {};
  const unanswered = () => new Promise((_, reject) => (end = reject));
  const { user, store, clock, call } = await open({ logout: unanswered });
  await user.click(button('Log out'));
  expect(selectSession(store.getState()).isLoggedIn).toBe(true);
  const [, options] = call.mock.calls[0] as [unknown, { signal: AbortSignal }];
  await act(async () => clock.advance(4_000));
  expect(options.signal.aborted).toBe(true);
  end(new Error('The call was ended.'));
  await waitFor(() => expect(selectSession(store.getState()).isLoggedIn).toBe(false));
});
