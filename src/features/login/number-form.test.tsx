// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { button, mobileField, renderLogin, sendNumber, sent, welcomed } from './testing/render-login.tsx';

beforeEach(() => sessionStorage.clear());

const login = loggedIn({ ...welcomed(), loginType: 'OTP' });

it.each([
  ['VAL-01 nothing', '', 'Please enter your mobile number'],
  ['VAL-03 nine digits', '987654321', 'Mobile Number should be of 10 digits'],
  ['VAL-05 a number that no mobile has', '1234567890', 'Please enter valid mobile number'],
  ['a number of another country', '+447911123456', 'Please enter valid mobile number'],
])('VAL-40 %s is refused with its text, and not sent', async (_, typed, text) => {
  const { user, bodiesOf } = await renderLogin();
  if (typed) await user.type(mobileField(), typed);
  await user.click(button('Send code'));
  expect(mobileField()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(mobileField()).toHaveFocus();
  expect(bodiesOf('sendOtp')).toEqual([]);
});

it('VAL-02 says what belongs into the field, also after it was cleared', async () => {
  const { user } = await renderLogin();
  expect(mobileField()).toHaveAttribute('placeholder', 'Enter Mobile Number');
  await user.type(mobileField(), '98');
  await user.clear(mobileField());
  expect(mobileField()).toHaveAccessibleDescription(expect.stringContaining('Enter Mobile Number'));
});

it('VAL-05 a leading 0 cannot be typed; a pasted one is refused', async () => {
  const { user, bodiesOf } = await renderLogin();
  await user.type(mobileField(), '09');
  expect(mobileField()).toHaveValue('9');
  await user.clear(mobileField());
  await user.click(mobileField());
  await user.paste('0987654321');
  await user.click(button('Send code'));
  expect(mobileField()).toHaveAccessibleDescription(
    expect.stringContaining('Please enter valid mobile number'),
  );
  expect(bodiesOf('sendOtp')).toEqual([]);
});

it.each(['+91 98765 43210', '098765 43210', '९८७६५४३२१०', '98 76a54-3210'])(
  'VAL-06 SES-08 takes a pasted %s, and texts a code to the ten digits',
  async (pasted) => {
    const { user, bodiesOf } = await renderLogin();
    expect(mobileField()).toHaveAttribute('inputmode', 'numeric');
    expect(mobileField()).toHaveAttribute('autocomplete', 'tel-national');
    await user.click(mobileField());
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: '6-digit code' });
    expect(bodiesOf('sendOtp')).toEqual([{ mobile: '9876543210' }]);
  },
);

it('what one accepts by logging in can be read before', async () => {
  await renderLogin();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('terms and conditions')).toHaveAttribute('href', '/info/tnc');
  expect(link('privacy notice')).toHaveAttribute('href', '/info/privacy');
});

it('NAV-05 the step of the code has redirect, origin and cart in its address', async () => {
  const state = { login: { from: 'favourites' } };
  const { user, address } = await renderLogin({
    visit: [{ pathname: '/login', search: '?redirectUrl=%2Fcart', state }],
  });
  await sendNumber(user);
  expect(address()).toBe('/login-otp?redirectUrl=%2Fcart&from=favourites&cartId=cart-1');
});

it.each([
  ['the server fails', refused({ status: 500 }), 'Something Went Wrong. Please Try Again.'],
  ['there is no connection', offline, 'Internet connection Lost'],
  ['no answer comes', refused({ kind: 'network', code: 'TIMEOUT' }), 'We got no answer.'],
  [
    'it is too soon',
    refused({ status: 429, displayMsg: 'You can ask for another code in 30 seconds.' }),
    'You can ask for another code in 30 seconds.',
  ],
  ['a proxy refuses', refused({ status: 429 }), 'Please wait a few minutes'],
])('SES-08 says so when %s, keeps the number and can be tried again', async (_, failure, text) => {
  const answers = [failure];
  const { user } = await renderLogin({
    answers: {
      sendOtp: () =>
        answers.shift() ?? { status: 'SUCCESS', data: { resendAfterSeconds: 45, goodForSeconds: 300 } },
    },
  });
  await user.type(mobileField(), '9876543210');
  await user.click(button('Send code'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(mobileField()).toHaveValue('9876543210');
  await user.click(button('Send code'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '6-digit code' })).toHaveFocus());
});

it('SES-08 two quick presses send one code', async () => {
  const { user, bodiesOf } = await renderLogin({ answers: { sendOtp: () => new Promise(() => {}) } });
  await user.type(mobileField(), '9876543210');
  await user.dblClick(button('Send code'));
  expect(bodiesOf('sendOtp')).toHaveLength(1);
});

it('SES-18 a late reply does not lead away from the page that was gone on to', async () => {
  let reply: (value: object) => void = () => {};
  const { user, address } = await renderLogin({
    visit: ['/login?redirectUrl=%2Fmenu'],
    answers: { sendOtp: () => new Promise((resolve) => (reply = resolve)) },
  });
  await user.type(mobileField(), '9876543210');
  await user.click(button('Send code'));
  await user.click(button('Skip for now'));
  expect(address()).toBe('/menu');
  await act(async () => reply(sent));
  expect(address()).toBe('/menu');
});

it.each([
  ['/login?redirectUrl=%2Fmenu%3Fsearch%3Dx', '/menu?search=x'],
  ['/login', '/'],
  ['/login?redirectUrl=%2F%2Fevil.example', '/'],
  ['/login?redirectUrl=javascript%3Aalert(1)', '/'],
  ['/login?redirectUrl=%2Flogin-otp', '/'],
])('SES-18 NAV-04 skipping %s goes on as a guest at %s', async (visit, next) => {
  const { user, address, bodiesOf } = await renderLogin({ visit: [visit] });
  await user.click(button('Skip for now'));
  expect(address()).toBe(next);
  expect(bodiesOf('sendOtp')).toEqual([]);
});

it('SES-18 skipping the login of a page that needs it does not lead back to that page', async () => {
  const state = { login: { guarded: true } };
  const { user, address } = await renderLogin({
    visit: [{ pathname: '/login', search: '?redirectUrl=%2Fwallet', state }],
  });
  await user.click(button('Skip for now'));
  expect(address()).toBe('/');
});

it('NAV-04 a customer who is logged in goes on at once', async () => {
  const { address } = await renderLogin({ visit: ['/login?redirectUrl=%2Fcart'], events: [login] });
  expect(address()).toBe('/cart');
});
