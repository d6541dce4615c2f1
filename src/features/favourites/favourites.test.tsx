// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouriteMarksProvider } from './favourite-marks.tsx';
import { Screen } from './screens/favourites-screen.tsx';

const login = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const reply = (...productIds: string[]) => ({ status: 'SUCCESS', productIds });
type Setting = Partial<Parameters<typeof renderWithMenu>[1]>;

function openAs(events: Setting['events'], answers: Record<string, unknown> = {}, started = true) {
  const said: ToastMessage[] = [];
  disconnect = connectToasts((message) => said.push(message));
  const view = renderWithMenu(
    <FavouriteMarksProvider>
      <FavouriteButton productId="PIZ1" name="Margherita" />
    </FavouriteMarksProvider>,
    {
      path: '/menu?search=marg',
      events: events ?? [],
      answers,
      started,
    },
  );
  const bodies = () =>
    view.call.mock.calls
      .filter(([endpoint]) => endpoint.id === 'setFavouriteProduct')
      .map(([, options]) => (options as { body: unknown }).body);
  return { ...view, said, bodies };
}

let disconnect = () => {};
afterEach(() => disconnect());

const heart = () => screen.getByRole('button', { name: 'Favourite: Margherita' });

describe('the heart on a product', () => {
  it('MEN-23 shows what is a favourite already', async () => {
    openAs([login], { getFavouriteProducts: reply('PIZ1') });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('MEN-23 is marked at once, and the POST names the customer', async () => {
    let answer: (value: unknown) => void = () => {};
    const { user, bodies } = openAs([login], {
      getFavouriteProducts: reply('CHK2'),
      setFavouriteProduct: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(bodies()).toEqual([{ userId: 'user-7', productId: 'PIZ1', favourite: true }]);
    answer(reply('PIZ1', 'CHK2'));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('MEN-23 pressed before the customer is known, it waits until they are', async () => {
    const answers = { getFavouriteProducts: reply('CHK2'), setFavouriteProduct: reply('PIZ1', 'CHK2') };
    const { user, bodies, address, store } = openAs([], answers, false);
    await user.click(heart());
    expect([bodies(), address()]).toEqual([[], '/menu?search=marg']);
    act(() => {
      store.dispatch(login);
      store.dispatch(appStarted());
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(bodies()).toEqual([{ userId: 'user-7', productId: 'PIZ1', favourite: true }]);
  });

  it('MEN-23 takes the mark away', async () => {
    const { user, bodies } = openAs([login], {
      getFavouriteProducts: reply('PIZ1'),
      setFavouriteProduct: reply(),
    });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(bodies()).toEqual([{ userId: 'user-7', productId: 'PIZ1', favourite: false }]);
  });

  it.each([
    ['does not answer', offline],
    ['refuses', { status: 'FAILED', productIds: [] }],
  ])('MEN-23 MEN-27 is reverted when the server %s, with a toast', async (_, failure) => {
    const { user, said } = openAs([login], {
      getFavouriteProducts: reply('CHK2'),
      setFavouriteProduct: failure,
    });
    await user.click(heart());
    await waitFor(() =>
      expect(said.map(({ text }) => text)).toEqual([expect.stringContaining('could not keep')]),
    );
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('ERR-03 MEN-27 says why the server does not keep it', async () => {
    const errors = [{ code: 'TOO_MANY', displayMsg: 'You have 100 favourites.' }];
    const { user, said } = openAs([login], {
      getFavouriteProducts: reply('CHK2'),
      setFavouriteProduct: { status: 'FAILED', productIds: [], errors },
    });
    await user.click(heart());
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['You have 100 favourites.']));
  });

  it('ROL-05 sends a guest to the login, which leads back, and calls nothing', async () => {
    const { user, address, call } = openAs([]);
    await user.click(heart());
    await waitFor(() => expect(address()).toBe('/login?redirectUrl=%2Fmenu%3Fsearch%3Dmarg'));
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the favourites page', () => {
  const open = (answers: Record<string, unknown>) =>
    renderWithMenu(<Screen />, { path: '/favourites', events: [login], answers });

  it('MEN-24 shows them as the menu has them, and says what it does not sell', async () => {
    open({ getFavouriteProducts: reply('CHK2', 'GONE1', 'PIZ1') });
    expect(await screen.findByRole('heading', { name: /Chicken strips/ })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Chicken strips',
      'Margherita',
    ]);
    expect(screen.getByRole('link', { name: 'Margherita' })).toHaveAttribute(
      'href',
      '/customise?productId=PIZ1',
    );
    expect(screen.getByText('One of your favourites is not sold at this restaurant.')).toBeVisible();
  });

  it('MEN-23 keeps the focus when a heart that is taken off takes its card with it', async () => {
    const { user } = open({
      getFavouriteProducts: reply('CHK2', 'PIZ1'),
      setFavouriteProduct: reply('PIZ1'),
    });
    await user.click(await screen.findByRole('button', { name: 'Favourite: Chicken strips' }));
    await waitFor(() => expect(screen.queryByText('Chicken strips')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('MEN-24 says so where none of them is sold', async () => {
    open({ getFavouriteProducts: reply('GONE1') });
    expect(await screen.findByRole('heading', { name: /None of your favourites/ })).toBeVisible();
  });

  it('MEN-24 has a kind word before the first', async () => {
    open({ getFavouriteProducts: reply() });
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('MEN-27 lets what failed be asked for again', async () => {
    const answers = vi.fn().mockReturnValueOnce(offline).mockReturnValue(reply('PIZ1'));
    const { user } = open({ getFavouriteProducts: answers });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Margherita/ })).toBeVisible();
  });

  it('ERR-08 says when it is the menu that failed', async () => {
    open({ getFavouriteProducts: reply('PIZ1'), getMenu: refused({ status: 500 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('temporary issues with the store selected');
  });
});
