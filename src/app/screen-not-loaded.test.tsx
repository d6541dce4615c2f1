// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { screens } from '#registry/screens.ts';
import type { RouteId } from '#schemas/routes.ts';
import { screenView } from './screen-views.ts';
import { renderApp } from './testing/render-app.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
  // React reports to the console every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The code of a screen fails to load once. */
async function loseScreen(id: RouteId): Promise<void> {
  const lost = screens.find((each) => each.id === id);
  if (!lost) throw new Error(`There is no screen '${id}'.`);
  vi.spyOn(lost, 'view').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
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

it('PWA-08 a screen whose code did not load while the browser is online offers to reload the page', async () => {
  await loseScreen('restaurants');
  await renderApp('/restaurants');
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
