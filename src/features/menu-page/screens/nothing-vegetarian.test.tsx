// @vitest-environment jsdom
import { act, cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findScreen } from '#src/app/find-screen.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { prepareVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { meatOnly } from '#src/features/menu/testing/sample-menu.ts';
import '#src/ui/testing/jsdom-gaps.ts';

// Parts of the screen are loaded late, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

async function open() {
  const getMenu = { status: 'SUCCESS', data: meatOnly };
  await act(async () => {
    await renderApp('/menu', { getMenu, getRecentOrders: { status: 'FAILURE' } });
  });
}

/** Loads the late parts of the screen before the test, so that it does not wait for them. */
beforeAll(async () => {
  const menu = findScreen('/menu');
  await Promise.all([
    menu && screenView(menu),
    import('#src/features/documents/slot.tsx'),
    prepareVegOnlyNote(),
    import('../components/no-dishes.tsx'),
  ]);
  vi.stubGlobal('scrollTo', () => {});
  await open();
  cleanup();
});
beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('MEN-19 where veg only hides every dish the menu says so, and shows everything when asked', async () => {
  await open();
  const user = userEvent.setup();
  const dishes = () => screen.findByRole('heading', { name: /^Non-veg pizza/, level: 2 });
  await dishes();
  // What is shown may wait for its code, which an act that is not awaited would never show.
  await act(async () => user.click(screen.getByRole('switch', { name: 'Veg only' })));

  await screen.findByRole('heading', { name: 'No vegetarian dishes here', level: 2 });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Veg only is on, and it hides every dish on this menu.')).toBeTruthy();
  const other = main.getByRole('link', { name: 'Choose another store' });
  expect(other).toHaveAttribute('href', '/locationSelection');
  // The first is that of the note above the menu.
  const [, button] = main.getAllByRole('button', { name: 'Show everything' });
  await user.click(button as HTMLElement);

  await dishes();
  expect(screen.getByRole('switch', { name: 'Veg only' })).not.toBeChecked();
  expect(screen.queryByRole('heading', { name: 'No vegetarian dishes here' })).toBeNull();
  // The button is removed, and the focus moves to the page.
  expect(screen.getByRole('main')).toHaveFocus();
});
