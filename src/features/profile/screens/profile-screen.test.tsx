// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileDraft } from '#schemas/compiled/stored/profile-draft.ts';
import { landingWith } from '#src/features/documents/testing/landing-port.tsx';
import { profileSaveEnded, selectSession } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { ashaWith, namelessCame } from '../testing/people.ts';
import { button, field, renderProfile } from '../testing/render-profile.tsx';

const question = 'Do you want to exit without saving the changes?';
const editing = { visit: ['/', '/profile', '/profile?edit=1'] };

let said: (string | undefined)[] = [];
let disconnect = () => {};
beforeEach(() => {
  sessionStorage.clear();
  said = [];
  disconnect = connectToasts(({ text }: ToastMessage) => said.push(text));
});
afterEach(() => disconnect());

const draft = () => createPersistence({ tab: browserStorages().tab ?? null }).read(profileDraft);

describe('the profile', () => {
  it('PRF-01 NAV-31 shows first name, last name, mobile and email of the session', async () => {
    await renderProfile();
    const details = within(screen.getByRole('region', { name: 'Your details' }));
    for (const text of ['Asha', 'Rao', '+91 98765 43210', 'asha@example.com'])
      expect(details.getByText(text)).toBeVisible();
    expect(details.getByText(/cannot be changed here/)).toBeVisible();
    expect(details.getByRole('link', { name: '6888 6888' })).toHaveAttribute('href', 'tel:68886888');
  });

  it('PRF-01 says what is not known yet', async () => {
    await renderProfile({ events: [namelessCame] });
    expect(screen.getAllByText('Not given yet')).toHaveLength(3);
  });

  it('ROL-08 leads to the screens of the customer that there are', async () => {
    await renderProfile();
    const links = within(screen.getByRole('navigation', { name: 'More of yours' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/orderHistory',
      '/address?redirectUrl=%2Fprofile',
      '/wallet',
      '/favourites',
    ]);
  });

  it('SES-19 logs out', async () => {
    const { user, sentTo, address } = await renderProfile({
      answers: { logout: { status: 'SUCCESS', data: {} }, createAnonymousUser: offline },
    });
    await user.click(button('Log out'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sentTo('logout')).toHaveLength(1);
  });

  it.each(['profile.top', 'profile.end'] as const)('shows what the landing has for %s', async (slot) => {
    await renderProfile({ answers: { getLanding: landingWith(slot) } });
    expect(await screen.findByText(`${slot}: in-${slot}`)).toBeVisible();
  });
});

describe('the form of the profile', () => {
  it('PRF-02 PRF-04 NAV-31 changes the name: sent, shown, told, and the focus is back', async () => {
    const { user, sentTo, store, address } = await renderProfile();
    await user.click(button('Edit your details'));
    await waitFor(() => expect(address()).toBe('/profile?edit=1'));
    await waitFor(() => expect(field(/^First name/)).toHaveFocus());
    await user.clear(field(/^First name/));
    await user.type(field(/^First name/), ' Usha ');
    await user.click(button('Save'));
    await waitFor(() => expect(address()).toBe('/profile'));
    // What another device has changed meanwhile stays.
    expect(sentTo('updateUser')).toEqual([{ body: { firstName: 'Usha' } }]);
    expect(screen.getByText('Usha')).toBeVisible();
    expect(selectSession(store.getState())).toMatchObject({ firstName: 'Usha', profileSave: true });
    expect(said).toEqual(['Your profile is saved']);
    expect(button('Edit your details')).toHaveFocus();
    expect(draft()).toBeNull();
  });

  it('VAL-33 VAL-35 VAL-40 refuses an empty name and an empty email without a call', async () => {
    const { user, sentTo } = await renderProfile({ ...editing, events: [namelessCame] });
    await user.click(button('Save'));
    expect(field(/^First name/)).toHaveAccessibleDescription('Please enter your name');
    expect(field(/^First name/)).toHaveFocus();
    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter your email');
    expect(sentTo('updateUser')).toEqual([]);
  });

  it('VAL-34 VAL-40 refuses an email that is none without a call, until it is mended', async () => {
    const { user, sentTo } = await renderProfile(editing);
    await user.type(field(/^Email/), '@');
    await user.keyboard('{Enter}');
    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email');
    expect(sentTo('updateUser')).toEqual([]);
    await user.type(field(/^Email/), '{Backspace}');
    expect(field(/^Email/)).toBeValid();
  });

  it.each([
    [/^First name/, 'given-name'],
    [/^Last name/, 'family-name'],
    [/^Email/, 'email'],
  ])('has the field %s filled in by the browser with %s', async (name, filledWith) => {
    await renderProfile(editing);
    expect(field(name)).toHaveAttribute('autocomplete', filledWith);
  });

  it.each([/^First name/, /^Last name/, /^Email/])(
    'VAL-41 %s takes 50 characters, and says so',
    async (name) => {
      const { user } = await renderProfile(editing);
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste('x'.repeat(60));
      expect((field(name) as HTMLInputElement).value).toHaveLength(50);
      expect(screen.getByText('50 characters at most.')).toBeVisible();
    },
  );

  it.each([
    ['there is no connection', offline, 'Internet connection Lost'],
    [
      'the server refuses',
      refused({ status: 400, displayMsg: 'This name is not allowed.' }),
      'This name is not allowed.',
    ],
    ['no answer comes', refused({ kind: 'network', code: 'TIMEOUT' }), 'We got no answer.'],
  ])(
    'PRF-02 PRF-04 says so when %s, keeps what was typed, and can be sent again',
    async (_, failure, text) => {
      const answers = [failure, undefined];
      const { user, store, sentTo, address } = await renderProfile({
        ...editing,
        answers: {
          updateUser: ({ body }: { body: object }) =>
            answers.shift() ?? { status: 'SUCCESS', data: { attributes: body } },
        },
      });
      await user.type(field(/^Last name/), ' Menon');
      await user.click(button('Save'));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Your profile is not saved');
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent('What you typed stays here.');
      expect(field(/^Last name/)).toHaveValue('Rao Menon');
      expect(selectSession(store.getState()).profileSave).toBe(false);
      await user.click(button('Save'));
      await waitFor(() => expect(address()).toBe('/profile'));
      expect(sentTo('updateUser')).toHaveLength(2);
    },
  );

  /** The form while the name Usha is being saved; `reply` is the server's. */
  async function saving() {
    let reply = () => {};
    const updateUser = ({ body }: { body: object }) =>
      new Promise((resolve) => {
        reply = () => resolve({ status: 'SUCCESS', data: { attributes: body } });
      });
    const view = await renderProfile({ visit: ['/', '/menu', '/profile'], answers: { updateUser } });
    const type = async (name: RegExp, text: string) => {
      await view.user.clear(field(name));
      await view.user.type(field(name), text);
    };
    await view.user.click(button('Edit your details'));
    await type(/^First name/, 'Usha');
    await view.user.click(button('Save'));
    return { ...view, type, reply: () => act(async () => reply()) };
  }

  it.each([
    ['another field', /^Last name/, 'Rao Menon', { lastName: 'Rao Menon' }],
    ['the same field', /^First name/, 'Usha Devi', { firstName: 'Usha Devi' }],
    ['the text as it was', /^First name/, 'Asha', { firstName: 'Asha' }],
  ])('PRF-02 PRF-03 keeps what is typed during a save: %s', async (_, name, text, sent) => {
    const { user, type, reply, sentTo, address } = await saving();
    await type(name, text);
    await reply();
    expect(said).toEqual(['Your profile is saved']);
    expect(address()).toBe('/profile?edit=1');
    expect(field(name)).toHaveValue(text);
    await user.click(button('Save'));
    expect(sentTo('updateUser').at(-1)).toEqual({ body: sent });
    await reply();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(draft()).toBeNull();
  });

  it('PRF-03 a late save does not lead back from where one has gone on to, and drops nothing there', async () => {
    const { user, type, reply, address } = await saving();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Exit' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    await user.click(button('Edit your details'));
    await type(/^Last name/, 'Menon');
    await reply();
    expect(said).toEqual(['Your profile is saved']);
    expect(address()).toBe('/profile?edit=1');
    expect(field(/^Last name/)).toHaveValue('Menon');
    expect(draft()?.edits).toEqual({ lastName: 'Menon' });
  });

  it('PRF-02 two quick presses save once', async () => {
    const { user, sentTo } = await renderProfile({
      ...editing,
      answers: { updateUser: () => new Promise(() => {}) },
    });
    await user.type(field(/^Last name/), 'x');
    await user.dblClick(button('Save'));
    expect(sentTo('updateUser')).toHaveLength(1);
  });

  it('finds after a reload what was typed, but not what another customer typed', async () => {
    const { user, unmount } = await renderProfile(editing);
    await user.type(field(/^Last name/), ' Menon');
    unmount();
    const again = await renderProfile(editing);
    expect(field(/^Last name/)).toHaveValue('Rao Menon');
    again.unmount();
    await renderProfile({ ...editing, events: [ashaWith({ userId: 'u9', lastName: 'Das' })] });
    expect(field(/^Last name/)).toHaveValue('Das');
  });

  it('PRF-02 follows a save in another tab, and keeps what is typed here', async () => {
    const { user, store } = await renderProfile(editing);
    await user.type(field(/^Last name/), ' Menon');
    act(() => void store.dispatch(profileSaveEnded({ firstName: 'Usha', lastName: 'Das' })));
    expect(field(/^First name/)).toHaveValue('Usha');
    expect(field(/^Last name/)).toHaveValue('Rao Menon');
  });
});

describe('leaving with unsaved changes', () => {
  it('PRF-03 Cancel asks; staying keeps the edits, exiting drops them', async () => {
    const { user, address, sentTo } = await renderProfile();
    await user.click(button('Edit your details'));
    await user.type(field(/^Last name/), ' Menon');
    await user.click(button('Cancel'));
    await screen.findByRole('dialog', { name: question });
    await user.click(button('Stay'));
    expect(field(/^Last name/)).toHaveValue('Rao Menon');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Exit' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(screen.getByText('Rao')).toBeVisible();
    expect(sentTo('updateUser')).toEqual([]);
    expect(draft()).toBeNull();
  });

  it('PRF-03 a logout asks before it is sent', async () => {
    const { user, sentTo, address } = await renderProfile({
      ...editing,
      answers: { logout: { status: 'SUCCESS', data: {} }, createAnonymousUser: offline },
    });
    await user.type(field(/^Last name/), ' Menon');
    await user.click(button('Log out'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(sentTo('logout')).toEqual([]);
    await user.click(button('Log out'));
    await user.click(await screen.findByRole('button', { name: 'Exit' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sentTo('logout')).toHaveLength(1);
  });

  it('PRF-03 does not ask when nothing has changed', async () => {
    const { user, address } = await renderProfile();
    await user.click(button('Edit your details'));
    await user.type(field(/^Last name/), 'x{Backspace}');
    await user.click(button('Cancel'));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button('Edit your details')).toHaveFocus());
  });
});
