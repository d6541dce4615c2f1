// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findScreen } from '#src/app/find-screen.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import '#src/ui/testing/jsdom-gaps.ts';

/** The code that searches the menu fails to load. */
const code = vi.hoisted(() => ({ isLost: true, cause: (): Error => new TypeError('Failed to fetch') }));
vi.mock('#src/features/menu/search-menu.ts', () => ({
  get searchMenu() {
    if (code.isLost) throw code.cause();
    return () => ({ cards: [], near: [] });
  },
  resultsHeading: () => '',
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
      getRecentOrders: { status: 'FAILURE' },
    });
  });
  return within(await screen.findByRole('alert'));
}

it('PWA-09 a menu whose code did not load while the browser is online says so and is shown after a retry', async () => {
  const alert = await open();
  expect(alert.getByRole('heading', { name: 'The menu did not load' })).toBeVisible();
  expect(alert.queryByRole('link', { name: 'Choose another store' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  code.isLost = false;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^Veg pizza/, level: 2 })).toBeVisible();
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

it('PWA-09 a menu whose code the server has no more is fetched by a reload of the page', async () => {
  code.cause = () => new NeedsReload('gone');
  const alert = await open();
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(startAfresh).toHaveBeenCalledOnce();
});
