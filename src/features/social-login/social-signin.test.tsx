// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { socialAttempt } from '#schemas/compiled/stored/social-attempt.ts';
import { beginAsk, endAsk } from '#src/features/login/ask-port.ts';
import {
  button,
  codeField,
  mobileField,
  renderLogin,
  sent,
  welcomed,
} from '#src/features/login/testing/render-login.tsx';
import * as leaving from '#src/features/navigation/leave-site.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { Screen } from './screens/social-signin-screen.tsx';

beforeEach(() => {
  sessionStorage.clear();
  endAsk();
});

const attempt = {
  source: 'Gmail',
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'v'.repeat(43),
  redirectUrl: '/cart',
};
const unknown = refused({ status: 404, code: 'UNKNOWN_USER' });
const over = refused({ status: 400, code: 'SOCIAL_AGAIN', displayMsg: 'This took too long.' });
const started = {
  status: 'SUCCESS',
  data: {
    address: 'https://id.example/authorize',
    state: 'the-state',
    nonce: 'the-nonce',
    verifier: attempt.verifier,
  },
};
const token = {
  status: 'SUCCESS',
  data: { token: 'the-token', email: 'asha@example.com', firstName: 'Asha', lastName: 'Menon' },
};
const done = { status: 'SUCCESS', data: {} };

