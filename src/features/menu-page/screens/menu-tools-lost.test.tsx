// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findScreen } from '#src/app/find-screen.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import '#src/ui/testing/jsdom-gaps.ts';

/** The code that searches the menu fails to load, as after a new build on the server. */
const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('#src/features/menu/search-menu.ts', () => ({
  get searchMenu() {
    if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => ({ cards: [], near: [] });
  },
}));
vi.mock('#src/features/navigation/start-afresh.ts', () => ({ startAfresh: vi.fn() }));

beforeAll(async () => {
  const menu = findScreen('/menu');
  await Promise.all([
    menu && screenView(menu),
    import('#src/features/documents/slot.tsx'),
    import('#src/features/menu/menu-groups.ts'),
  ]);
});
beforeEach(() => {
  code.isLost = true;
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

async function open() {
  await act(async () => {
    await renderApp('/menu', {
      getMenu: { status: 'SUCCESS', data: sampleMenu },
      getPreviousOrders: { status: 'FAILURE' },
    });
  });
  return within(await screen.findByRole('alert'));
}

it('PWA-08 a menu whose code did not load while the browser is online offers to reload the page', async () => {
  const alert = await open();
  expect(alert.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'Refresh' }));
  expect(startAfresh).toHaveBeenCalledOnce();
  expect(alert.queryByRole('link', { name: 'Choose another store' })).toBeNull();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('PWA-09 a menu whose code did not load while the browser is offline is shown after a retry', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const alert = await open();
  expect(alert.getByRole('heading', { name: 'Internet connection Lost' })).toBeVisible();
  online.mockReturnValue(true);
  code.isLost = false;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^Veg pizza/, level: 2 })).toBeVisible();
});
