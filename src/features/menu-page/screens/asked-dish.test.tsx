// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findScreen } from '#src/app/find-screen.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { selectVegOnly, vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { placeRestored } from '#src/features/order-type/location-slice.ts';
import '#src/ui/testing/jsdom-gaps.ts';

async function open(path: string, before: readonly UnknownAction[] = []) {
  const answers = {
    getMenu: { status: 'SUCCESS', data: sampleMenu },
    getRecentOrders: { status: 'FAILURE' },
  };
  const app = await renderApp(path, answers, before);
  await screen.findByRole('heading', { name: /^Veg pizza/, level: 2 });
  return { ...app, user: userEvent.setup() };
}
const saying = async (text: string) =>
  (await screen.findByText(text)).closest('[role=status]') as HTMLElement;

// Parts of the screen are loaded late, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** Loads the late parts of the screen before the tests, so that no test waits for them. */
beforeAll(async () => {
  const menu = findScreen('/menu');
  await Promise.all([menu && screenView(menu), import('../components/asked-dish.tsx')]);
  vi.stubGlobal('scrollTo', () => {});
});
let scrolled: string[] = [];
beforeEach(() => {
  scrolled = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('NAV-51 MEN-19 a link to a dish that veg only hides names it and shows it when asked', async () => {
  const { user, store, address } = await open('/menu/3/PIZ20', [vegOnlyChosen(true)]);
  const notice = await saying('Chicken Tikka is hidden');
  expect(notice).toHaveTextContent('Veg only is on, and it is not vegetarian.');
  expect(selectVegOnly(store.getState())).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Chicken Tikka' })).toBeNull();

  scrolled = [];
  await user.click(within(notice).getByRole('button', { name: 'Show it' }));
  const heading = await screen.findByRole('heading', { name: /^Non-veg pizza/, level: 2 });
  expect(selectVegOnly(store.getState())).toBe(false);
  await waitFor(() => expect(scrolled).toEqual(['menu-3']));
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.querySelector('[data-asked]')).toHaveTextContent('Chicken Tikka');
  expect(screen.queryByText('Chicken Tikka is hidden')).toBeNull();
  expect(address()).toBe('/menu?categoryId=3&pizzaId=PIZ20');
});

it('NAV-51 MEN-19 the message goes with veg only', async () => {
  const { store } = await open('/menu/50/CMB1', [vegOnlyChosen(true)]);
  await saying('Chicken Feast is hidden');
  act(() => void store.dispatch(vegOnlyChosen(false)));
  await waitFor(() => expect(screen.queryByText('Chicken Feast is hidden')).toBeNull());
});

it('NAV-51 a link to a dish that the restaurant does not have says so, and leads on', async () => {
  await open('/menu/4/NONE', [placeRestored({ storeName: 'Indiranagar' })]);
  const notice = await saying('Indiranagar does not have the dish of your link');
  expect(notice).toHaveTextContent('Here is what there is in Sides.');
  expect(within(notice).getByRole('link', { name: 'Choose another store' })).toHaveAttribute(
    'href',
    '/locationSelection',
  );
});

it('NAV-51 says it, until it is dismissed, when the menu does not have the category either', async () => {
  const { user } = await open('/menu/99/NONE');
  const notice = await saying('This restaurant does not have the dish of your link');
  expect(notice).not.toHaveTextContent('Here is');
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/the dish of your link/)).toBeNull();
});

it.each(['/menu/2/PIZ7', '/menu/4/SID2', '/menu/sides'])('NAV-51 says nothing at %s', async (path) => {
  await open(path);
  await waitFor(() => expect(document.querySelectorAll('[data-menu-block]').length).toBeGreaterThan(0));
  expect(screen.queryByText(/is hidden|the dish of your link/)).toBeNull();
});
