// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { connectPartnerWay, type PartnerFailure } from './partner-way.ts';
import { renderLogin } from './testing/render-login.tsx';

const unable = 'We are unable to login , Please retry or exit to native app';
const names = { PAYTM: 'Paytm', GPAY: 'Google Pay' } as const;

const asha = loggedIn({
  attributes: { userId: 'user-7', firstName: 'Asha' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'PAYTM',
});

/** The app of a partner, whose tries end in turn as given. */
function app(...ends: readonly (PartnerFailure | null)[]) {
  const left = [...ends];
  const attempt = vi.fn(async () => left.shift() ?? null);
  connectPartnerWay({ running: () => null, attempt, ask: async () => {} });
  return attempt;
}

const inApp = (partner: 'PAYTM' | 'GPAY', path: string) =>
  renderLogin({ visit: [path], events: [visitBegan({ utm: { utm_source: 'x' }, partner })] });

it.each(
  (['PAYTM', 'GPAY'] as const).flatMap((partner) =>
    ['/login', '/login-otp', '/password', '/forgotPassword'].map((path) => [partner, path] as const),
  ),
)('MIN-10 in the app of %s %s shows no form of the web', async (partner, path) => {
  app();
  await inApp(partner, path);
  expect(screen.getByRole('heading', { name: `Log in with ${names[partner]}` })).toBeVisible();
  expect(screen.getByRole('button', { name: `Continue with ${names[partner]}` })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('MIN-03 MIN-10 the app logs the customer in, and the page leads on', async () => {
  const attempt = app(null);
  const { user, store, address } = await inApp('PAYTM', '/login?redirectUrl=%2Fwallet');
  await user.click(screen.getByRole('button', { name: 'Continue with Paytm' }));
  expect(attempt).toHaveBeenCalledTimes(1);
  await act(async () => void store.dispatch(asha));
  await waitFor(() => expect(address()).toBe('/wallet?utm_source=x'));
});

it('MIN-09 MIN-11 says why it failed, with the ways on: once more, out, or as a guest', async () => {
  const exit = vi.fn();
  const attempt = app({ text: unable, reason: 'Paytm is away.', exit });
  const { user, address } = await inApp('PAYTM', '/login');
  await user.click(screen.getByRole('button', { name: 'Continue with Paytm' }));
  expect(await screen.findByText(unable)).toBeVisible();
  expect(screen.getByText('Paytm is away.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Exit' }));
  expect(exit).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(attempt).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(address()).toBe('/?utm_source=x'));
});

it('MIN-03 a try that is under way is waited for, and not begun twice', async () => {
  const attempt = vi.fn();
  const running = Promise.resolve({ text: unable, reason: null });
  connectPartnerWay({ running: () => running, attempt, ask: async () => {} });
  await inApp('GPAY', '/login');
  expect(await screen.findByText(unable)).toBeVisible();
  expect(attempt).not.toHaveBeenCalled();
});

it('SES-03 outside of the apps the number is asked for', async () => {
  await renderLogin();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
});
