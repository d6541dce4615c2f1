// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offline, refused } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { laptop, placesReply, tablet, thisPhone } from './testing/people.ts';
import { button, renderProfile } from './testing/render-profile.tsx';

const done = { status: 'SUCCESS', data: {} };

let said: (string | undefined)[] = [];
let disconnect = () => {};
beforeEach(() => {
  sessionStorage.clear();
  said = [];
  disconnect = connectToasts(({ text }: ToastMessage) => said.push(text));
});
afterEach(() => disconnect());

const section = () => screen.getByRole('region', { name: 'Where you are logged in' });
const shown = () =>
  within(section())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

it('says where the customer is logged in, since when and when last', async () => {
  await renderProfile({ places: [thisPhone, laptop] });
  await screen.findByText('Firefox on Windows');
  const [here, there] = shown();
  expect(here).toMatch(/^Chrome on Android This device.*Logged in Fri, 20 Nov, 7:15/);
  expect(there).toMatch(/^Firefox on Windows.*Logged in Mon, 2 Nov, 9:40.*Last used Sat, 21 Nov, 9:00/);
});

it('says that it is this device only, and offers nothing to end', async () => {
  await renderProfile();
  expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
  expect(within(section()).queryByRole('button')).toBeNull();
});

it('ends one after a confirmation that says what it means; the focus is in the section', async () => {
  const { user, sentTo } = await renderProfile({
    places: [thisPhone, laptop, tablet],
    answers: { endLoginPlace: done },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out there: Firefox on Windows' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Log out of Firefox on Windows?' }));
  expect(dialog.getByText(/goes on as a guest.*a code, your password or your account\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(sentTo('endLoginPlace')).toEqual([]);

  await user.click(button('Log out there: Firefox on Windows'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(sentTo('endLoginPlace')).toEqual([{ params: { sessionId: 'laptop' } }]);
  expect(said).toEqual(['Logged out of Firefox on Windows.']);
  await waitFor(() => expect(section()).toHaveFocus());
});

it('ends all others', async () => {
  const { user, sentTo } = await renderProfile({
    places: [thisPhone, laptop, tablet],
    answers: { endOtherLoginPlaces: done },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Log out everywhere else?' }));
  expect(dialog.getByText(/The other 2 devices go on as guests/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
  expect(shown()).toHaveLength(1);
  expect(sentTo('endOtherLoginPlaces')).toHaveLength(1);
});

it('keeps a login that could not be ended, and says so', async () => {
  const { user } = await renderProfile({
    places: [thisPhone, laptop],
    answers: { endLoginPlace: refused({ status: 500 }) },
  });
  await user.click(await screen.findByRole('button', { name: /^Log out there/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('nothing has changed');
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(shown()).toHaveLength(2);
});

it.each([
  ['fails', refused({ status: 500 }), 'Please try again in a moment.'],
  ['has no connection', offline, 'Internet connection Lost'],
])(
  'when the list %s, it can be asked for again; the rest of the profile is there',
  async (_, failure, text) => {
    const answers = [failure];
    const { user } = await renderProfile({
      answers: { getLoginPlaces: () => answers.shift() ?? placesReply([thisPhone]) },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list of devices did not load');
    expect(alert).toHaveTextContent(text);
    expect(screen.getByText('asha@example.com')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
  },
);
