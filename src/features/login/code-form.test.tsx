// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectSession } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import {
  button,
  codeField,
  mobileField,
  renderLogin,
  sendNumber,
  welcomed,
} from './testing/render-login.tsx';

beforeEach(() => sessionStorage.clear());

const wrong = refused({
  status: 400,
  code: 'CODE_WRONG',
  displayMsg: 'This code is not right. You have 4 tries left.',
});
const verify = () => button('Verify');
const otpState = { login: { afterNumber: true } };

it('SES-09 VAL-37 takes six digits, by the button, and names the screen that asked', async () => {
  const state = { login: { from: 'favourites' } };
  const { user, bodiesOf } = await renderLogin({ visit: [{ pathname: '/login', state }] });
  await sendNumber(user);
  expect(codeField()).toHaveFocus();
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(codeField(), '12a34५');
  expect(codeField()).toHaveValue('12345');
  expect(verify()).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(bodiesOf('validateCode')).toEqual([]);
  await user.type(codeField(), '67');
  expect(codeField()).toHaveValue('123456');
  expect(bodiesOf('validateCode')).toEqual([]);
  await user.click(verify());
  expect(bodiesOf('validateCode')).toEqual([
    { mobile: '9876543210', code: '123456', screenName: 'favourites' },
  ]);
});

it('SES-09 the code is typed on a keyboard of digits', async () => {
  const { user } = await renderLogin();
  await sendNumber(user);
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
});

it('SES-09 the name of the screen that asked is no longer than the server takes', async () => {
  const { user, bodiesOf } = await renderLogin({
    visit: [{ pathname: '/login', state: { login: { from: 'f'.repeat(100) } } }],
  });
  await sendNumber(user);
  await user.paste('123456');
  await waitFor(() =>
    expect(bodiesOf('validateCode')).toEqual([
      { mobile: '9876543210', code: '123456', screenName: 'f'.repeat(80) },
    ]),
  );
});

it('SES-09 a code that is pasted, also with its message, is sent by itself, once', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, bodiesOf, address } = await renderLogin({
    visit: ['/login?redirectUrl=%2Fcart'],
    answers: { validateCode: () => new Promise((resolve) => (answer = resolve)) },
  });
  await sendNumber(user);
  await user.paste('123456 is your code to log in. It is good for 5 minutes.');
  await user.click(screen.getByRole('button', { name: /^Verify/ }));
  await user.keyboard('{Enter}');
  expect(bodiesOf('validateCode')).toEqual([{ mobile: '9876543210', code: '123456', screenName: 'login' }]);
  await act(async () => answer(welcomed()));
  await waitFor(() => expect(address()).toBe('/cart'));
});

