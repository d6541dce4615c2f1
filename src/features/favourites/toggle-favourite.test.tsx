// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { offline } from '#src/request/testing/answering.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouriteMarksProvider } from './favourite-marks.tsx';

const login = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const reply = (...productIds: string[]) => ({ status: 'SUCCESS', productIds });

// The app loads this module with the first press. Loading it before the tests makes each press send its call at once.
beforeAll(() => import('./press-heart.ts'));

let disconnect = () => {};
afterEach(() => disconnect());

/** Hearts of three products, and a server whose answers the test triggers. */
async function openHearts(getFavouriteProducts: unknown = reply('C')) {
  const said: ToastMessage[] = [];
  disconnect = connectToasts((message) => said.push(message));
  const answers: ((reply: unknown) => void)[] = [];
  const view = renderWithMenu(
    <FavouriteMarksProvider>
      {['A', 'B', 'C'].map((id) => (
        <FavouriteButton key={id} productId={id} name={id} />
      ))}
    </FavouriteMarksProvider>,
    {
      path: '/menu',
      events: [login],
      answers: {
        getFavouriteProducts,
        setFavouriteProduct: () =>
          new Promise((resolve) => {
            answers.push(resolve);
          }),
      },
    },
  );
  const heart = (id: string) => screen.getByRole('button', { name: `Favourite: ${id}` });
  const marked = () => ['A', 'B', 'C'].filter((id) => heart(id).getAttribute('aria-pressed') === 'true');
  const sent = () =>
    view.call.mock.calls
      .filter(([{ id }]) => id === 'setFavouriteProduct')
      .map(([, options]) => (options as { body: { productId: string; favourite: boolean } }).body)
      .map(({ productId, favourite }) => `${favourite ? '+' : '-'}${productId}`);
  const answer = (index: number, value: unknown) => act(async () => answers[index]?.(value));
  async function press(...ids: string[]) {
    for (const id of ids) await act(async () => heart(id).click());
  }
  await waitFor(() => expect(view.call.mock.calls.map(([{ id }]) => id)).toContain('getFavouriteProducts'));
  if (getFavouriteProducts !== offline) await waitFor(() => expect(marked()).toEqual(['C']));
  return { ...view, said, marked, sent, answer, press };
}

describe('hearts pressed before the server has answered', () => {
  it('MEN-23 are all marked at once', async () => {
    const { press, marked } = await openHearts();
    await press('A', 'B');
    expect(marked()).toEqual(['A', 'B', 'C']);
    await press('C');
    expect(marked()).toEqual(['A', 'B']);
  });

  it('MEN-23 MEN-27 the second fails: the first stays marked', async () => {
    const { press, marked, answer, said } = await openHearts();
    await press('A', 'B');
    await answer(0, reply('A', 'C'));
    expect(marked()).toEqual(['A', 'B', 'C']);
    await answer(1, offline);
    expect(marked()).toEqual(['A', 'C']);
    expect(said).toHaveLength(1);
  });

  it('MEN-23 MEN-27 the first fails: the second stays marked', async () => {
    const { press, marked, answer, said } = await openHearts();
    await press('A', 'B');
    await answer(0, offline);
    expect(marked()).toEqual(['B', 'C']);
    expect(said).toHaveLength(1);
    await answer(1, reply('B', 'C'));
    expect(marked()).toEqual(['B', 'C']);
  });

  it('MEN-27 all of them fail: it is as it was', async () => {
    const { press, marked, answer } = await openHearts();
    await press('A', 'C');
    await answer(0, offline);
    await answer(1, { status: 'FAILED', productIds: [] });
    expect(marked()).toEqual(['C']);
  });

  it('MEN-23 are sent one after the other, so that no reply overtakes another', async () => {
    const { press, marked, sent, answer } = await openHearts();
    await press('A', 'B', 'A');
    expect(sent()).toEqual(['+A']);
    await answer(0, reply('A', 'C'));
    expect(sent()).toEqual(['+A', '+B']);
    // Changes that are not answered yet stay shown as pressed.
    expect(marked()).toEqual(['B', 'C']);
    await answer(1, reply('B', 'A', 'C'));
    expect(sent()).toEqual(['+A', '+B', '-A']);
    expect(marked()).toEqual(['B', 'C']);
    await answer(2, reply('B', 'C'));
    expect(marked()).toEqual(['B', 'C']);
  });

  it('MEN-23 MEN-27 are loaded again when the list is unknown after a failure', async () => {
    const { press, marked, answer, call } = await openHearts(offline);
    const reads = () => call.mock.calls.filter(([{ id }]) => id === 'getFavouriteProducts').length;
    const before = reads();
    await press('A');
    expect(marked()).toEqual(['A']);
    await answer(0, offline);
    await waitFor(() => expect(marked()).toEqual([]));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});