/** The page to which the provider leads back, in the tab where the login was begun. */
async function comeBack(query: string, answers: Record<string, unknown> = {}, kept: object | null = attempt) {
  if (kept) sessionStorage.setItem('draft/socialAttempt', JSON.stringify({ v: 1, d: kept }));
  return renderLogin({
    visit: [`/socialSignin?${query}`],
    routes: <Route path="/socialSignin" element={<Screen />} />,
    answers: {
      exchangeSocialCode: token,
      searchUser: done,
      preLogin: done,
      socialLogin: welcomed(),
      ...answers,
    },
  });
}
const good = 'code=the-code&state=the-state&iss=https%3A%2F%2Fid.example';
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the way to the provider', () => {
  it('SES-12 keeps what its answer has to fit to in the tab, and leads there', async () => {
    const leave = vi.spyOn(leaving, 'leaveSite').mockReturnValue(true);
    const { user, bodiesOf, persistence } = await renderLogin({
      visit: ['/login?redirectUrl=%2Fcart'],
      answers: { startSocialLogin: started },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://id.example/authorize'));
    expect(bodiesOf('startSocialLogin')).toEqual([{ source: 'Gmail' }]);
    expect(persistence.read(socialAttempt)).toEqual(attempt);
    leave.mockRestore();
  });

  it('SES-12 SES-18 is not taken by who has gone elsewhere before the server answers', async () => {
    const leave = vi.spyOn(leaving, 'leaveSite').mockReturnValue(true);
    let reply: (value: object) => void = () => {};
    const { user, address, persistence } = await renderLogin({
      visit: ['/login?redirectUrl=%2Fcart'],
      answers: { startSocialLogin: () => new Promise((resolve) => (reply = resolve)) },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await act(async () => reply(started));
    expect(address()).toBe('/cart');
    expect(leave).not.toHaveBeenCalled();
    expect(persistence.read(socialAttempt)).toBeNull();
    leave.mockRestore();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('SES-12 leaves for no %s', (address) => {
    expect(leaving.leaveSite(address)).toBe(false);
  });

  it('SES-12 says when it is not open, and stays', async () => {
    const { user } = await renderLogin({
      answers: { startSocialLogin: refused({ status: 424, displayMsg: 'We cannot reach Google.' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach Google.');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the way back', () => {
  it('SES-12 SES-05 SES-16 NAV-06 API-007 API-009 API-011 logs in a customer, without code and state in the address', async () => {
    const { address, bodiesOf, call, store } = await comeBack(good);
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesOf('exchangeSocialCode')).toEqual([
      {
        source: 'Gmail',
        code: 'the-code',
        iss: 'https://id.example',
        nonce: 'the-nonce',
        verifier: attempt.verifier,
      },
    ]);
    const known = { source: 'Gmail', token: 'the-token', email: 'asha@example.com' };
    for (const id of ['searchUser', 'preLogin', 'socialLogin'])
      expect([id, bodiesOf(id)]).toEqual([id, [known]]);
    const order = call.mock.calls.map(([{ id }]) => id);
    expect(order.indexOf('preLogin')).toBeLessThan(order.indexOf('socialLogin'));
    expect(selectSession(store.getState())).toMatchObject({
      isLoggedIn: true,
      loginType: 'Gmail',
      firstName: 'Asha',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['another state', 'code=the-code&state=another', attempt, 'not begun in this tab'],
    ['no attempt in this tab', good, null, 'not begun in this tab'],
    ['no agreement', 'error=access_denied&state=the-state', attempt, 'came back without logging in'],
    ['another error', 'error=server_error&state=the-state', attempt, 'could not be confirmed'],
  ])('SES-12 with %s logs nobody in, says so, and offers the ways on', async (_, query, kept, text) => {
    const { user, call, address } = await comeBack(query, {}, kept);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(address()).not.toMatch(/code|state|error/);
    expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['getLoginWays']);
    expect(sessionStorage).toHaveLength(0);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await user.click(button('Log in with a code'));
    expect(address()).toBe(kept ? '/login?redirectUrl=%2Fcart' : '/login');
  });

  it.each([
    [
      'the provider refuses',
      { exchangeSocialCode: refused({ status: 400, displayMsg: 'Google did not confirm.' }) },
      'Google did not confirm.',
    ],
    ['the token is over', { socialLogin: over }, 'This took too long.'],
    ['the announcement fails', { preLogin: over }, 'This took too long.'],
    ['there is no connection', { searchUser: offline }, 'Internet connection Lost'],
  ])('SES-12 says so when %s', async (_, answers, text) => {
    const { store } = await comeBack(good, answers);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(selectSession(store.getState()).isLoggedIn).toBe(false);
  });
});

describe('the sign-up', () => {
  const open = (answers: Record<string, unknown> = {}) =>
    comeBack(good, {
      searchUser: unknown,
      preLogin: () => ({ status: 'SUCCESS', data: { sent: sent.data } }),
      socialValidateCode: welcomed(),
      ...answers,
    });

  it('SES-13 SES-14 API-008 API-011 opens for an account that no customer has, filled in, and ends with a code', async () => {
    const { user, address, bodiesOf, store } = await open();
    await screen.findByRole('heading', { name: 'Sign up' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/socialSignin?redirectUrl=%2Fcart');
    expect(field(/^First name/)).toHaveValue('Asha');
    expect(field(/^Email/)).toHaveValue('asha@example.com');
    expect(mobileField()).toHaveFocus();
    await user.type(mobileField(), '9876543210{Enter}');
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(bodiesOf('preLogin').at(-1)).toEqual({
      source: 'Gmail',
      token: 'the-token',
      mobile: '9876543210',
      firstName: 'Asha',
      lastName: 'Menon',
      email: 'asha@example.com',
    });
    await user.paste('123456');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesOf('socialValidateCode')).toEqual([
      { source: 'Gmail', mobile: '9876543210', code: '123456', screenName: 'login', token: 'the-token' },
    ]);
    expect(selectSession(store.getState())).toMatchObject({ loginType: 'Gmail', mobile: '9876543210' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('VAL-09 VAL-10 VAL-11 VAL-01 VAL-40 is not sent with a fault', async () => {
    const { user, bodiesOf } = await open({
      exchangeSocialCode: { status: 'SUCCESS', data: { token: 'the-token' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(field(/^First name/)).toHaveAccessibleDescription('Enter Name');
    expect(field(/^First name/)).toHaveFocus();
    expect(field(/^Email/)).toHaveAccessibleDescription('Enter Email Address');
    expect(mobileField()).toHaveAccessibleDescription('Please enter your mobile number');
    await user.type(field(/^Email/), 'asha@');
    expect(field(/^Email/)).toHaveAccessibleDescription('Invalid email.');
    expect(bodiesOf('preLogin')).toHaveLength(1);
  });

  it('SES-14 keeps what was entered, but not the token, when the page is reloaded before the code', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Sign up' });
    await user.clear(field(/^First name/));
    await user.type(field(/^First name/), 'Ashu');
    await user.type(mobileField(), '98765');
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('the-token');
    cleanup();
    await open();
    await screen.findByRole('heading', { name: 'Sign up' });
    expect(field(/^First name/)).toHaveValue('Ashu');
    expect(mobileField()).toHaveValue('98765');
  });

  it('SES-14 goes on with the code after a reload', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}');
    await waitFor(() => expect(codeField()).toHaveFocus());
    cleanup();
    const second = await comeBack('redirectUrl=%2Fcart', { socialValidateCode: welcomed() }, null);
    await waitFor(() => expect(codeField()).toHaveFocus());
    await second.user.paste('123456');
    await waitFor(() => expect(second.address()).toBe('/cart'));
  });

  it('SES-14 begins again with the account when the token is over before the code is sent', async () => {
    const answers = [done, over];
    const { user } = await open({ preLogin: () => answers.shift() });
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long.');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it('SES-14 begins again with the account when the token is over at the code', async () => {
    const { user } = await open({ socialValidateCode: over });
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210{Enter}');
    await waitFor(() => expect(codeField()).toHaveFocus());
    await user.paste('123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long.');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });
});

it('NAV-06 opened without an answer it offers the account and the code, and goes on to redirectUrl', async () => {
  const { user, address } = await comeBack('redirectUrl=%2Fcart', {}, null);
  await screen.findByRole('heading', { name: 'Log in with an account' });
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await user.click(button('Log in with a code'));
  expect(address()).toBe('/login?redirectUrl=%2Fcart');
});

it('ROL-05 does after the login what the guest had asked for before leaving', async () => {
  vi.spyOn(leaving, 'leaveSite').mockReturnValue(true);
  beginAsk({ onEnd: () => {}, wish: { productId: 'PIZ1', favourite: true } });
  const first = await renderLogin({ answers: { startSocialLogin: started } });
  await first.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(2));
  cleanup();
  const { bodiesOf, address } = await comeBack(good, {
    setFavouriteProduct: { status: 'SUCCESS', productIds: ['PIZ1'] },
  });
  await waitFor(() => expect(address()).toBe('/cart'));
  await waitFor(() =>
    expect(bodiesOf('setFavouriteProduct')).toEqual([
      { userId: 'user-7', productId: 'PIZ1', favourite: true },
    ]),
  );
  expect(sessionStorage).toHaveLength(0);
});
