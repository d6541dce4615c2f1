// @vitest-environment jsdom
import '#src/ui/testing/jsdom-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import type { StoreMapProps } from '#src/features/map/components/store-map.tsx';
import { aStore, cities, offlineStore } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { Screen } from './restaurants-screen.tsx';

// The map has its own tests. Here it is a button for each pin.
vi.mock('#src/features/map/components/map-place.tsx', () => ({
  StoreMapPlace: ({ label, stores, selectedId, onSelect }: StoreMapProps) => (
    <div role="application" aria-label={label}>
      {stores.map(({ id, name }) => (
        <button key={id} aria-pressed={id === selectedId} onClick={() => onSelect?.(id)}>
          Pin of {name}
        </button>
      ))}
    </div>
  ),
}));

let isWide = false;
/** The cards that were scrolled to, by their names. */
let scrolled: (string | undefined)[] = [];

beforeEach(() => {
  isWide = false;
  scrolled = [];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener() {},
    removeEventListener() {},
  }));
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.querySelector('h2')?.textContent);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const many = Array.from({ length: 60 }, (_, at) => ({ ...aStore, id: `s-${at}`, name: `Store ${at}` }));
const success = (data: object) => ({ status: 'SUCCESS', data });
const atOnce = {
  now: () => 0,
  after: (_: number, run: () => void) => {
    run();
    return () => {};
  },
};

function open(path: string, stores: readonly object[]) {
  return renderPlace(<Screen />, {
    path,
    answers: {
      getCities: success({ cities }),
      getStores: success({ stores }),
      getStoresInCity: success({ stores: stores.toReversed() }),
      searchStores: success({ stores: stores.toReversed() }),
    },
    events: [orderTypeChosen('P')],
    clock: atOnce,
  });
}
const pin = (name: string) => screen.findByRole('button', { name: `Pin of ${name}` });
const isChosen = () => screen.queryAllByRole('button', { name: /^Pin of/, pressed: true }).length > 0;

it('LOC-15 a pin that is pressed scrolls the list beside the map to its restaurant, also beyond the first of them', async () => {
  isWide = true;
  const { user } = open('/restaurants', many);
  await user.click(await pin('Store 3'));
  await waitFor(() => expect(scrolled).toEqual(['Store 3']));
  expect(screen.queryByRole('heading', { name: 'Store 55' })).toBeNull();
  await user.click(await pin('Store 55'));
  expect(await screen.findByRole('heading', { name: 'Store 55' })).toBeVisible();
  await waitFor(() => expect(scrolled).toEqual(['Store 3', 'Store 55']));
});

it.each([
  [
    'another city',
    async ({ user }: ReturnType<typeof open>) =>
      user.click(screen.getByRole('button', { name: /^Bengaluru/ })),
    '/restaurants?view=map&city=Bengaluru',
  ],
  [
    'a search',
    async ({ user }: ReturnType<typeof open>) => user.type(screen.getByRole('searchbox'), 'k'),
    '/restaurants?view=map&search=k',
  ],
])('LOC-15 %s leaves no restaurant of the map chosen', async (_, change, address) => {
  const view = open('/restaurants?view=map', [aStore, offlineStore]);
  await screen.findByRole('button', { name: /^Bengaluru/ });
  await view.user.click(await pin('Koramangala'));
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Koramangala' })).toBeVisible();
  await change(view);
  await waitFor(() => expect(view.address()).toBe(address));
  expect(await pin('Koramangala')).toBeVisible();
  await waitFor(() => expect(isChosen()).toBe(false));
  expect(screen.queryByRole('article')).toBeNull();
});
