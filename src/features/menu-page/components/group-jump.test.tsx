// @vitest-environment jsdom
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { menuGroups } from '#src/features/menu/menu-groups.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { GroupJump } from './group-jump.tsx';

configure({ asyncUtilTimeout: 10_000 });

const groups = menuGroups(sampleMenu, { favourites: [], vegOnly: false });

async function show() {
  const onOpen = vi.fn();
  render(
    <Provider store={createTestStore().store}>
      <MemoryRouter>
        <GroupJump groups={groups} onOpen={onOpen} />
      </MemoryRouter>
    </Provider>,
  );
  // The list is fetched once the browser is idle.
  await act(async () => {
    await new Promise<void>((resolve) => whenIdle(() => resolve()));
    await vi.dynamicImportSettled();
  });
  return {
    onOpen,
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: 'Menu all categories' }),
  };
}

it('MEN-20 lists all categories, each with the number of its dishes', async () => {
  const { user, button } = await show();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'Categories' }));
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    groups.map(({ name, count }) => `${name} ${count === 1 ? '1 dish' : `${count} dishes`}`),
  );
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('MEN-20 leads to the category that is pressed once the list is gone, and nowhere when it is closed', async () => {
  const { user, button, onOpen } = await show();
  await user.keyboard('{Tab}{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(onOpen).not.toHaveBeenCalled();

  await user.keyboard('{Enter}');
  const last = groups.at(-1);
  const sheet = within(await screen.findByRole('dialog'));
  const seen: boolean[] = [];
  onOpen.mockImplementation(() => seen.push(screen.queryByRole('dialog') !== null));
  await user.click(sheet.getByRole('link', { name: new RegExp(`^${last?.name}`) }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(`/menu/${last?.slug}`));
  expect(seen).toEqual([false]);
});
