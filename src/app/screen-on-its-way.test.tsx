// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import type { RouteId } from '#schemas/routes.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { screenView } from './screen-views.ts';
import { renderApp } from './testing/render-app.tsx';

function screenOf(id: RouteId) {
  const found = screens.find((each) => each.id === id);
  if (!found) throw new Error(`There is no screen '${id}'.`);
  return found;
}

beforeAll(async () => {
  await Promise.all([
    screenView(screenOf('home')),
    loadShapes(),
    widgetEngine.view('notice'),
    widgetEngine.view('bottom-item'),
    import('#registry/engine/prepare-document.ts'),
    import('#src/features/documents/slot.tsx'),
  ]);
}, 60_000);

it('NAV-57 NAV-58 a screen whose code is loading replaces the page at once', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const offers = screenOf('offers');
  const { view } = offers;
  let come = () => {};
  const gate = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.spyOn(offers, 'view').mockImplementationOnce(() => gate.then(view));
  await renderApp('/');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Late kitchen')).toBeVisible();

  const [bar] = await screen.findAllByRole('navigation', { name: 'Pages' });
  const link = within(bar as HTMLElement).getByRole('link', { name: 'Offers' });
  await act(async () => void fireEvent.click(link));
  expect(main.queryByText('Late kitchen')).toBeNull();
  expect(main.getByRole('status')).toHaveTextContent('Loading');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);

  await act(async () => {
    come();
    await screenView(offers);
  });
  expect(await main.findByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
});
