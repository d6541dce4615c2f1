// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { button, mobileField, renderLogin, welcomed } from './testing/render-login.tsx';

beforeEach(() => sessionStorage.clear());

const passwordField = () => screen.getByLabelText('Password');
const sixDigits = () => screen.getByRole('textbox', { name: '6-digit password' });
const refusal = refused({
  status: 400,
  code: 'PASSWORD_WRONG',
  displayMsg: 'This mobile number and this password do not fit.',
});

describe('the password', () => {
  it('VAL-08 VAL-01 VAL-40 is required, with the brand in its text, and so is the number; neither is sent without', async () => {
    const { user, call } = await renderLogin({ visit: ['/password'] });
    await user.click(button('Log in'));
    expect(mobileField()).toHaveAccessibleDescription('Please enter your mobile number');
    expect(mobileField()).toHaveFocus();
    expect(passwordField()).toHaveAccessibleDescription(`Enter ${brand.name} Password`);
    await user.type(mobileField(), '9876543210');
    await user.click(button('Log in'));
    expect(passwordField()).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  it('NAV-07 SES-15 SES-16 SES-05 API-010 logs in after the pre-login, and the page goes on', async () => {
    const { user, bodiesOf, call, store, address } = await renderLogin({
      visit: [
        '/menu',
        { pathname: '/password', search: '?redirectUrl=%2Fcart', state: { login: { from: 'cart' } } },
      ],
    });
    await user.type(mobileField(), '9876543210');
    await user.type(passwordField(), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['preLogin', 'passwordLogin']);
    expect(bodiesOf('preLogin')).toEqual([{ source: 'password', mobile: '9876543210' }]);
    expect(bodiesOf('passwordLogin')).toEqual([
      { mobile: '9876543210', password: '123456', screenName: 'cart' },
    ]);
    expect(selectSession(store.getState())).toMatchObject({ isLoggedIn: true, loginType: 'password' });
  });

  it.each([
    ['it does not fit', { passwordLogin: refusal }, 'do not fit'],
    [
      'it was wrong too often',
      { preLogin: refused({ status: 429, displayMsg: 'Log in with a code.' }) },
      'Log in with a code.',
    ],
    ['the server fails', { passwordLogin: refused({ status: 500 }) }, 'Something Went Wrong'],
    ['there is no connection', { preLogin: offline }, 'Internet connection Lost'],
  ])(
    'SES-15 says so when %s, and keeps what was entered, the password selected',
    async (_, answers, text) => {
      const { user, store, bodiesOf } = await renderLogin({ visit: ['/password'], answers });
      await user.type(mobileField(), '9876543210');
      await user.type(passwordField(), '123456{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect([mobileField(), passwordField()].map((field) => (field as HTMLInputElement).value)).toEqual([
        '9876543210',
        '123456',
      ]);
      await waitFor(() => expect(passwordField()).toHaveFocus());
      expect(selectSession(store.getState()).isLoggedIn).toBe(false);
      if ('preLogin' in answers) expect(bodiesOf('passwordLogin')).toEqual([]);
    },
  );

  it('SES-15 is kept by the browser with the number as its user name, and has 128 characters at most', async () => {
    const { user } = await renderLogin({ visit: ['/password'] });
    expect(mobileField()).toHaveAttribute('name', 'username');
    expect(passwordField()).toHaveAttribute('name', 'password');
    await user.click(passwordField());
    await user.paste('x'.repeat(130));
    expect(passwordField()).toHaveValue('x'.repeat(128));
  });

  it('can be shown', async () => {
    const { user } = await renderLogin({ visit: ['/password'] });
    expect(passwordField()).toHaveAttribute('type', 'password');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(button('Show the password'));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(button('Hide the password'));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });
});

describe('a new password', () => {
  async function ask(visit = '/forgotPassword?redirectUrl=%2Fcart', answers: Record<string, unknown> = {}) {
    const view = await renderLogin({ visit: [visit], answers });
    await view.user.type(mobileField(), '9876543210');
    await view.user.click(button('Text me a password'));
    await waitFor(() => expect(sixDigits()).toHaveFocus());
    return view;
  }

  it('NAV-09 SES-17 VAL-39 API-012 is texted, and its six digits log in', async () => {
    const { user, bodiesOf, address, store } = await ask();
    expect(bodiesOf('forgotPassword')).toEqual([{ mobile: '9876543210' }]);
    await user.type(sixDigits(), '12345');
    expect(button('Log in')).toBeDisabled();
    await user.type(sixDigits(), '67');
    expect(sixDigits()).toHaveValue('123456');
    await user.click(button('Log in'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesOf('passwordLogin')).toEqual([
      { mobile: '9876543210', password: '123456', screenName: 'login' },
    ]);
    expect(selectSession(store.getState()).loginType).toBe('password');
    expect(sessionStorage).toHaveLength(0);
  });

  it('VAL-38 can be texted again after 45 seconds', async () => {
    const { user, clock, bodiesOf } = await ask();
    expect(button('Send it again in 45 s')).toBeDisabled();
    await act(async () => clock.advance(45_000));
    await user.click(button('Send it again'));
    expect(bodiesOf('forgotPassword')).toHaveLength(2);
  });

  it('SES-11 says that the digits do not fit, and stays', async () => {
    const { user, address } = await ask('/forgotPassword', { passwordLogin: refusal });
    await user.type(sixDigits(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('do not fit');
    expect(address()).toBe('/forgotPassword');
    expect(sixDigits()).toHaveValue('123456');
  });

  it('SES-10 asks a customer who is new for the name once, however they came', async () => {
    const { user, address } = await renderLogin({
      visit: ['/login?redirectUrl=%2Fcart'],
      answers: { passwordLogin: welcomed({}) },
    });
    await user.click(await screen.findByRole('button', { name: 'Log in with a password' }));
    expect(address()).toBe('/password?redirectUrl=%2Fcart');
    await user.click(button('Text me a new password'));
    await user.type(mobileField(), '9876543210{Enter}');
    await screen.findByRole('textbox', { name: '6-digit password' });
    await user.paste('123456');
    await screen.findByRole('heading', { name: 'What should we call you?' });
    await user.click(button('Not now'));
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('NAV-04 leads back to the password and to the code', async () => {
    const { user, address } = await renderLogin({ visit: ['/forgotPassword?redirectUrl=%2Fcart'] });
    await user.click(button('I have a password'));
    expect(address()).toBe('/password?redirectUrl=%2Fcart');
    await user.click(button('Log in with a code instead'));
    expect(address()).toBe('/login?redirectUrl=%2Fcart');
  });
});

describe('the other ways of logging in', () => {
  it('SES-12 are offered as far as the server has them', async () => {
    await renderLogin({
      answers: { getLoginWays: { status: 'SUCCESS', data: { social: [], password: true } } },
    });
    await screen.findByRole('button', { name: 'Log in with a password' });
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });

  it.each([
    ['has none', { status: 'SUCCESS', data: { social: [], password: false } }],
    ['does not say', refused({ status: 500 })],
  ])('SES-12 are left out when the server %s', async (_, getLoginWays) => {
    await renderLogin({ answers: { getLoginWays } });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Other ways to log in' })).toBeNull());
    expect(button('Skip for now')).toBeVisible();
  });
});

describe('the number that was typed', () => {
  it('SES-17 goes with the customer from each way of logging in to the next, not in the address, and ends with the login', async () => {
    const { user, address } = await renderLogin();
    await user.type(mobileField(), '9876543210');
    await user.click(button('Log in with a password'));
    expect(mobileField()).toHaveValue('9876543210');
    await user.clear(mobileField());
    await user.type(mobileField(), '9123456780');
    await user.click(button('Text me a new password'));
    expect(mobileField()).toHaveValue('9123456780');
    expect(address()).toBe('/forgotPassword');
    await user.click(button('I have a password'));
    expect(mobileField()).toHaveValue('9123456780');
    await user.type(passwordField(), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(JSON.stringify(sessionStorage)).not.toContain('9123456780');
  });
});
