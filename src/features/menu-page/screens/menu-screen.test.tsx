// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastLocation } from '#schemas/compiled/stored/last-location.ts';
import { findScreen } from '#src/app/find-screen.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { pageOpened, placeRestored, selectLocation } from '#src/features/order-type/location-slice.ts';
import { restoreLocation } from '#src/features/order-type/location-storage.ts';
import { groupOf } from '#src/features/experiments/bucket.ts';
import { groupKnown } from '#src/features/experiments/experiments-slice.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { prepareVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import '#src/ui/testing/jsdom-gaps.ts';

const reply = (menu: unknown = sampleMenu) => ({ status: 'SUCCESS', data: menu });

async function open(
  path = '/menu',
  answers: Record<string, unknown> = {},
  before: readonly UnknownAction[] = [],
) {
  const given = { getMenu: reply(), getRecentOrders: { status: 'FAILURE' }, ...answers };
  const app = await renderApp(path, given, before);
  return { ...app, user: userEvent.setup() };
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 2 });
const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

// Parts of the screen are loaded late, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** Loads the late parts of the screen before the tests, so that no test waits for them. */
beforeAll(async () => {
  const menu = findScreen('/menu');
  await Promise.all([
    menu && screenView(menu),
    import('#src/features/documents/slot.tsx'),
    prepareVegOnlyNote(),
    import('../components/menu-results.tsx'),
  ]);
  vi.stubGlobal('scrollTo', () => {});
  await act(async () => {
    await open();
  });
  cleanup();
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

describe('menu screen', () => {
  it('NAV-10 MEN-01 MEN-10 MEN-17 shows the menu of the store: marks, energy, the price of the default size and crust', async () => {
    await open();
    await heading(/^Veg pizza/);
    const card = section('Veg pizza');
    expect(card.getByText('₹229')).toBeTruthy();
    expect(card.getByText('712 kcal · Serves 1')).toBeTruthy();
    expect(card.getByRole('img', { name: 'Vegetarian' })).toBeTruthy();
  });

  it('MEN-03 without a store leads home and asks for no menu', async () => {
    const { store, address, call } = await open();
    await heading(/^Veg pizza/);
    const asked = () => call.mock.calls.filter(([endpoint]) => endpoint.id === 'getMenu').length;
    const before = asked();
    store.dispatch(pageOpened({ storeId: '', orderType: 'D' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked()).toBe(before);
  });

  it.each([
    ['missing', {}],
    ['empty', { storeId: '' }],
    ['the word null', { storeId: 'null', storeIsChosen: true }],
    ['no text', { storeId: null }],
  ])('MEN-03 with a kept store id that is %s leads home and asks for no menu', async (_, kept) => {
    const persistence = createPersistence();
    persistence.write(lastLocation, kept as never);
    const { address, call } = await open('/menu', {}, [placeRestored(restoreLocation(persistence))]);
    await waitFor(() => expect(address()).toBe('/'));
    expect(call.mock.calls.filter(([endpoint]) => endpoint.id === 'getMenu')).toEqual([]);
  });

  it('MEN-03 once it has led home, shows the menu of the store that stands', async () => {
    const { store, address, user } = await open('/menu', {}, [placeRestored({ storeIsLost: true })]);
    await waitFor(() => expect(address()).toBe('/'));
    expect(selectLocation(store.getState())).toMatchObject({ storeId: '14052', storeIsLost: false });
    const [bar] = await screen.findAllByRole('navigation', { name: 'Pages' });
    // The page that opens may wait for its code, which an act that is not awaited would never show.
    await act(async () => user.click(within(bar as HTMLElement).getByRole('link', { name: 'Menu' })));
    expect(await heading(/^Veg pizza/)).toBeTruthy();
  });

  it('MEN-03 WID-18 a browser that has kept nothing has the default store, and stays', async () => {
    const nothing = restoreLocation(createPersistence());
    const { address } = await open('/menu', {}, [placeRestored(nothing)]);
    expect(await heading(/^Veg pizza/)).toBeTruthy();
    expect(address()).toBe('/menu');
  });

  it('MEN-27 ERR-08 says in its place that the store is in trouble, and tries again when asked', async () => {
    let fails = true;
    const { user } = await open('/menu', { getMenu: () => (fails ? refused({ status: 500 }) : reply()) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Sorry, we are facing some temporary issues with the store selected. Please select a different store',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    fails = false;
    await user.click(within(alert).getByRole('button'));
    expect(await heading(/^Veg pizza/)).toBeTruthy();
  });

  it('PWA-09 MEN-27 says that the connection failed, and does not offer another restaurant', async () => {
    let fails = true;
    const { user } = await open('/menu', { getMenu: () => (fails ? offline : reply()) });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Internet connection Lost' })).toBeTruthy();
    expect(screen.queryByText(/temporary issues with the store/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Choose another store' })).toBeNull();
    fails = false;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await heading(/^Veg pizza/)).toBeTruthy();
  });

  it('CRT-03 adds in place, and ERR-12 says when a dish has reached its limit', async () => {
    const { user, store } = await open();
    await heading(/^Sides/);
    const sides = section('Sides');
    await user.click(sides.getByRole('button', { name: 'Add Garlic Bread' }));
    await user.click(sides.getByRole('button', { name: 'Add one more Garlic Bread' }));
    expect(sides.getByText('Sorry, only a limited quantity of this product can be ordered.')).toBeTruthy();
    await user.click(sides.getByRole('button', { name: 'Add one more Garlic Bread' }));
    expect(store.getState().cart?.lines[0]?.quantity).toBe(2);
  });

  it('ERR-11 ERR-13 blocks what cannot be had now and says when it is back', async () => {
    await open();
    await heading(/^Sides/);
    expect(section('Sides').getByText('Item not available at this time')).toBeTruthy();
    expect(section('Sides').getByText('Back at 5 pm')).toBeTruthy();
    expect(section('Desserts').getByText('Temporarily out of stock')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Walnut Brownie' })).toBeNull();
  });

  it.each([
    ['none', ['Chicken Feast', 'Pizza Duo']],
    ['A', ['Chicken Feast', 'Pizza Duo']],
    ['B', ['Pizza Duo', 'Chicken Feast']],
  ] as const)('EXP-11 menuSorting of group %s: the order of dishes', async (bucket, names) => {
    await open('/menu/combos', {}, [bucketKnown(bucket)]);
    await heading(/^Combos/);
    const shown = section('Combos').getAllByRole('heading', { level: 3 });
    expect(shown.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('EXP-11 menuSorting A: bestsellers first', async () => {
    const menu = { ...sampleMenu, bestseller: ['CMB2'] };
    await open('/menu/combos', { getMenu: reply(menu) }, [bucketKnown('A')]);
    await heading(/^Combos/);
    const [first] = section('Combos').getAllByRole('heading', { level: 3 });
    expect(first).toHaveTextContent('Pizza Duo');
  });

  it.each([
    ['none', 'default'],
    ['C', 'C'],
  ] as const)(
    'EXP-12 menuHeader of group %s: the categories are shown as in variant %s',
    async (bucket, variant) => {
      await open('/menu', {}, [bucketKnown(bucket)]);
      await heading(/^Veg pizza/);
      expect(screen.getByRole('navigation', { name: 'Categories' })).toHaveAttribute('data-header', variant);
    },
  );

  it.each([
    ['1700000000.49', 'Veg pizza', 'Desserts'],
    ['1700000000.50', 'Desserts', 'Veg pizza'],
  ])('EXP-27 client %s sees %s before %s', async (clientId, one, other) => {
    await open('/menu', {}, [groupKnown(groupOf(clientId, 50))]);
    const [first, last] = [await heading(new RegExp(`^${one}`)), await heading(new RegExp(`^${other}`))];
    expect(first.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it.each([
    ['A', true],
    ['B', false],
  ] as const)('EXP-21 a menu of group %s has the veg-only switch: %s', async (bucket, hasSwitch) => {
    const experiments = { veg_only_ab: { B: 'not eligible' } };
    await open('/menu', {}, [pageConfigReceived({ ...defaultConfig, experiments }), bucketKnown(bucket)]);
    await heading(/^Veg pizza/);
    expect(screen.queryByRole('switch', { name: 'Veg only' }) !== null).toBe(hasSwitch);
  });

  it.each([
    ['A', 'COMBO_WITHOUT_PRICE', 'false'],
    ['B', 'CUSTOMISE_UPSELL', 'true'],
    ['none', 'ALL_FEATURES', 'false'],
  ] as const)(
    'MEN-26 EXP-12 the menu of group %s is asked for with %s',
    async (bucket, feature, isNewUpsell) => {
      const experiments = { menuHeader: { A: 'A', B: 'B' } };
      const { call } = await open('/menu', {}, [
        pageConfigReceived({ ...defaultConfig, experiments }),
        bucketKnown(bucket),
      ]);
      await heading(/^Veg pizza/);
      const asked = call.mock.calls.filter(([{ id }]) => id === 'getMenu');
      expect(asked.at(-1)).toEqual([
        expect.anything(),
        expect.objectContaining({
          headers: expect.objectContaining({ feature, menuProcessor: 'GENERALIZE', isNewUpsell }) as unknown,
        }),
      ]);
    },
  );

  it('MEN-19 EXP-21 the veg-only switch hides meat, combos by their content, and says that it is on', async () => {
    const { user } = await open();
    await heading(/^Non-veg pizza/);
    await user.click(screen.getByRole('switch', { name: 'Veg only' }));
    await waitFor(() => expect(screen.queryByText('Chicken Feast')).toBeNull());
    expect(screen.queryByRole('heading', { name: /^Non-veg pizza/ })).toBeNull();
    expect(section('Combos').getByText('Pizza Duo')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await heading(/^Non-veg pizza/)).toBeTruthy();
    // The button is removed, and the focus moves to the switch.
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Veg only' }));
  });

  it('searches as one types, keeps the text in the address, and offers a way on', async () => {
    const { user, address } = await open();
    await heading(/^Veg pizza/);
    const field = screen.getByRole('searchbox', { name: 'Search the menu' });
    await user.type(field, 'margarita');
    expect(await heading('Nothing called ‘margarita’')).toBeTruthy();
    expect(await heading('1 dish resembles it')).toBeTruthy();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toContain('Nothing called ‘margarita’. Did you mean margherita?');
    await waitFor(() => expect(address()).toBe('/menu?search=margarita'));
    await user.click(screen.getByRole('button', { name: 'margherita' }));
    expect(await heading('1 dish for ‘margherita’')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Search the menu' }));
    await waitFor(() => expect(address()).toBe('/menu?search=margherita'));
    await user.clear(field);
    await user.type(field, 'zzzz');
    expect(await heading('Nothing for ‘zzzz’')).toBeTruthy();
    expect(said()).toContain('Nothing for ‘zzzz’');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await heading(/^Veg pizza/)).toBeTruthy();
  });

  it('an empty search has a picture and a way on: the field, empty and with the focus', async () => {
    const { user } = await open('/menu?search=zzzz');
    await heading('Nothing for ‘zzzz’');
    const results = screen.getByRole('region', { name: 'Search the menu' });
    expect(results.querySelector('picture img')?.getAttribute('src')).toContain('scene-no-dishes');
    await user.click(within(results).getByRole('button', { name: 'Search for something else' }));
    expect(await heading(/^Veg pizza/)).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('an empty search leads to the whole menu, without the keyboard of a phone', async () => {
    const { user, address } = await open('/menu?search=zzzz');
    await heading('Nothing for ‘zzzz’');
    await user.click(screen.getByRole('button', { name: 'Show the whole menu' }));
    expect(await heading(/^Veg pizza/)).toBeTruthy();
    expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
    await waitFor(() => expect(address()).toBe('/menu'));
  });

  it('a search is in the address as soon as the field is left', async () => {
    const { user, address } = await open();
    await heading(/^Veg pizza/);
    await user.type(screen.getByRole('searchbox'), 'garlic');
    await user.tab();
    expect(address()).toBe('/menu?search=garlic');
  });

  it('NAV-53 a search in the address is in the field', async () => {
    await open('/menu?search=garlic');
    expect(await heading('1 dish for ‘garlic’')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('garlic');
  });

  it('NAV-51 NAV-53 goes to the group that the address names, and from the bar to any other', async () => {
    const { user, address } = await open('/menu/rice-bowls-wraps');
    await waitFor(() => expect(scrolled).toEqual(['menu-rice-bowls-wraps']));
    await user.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByText('Sides'));
    await waitFor(() => expect(scrolled.at(-1)).toBe('menu-4'));
    expect(address()).toBe('/menu/sides');
    expect(document.activeElement?.textContent).toContain('Sides');
  });

  it('NAV-51 marks the product that the address asks for', async () => {
    await open('/menu/4/SID1');
    await heading(/^Sides/);
    await waitFor(() => expect(scrolled).toEqual(['menu-4']));
    expect(document.querySelector('[data-asked]')?.textContent).toContain('Garlic Bread');
  });

  it('MEN-04 warns where the cart holds what the store does not sell', async () => {
    const { store } = await open();
    await heading(/^Veg pizza/);
    store.dispatch(addProduct({ productId: 'gone', name: 'Old Pizza', price: 100, foodType: 0 }));
    expect(await screen.findByText('This store does not have everything that is in your cart')).toBeTruthy();
    expect(screen.getByText('Old Pizza')).toBeTruthy();
  });

  it('MEN-07 a product that lacks its lists is shown, and one without a price is left out alone', async () => {
    const [category] = sampleMenu.catalog;
    const { size: _, ...lacking } = { ...category?.products[0], price: 19900, name: 'Lacking' };
    const damaged = { ...lacking, productId: 'damaged', name: 'Damaged', price: 'dear' };
    const broken = { ...sampleMenu, catalog: [{ ...category, products: [damaged, lacking] }] };
    await open('/menu', { getMenu: reply(broken) });
    await heading(/^Veg pizza/);
    expect(section('Veg pizza').getByRole('heading', { name: /Lacking/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Damaged/ })).toBeNull();
  });
});