it('SES-04 SES-05 SES-06 SES-10 NAV-04 logs in: the session is the customer’s, and the page goes on', async () => {
  const { user, store, address } = await renderLogin({ visit: ['/menu', '/login?redirectUrl=%2Fcart'] });
  await sendNumber(user);
  await user.type(codeField(), '123456');
  await user.click(verify());
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(selectSession(store.getState())).toMatchObject({
    userId: 'user-7',
    cartId: 'cart-7',
    firstName: 'Asha',
    mobile: '9876543210',
    cognitoId: 'cognito-7',
    isLoggedIn: true,
    loginType: 'OTP',
    credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['SES-11 the code is wrong', wrong, 'This code is not right. You have 4 tries left.'],
  ['the server fails', refused({ status: 500 }), 'Something Went Wrong. Please Try Again.'],
  ['there is no connection', offline, 'Internet connection Lost'],
])('%s: says so and keeps number, step and code, selected', async (_, failure, text) => {
  const answers: unknown[] = [failure];
  const { user, store, address, bodiesOf } = await renderLogin({
    answers: { validateCode: () => answers.shift() ?? welcomed() },
  });
  await sendNumber(user);
  await user.type(codeField(), '111111');
  await user.click(verify());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(address()).toBe('/login-otp?cartId=cart-1');
  expect(screen.getByText('+91 ••••• •3210')).toBeVisible();
  expect(codeField()).toHaveValue('111111');
  expect(codeField()).toHaveFocus();
  expect(selectSession(store.getState()).isLoggedIn).toBe(false);
  await user.keyboard('2');
  expect(codeField()).toHaveValue('2');
  await user.keyboard('22222{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(bodiesOf('validateCode')).toHaveLength(2);
});

describe('the code again', () => {
  it('VAL-38 can be asked for after 45 seconds, not before, also after a reload', async () => {
    const { user, clock } = await renderLogin();
    await sendNumber(user);
    expect(button('Send it again in 45 s')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('in 45 seconds');
    await act(async () => clock.advance(20_000));
    expect(button('Send it again in 25 s')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('in 30 seconds');

    cleanup();
    const second = await renderLogin({ visit: [{ pathname: '/login-otp', state: otpState }], clock });
    expect(button('Send it again in 25 s')).toBeDisabled();
    await act(async () => clock.advance(25_000));
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for the code again.');
    await user.click(button('Send it again'));
    expect(second.bodiesOf('resendOtp')).toEqual([{ mobile: '9876543210' }]);
    expect(await screen.findByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
    expect(codeField()).toHaveFocus();
  });

  it('VAL-38 says why the server does not send it', async () => {
    const { user, clock } = await renderLogin({
      answers: { resendOtp: refused({ status: 429, displayMsg: 'Too many codes were asked for.' }) },
    });
    await sendNumber(user);
    await act(async () => clock.advance(45_000));
    await user.click(button('Send it again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes were asked for.');
    expect(button('Send it again')).toBeEnabled();
  });
});

it('SES-11 the number can be changed; going on with the same one sends no second code', async () => {
  const { user, bodiesOf, address } = await renderLogin({ visit: ['/login?redirectUrl=%2Fcart'] });
  await sendNumber(user);
  await user.click(button('Change mobile number'));
  expect(address()).toBe('/login?redirectUrl=%2Fcart');
  expect(mobileField()).toHaveValue('9876543210');
  await user.click(button('Send code'));
  await screen.findByRole('textbox', { name: '6-digit code' });
  expect(bodiesOf('sendOtp')).toHaveLength(1);
  await user.click(button('Change mobile number'));
  await user.clear(mobileField());
  await sendNumber(user, '9876543211');
  expect(bodiesOf('sendOtp')).toEqual([{ mobile: '9876543210' }, { mobile: '9876543211' }]);
});

it.each(['cart-1', 'cart-of-others'])(
  'NAV-05 SES-34 after the code the cart is the one that the server names, also where the address names %s',
  async (cartId) => {
    const { user: before, clock } = await renderLogin();
    await sendNumber(before);
    cleanup();
    const { user, store, address } = await renderLogin({
      visit: [`/login-otp?redirectUrl=%2Fcart&cartId=${cartId}`],
      clock,
    });
    await user.type(codeField(), '123456');
    await user.click(verify());
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(selectSession(store.getState())).toMatchObject({ isLoggedIn: true, cartId: 'cart-7' });
  },
);

it('NAV-05 without a number it leads to the step of the number', async () => {
  const { address } = await renderLogin({ visit: ['/login-otp?redirectUrl=%2Fcart&from=cart&cartId=c'] });
  expect(address()).toBe('/login?redirectUrl=%2Fcart');
});

describe('a customer who is new', () => {
  async function arrive(answers: Record<string, unknown> = {}) {
    const view = await renderLogin({
      visit: ['/login?redirectUrl=%2Fcart'],
      answers: { validateCode: welcomed({}), ...answers },
    });
    await sendNumber(view.user);
    await view.user.paste('123456');
    await screen.findByRole('heading', { name: 'What should we call you?' });
    return view;
  }
  const field = (name: RegExp) => screen.getByRole('textbox', { name });

  it('VAL-09 VAL-10 VAL-11 VAL-40 VAL-41 is asked for name and email', async () => {
    const saved = { status: 'SUCCESS', data: { attributes: { firstName: 'Asha' } } };
    const { user, bodiesOf, address } = await arrive({ updateUser: saved });
    expect(field(/^First name/)).toHaveFocus();
    for (const name of [/^First name/, /^Last name/, /^Email/])
      expect(field(name)).toHaveAttribute('maxlength', '50');
    await user.click(button('Save and go on'));
    expect(field(/^First name/)).toHaveAccessibleDescription('Enter Name');
    expect(field(/^Email/)).toHaveAccessibleDescription('Enter Email Address');
    await user.type(field(/^First name/), ' Asha ');
    await user.type(field(/^Email/), 'asha@');
    await user.click(button('Save and go on'));
    expect(field(/^Email/)).toHaveAccessibleDescription('Invalid email.');
    expect(field(/^Email/)).toHaveFocus();
    expect(bodiesOf('updateUser')).toEqual([]);
    await user.type(field(/^Email/), 'example.com');
    await user.click(button('Save and go on'));
    expect(bodiesOf('updateUser')).toEqual([{ firstName: 'Asha', lastName: '', email: 'asha@example.com' }]);
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it.each([
    [/^First name/, 'given-name'],
    [/^Last name/, 'family-name'],
    [/^Email/, 'email'],
  ])('has the field %s filled in by the browser with %s', async (name, filledWith) => {
    await arrive();
    expect(field(name)).toHaveAttribute('autocomplete', filledWith);
  });

  it('SES-10 may answer later', async () => {
    const { user, address } = await arrive();
    await user.click(button('Not now'));
    expect(address()).toBe('/cart');
  });

  it('VAL-09 keeps what was entered when it is not saved', async () => {
    const { user } = await arrive({
      updateUser: refused({ status: 400, displayMsg: 'This email is taken.' }),
    });
    await user.type(field(/^First name/), 'Asha');
    await user.type(field(/^Email/), 'asha@example.com');
    await user.click(button('Save and go on'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This email is taken.');
    expect(field(/^Email/)).toHaveValue('asha@example.com');
  });
});
