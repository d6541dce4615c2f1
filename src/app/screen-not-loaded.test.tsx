// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { screens } from '#registry/screens.ts';
import type { RouteId } from '#schemas/routes.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import { screenView } from './screen-views.ts';
import { renderApp } from './testing/render-app.tsx';

vi.mock('#src/features/navigation/start-afresh.ts', () => ({ startAfresh: vi.fn() }));

beforeEach(() => {
  window.scrollTo = vi.fn();
  // React reports to the console every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The code of a screen fails to load, so many times. */
async function loseScreen(id: RouteId, times = 1, cause: Error = new TypeError('Failed to fetch')) {
  const lost = screens.find((each) => each.id === id);
  if (!lost) throw new Error(`There is no screen '${id}'.`);
  const view = vi.spyOn(lost, 'view');
  for (let time = 0; time < times; time += 1) view.mockRejectedValueOnce(cause);
  await expect(screenView(lost)).rejects.toThrow();
}

it('PWA-09 a screen whose code did not load says so, and is shown when the connection returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await loseScreen('sitemap');
  await renderApp('/sitemap');
  expect(await screen.findByRole('heading', { level: 1, name: 'Internet connection Lost' })).toBeVisible();
  expect(await screen.findAllByRole('navigation', { name: 'Pages' })).toHaveLength(2);
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
});

it('PWA-09 a screen whose code did not load while the browser is online is shown after a retry', async () => {
  await loseScreen('restaurants');
  await renderApp('/restaurants');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  expect(screen.queryByText('Something went wrong!')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our restaurants' })).toBeVisible();
});

it('PWA-09 stays on the message while the code still does not load', async () => {
  await loseScreen('feedback', 2);
  await renderApp('/feedback');
  const title = await screen.findByRole('heading', { level: 1, name: 'This page did not load' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(title).toBeVisible();
});

it('PWA-09 a screen whose code the server has no more is fetched by one reload of the page', async () => {
  const reload = vi.mocked(startAfresh);
  await loseScreen('edv', 1, new NeedsReload('gone'));
  const first = await renderApp('/edv');
  expect(reload).toHaveBeenCalledOnce();
  first.unmount();

  await loseScreen('edv', 1, new NeedsReload('gone'));
  await renderApp('/edv');
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(2);
});
