// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { cartPriced, pricingBegan } from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { orderTypeChosen, storeRefused } from '#src/features/order-type/location-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { readSource } from '#tests/support/read-source.ts';
import { cartOf, cola, itemOf, margherita, strips } from '../testing/cart-fixture.ts';
import { region, renderCart, replyWith } from '../testing/render-cart.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const lines = [margherita, strips, cola];

/** The figures of the bill, by their names. */
function bill(): Record<string, string> {
  const rows = [...region('Bill').querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
}

/** The style sheet of a part of the page, which tests do not load by themselves. */
function sheetOf(part: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = readSource(`src/features/cart-page/components/${part}.module.css`);
  return sheet;
}

describe('the bill', () => {
  it('CRT-01 CRT-02 shows the figures of the server, although they do not add up', async () => {
    await renderCart({
      lines,
      cart: cartOf(lines, {
        displayNetPrice: 50_001,
        bill: {
          itemTotal: 1_100,
          mixSaving: 2_200,
          discount: 3_300,
          packaging: 4_400,
          delivery: 5_500,
          cgst: 6_650,
          sgst: 7_700,
        },
      }),
    });
    expect(bill()).toEqual({
      'Item total': '₹11',
      'Everyday value mix': '−₹22',
      Discount: '−₹33',
      Packaging: '₹44',
      Delivery: '₹55',
      CGST: '₹66.50',
      SGST: '₹77',
      'To pay': '₹500.01',
    });
    expect(within(region('To pay')).getByText('₹500.01')).toBeVisible();
  });

  it('CRT-02 says that a delivery is free, and has no delivery for an order that is fetched', async () => {
    const { store } = await renderCart({ lines, cart: cartOf(lines, { bill: { delivery: 0 } }) });
    expect(bill()['Delivery']).toBe('Free');
    act(() => {
      store.dispatch(orderTypeChosen('P'));
      store.dispatch(cartPriced(cartOf(lines, { deliveryType: 'P', bill: { delivery: 0 } })));
    });
    expect(bill()).not.toHaveProperty('Delivery');
  });

  it('CRT-02 shows a charge that the shop takes for bringing an order to the car, which the total holds', async () => {
    const { store } = await renderCart({ lines, cart: cartOf(lines) });
    act(() => {
      store.dispatch(orderTypeChosen('CURB'));
      store.dispatch(cartPriced(cartOf(lines, { deliveryType: 'CURB', bill: { delivery: 2_000 } })));
    });
    expect(bill()['Delivery']).toBe('₹20');
  });

  it('CRT-02 says that the figures are being updated, and invents none for the lines that changed', async () => {
    const { user } = await renderCart({ lines, cart: cartOf(lines) });
    expect(within(region('Bill')).queryByText('Updating')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add one more Cola' }));
    expect(within(region('Bill')).getByText('Updating')).toBeVisible();
    expect(within(region('To pay')).getByText('Updating')).toBeVisible();
    const row = screen.getByRole('button', { name: 'Remove one Cola' }).closest('li');
    expect(row).toHaveTextContent('Updating');
    expect(row).not.toHaveTextContent('₹');
    // The other lines keep the figures that the server gave.
    expect(screen.getByText('Chicken strips').closest('li')).toHaveTextContent('₹259');
  });

  it('CRT-02 shows the last amounts in quiet ink while they are being renewed', async () => {
    const cart = cartOf(lines);
    const { store, container } = await renderCart({ lines, cart });
    container.append(sheetOf('bill-card'), sheetOf('pay-panel'));
    const ink = (place: string) => getComputedStyle(within(region(place)).getByText('₹737.10')).color;
    const isQuiet = () => ['Bill', 'To pay'].map((place) => ink(place) === 'var(--ink-quiet)');
    expect(isQuiet()).toEqual([false, false]);
    act(() => void store.dispatch(pricingBegan()));
    expect(isQuiet()).toEqual([true, true]);
    act(() => void store.dispatch(cartPriced(cart)));
    expect(isQuiet()).toEqual([false, false]);
  });

  it('shows places for the figures before the first answer, and none once it failed', async () => {
    let fail: (reply: unknown) => void = () => {};
    await renderCart({ lines, answers: { getCart: () => new Promise((resolve) => (fail = resolve)) } });
    expect(region('Bill').textContent).not.toContain('₹');
    expect(screen.getByText('Margherita')).toBeVisible();
    fail(refused({ status: 500 }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(bill()['To pay']).toBe('–');
  });
});

describe('the lines', () => {
  it('CRT-06 show what was chosen, how many, and the server’s price of all units', async () => {
    await renderCart({ lines, cart: cartOf(lines) });
    const row = screen.getByText('Margherita').closest('li') as HTMLElement;
    expect(row).toHaveTextContent('Medium · New Hand Tossed · Extra cheese');
    expect(row).toHaveTextContent('₹350');
    expect(within(row).getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    expect(await within(row).findByRole('link', { name: 'Edit Margherita' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/customise\?productId=PIZ1&line=/),
    );
    expect(within(screen.getByText('Cola').closest('li') as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('CRT-08 CRT-09 say which offer gives a free item, which cannot be changed, and which one a line is from', async () => {
    const gift = itemOf(cola, {
      id: 'gift-1',
      freeItem: true,
      offerCode: 'COOLDRINK',
      total: 0,
      net: 0,
      product: { id: 'BEV9', name: 'Mini cola' },
    });
    const promoted = itemOf(strips, { promoPerQty: { promoType: 'PRODUCT_IMPLICIT', promoCode: 'CRISPY' } });
    await renderCart({
      lines: [cola, strips],
      cart: cartOf([], {
        validItems: [itemOf(cola), promoted, gift],
        cartOffers: [{ code: 'COOLDRINK', heading: 'A drink on us', state: 'applied' }],
      }),
    });
    const row = screen.getByText('Mini cola').closest('li') as HTMLElement;
    expect(row).toHaveTextContent('Free');
    expect(row).toHaveTextContent('Free with ‘A drink on us’');
    expect(row).toHaveTextContent('× 1');
    expect(within(row).queryByRole('button')).toBeNull();
    expect(within(row).queryByRole('link')).toBeNull();
    expect(screen.getByText('Chicken strips').closest('li')).toHaveTextContent('From the offer ‘CRISPY’');
  });

  it('keep the focus on the list when one is taken out, and on the page when the last one is', async () => {
    const { user, store } = await renderCart({ lines: [margherita, cola], cart: cartOf([margherita, cola]) });
    await user.click(screen.getByRole('button', { name: 'Remove one Cola' }));
    expect(screen.getByRole('heading', { name: '1 item' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    expect(selectLines(store.getState())).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' }).closest('[tabindex]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  });
});

describe('NAV-14 the address', () => {
  it.each([
    ['/cart', '/menu'],
    ['/cart?redirectUrl=%2Fmenu%2Fsides%3Fq%3D1', '/menu/sides?q=1'],
    ['/cart?redirectUrl=https%3A%2F%2Felsewhere.example%2F', '/menu'],
    ['/cart?redirectUrl=%2F%2Felsewhere.example', '/menu'],
  ])('%s leads on to %s for more items', async (path, href) => {
    await renderCart({ lines, cart: cartOf(lines), path });
    expect(screen.getByRole('link', { name: 'Add more items' })).toHaveAttribute('href', href);
  });
});

describe('CRT-11 the suggestions', () => {
  const fries = { productId: 'SID1', name: 'Fries', price: 9_900, foodType: 0, kcal: 320 };

  it('are put into the cart by their button, and not before', async () => {
    const { user, store } = await renderCart({
      lines: [cola],
      cart: cartOf([cola], { upsellData: ['SID1'] }),
      answers: {
        getUpsellItems: replyWith({
          items: [fries, { ...fries, productId: 'S2', name: 'Dip', available: false }],
        }),
      },
    });
    const add = await screen.findByRole('button', { name: 'Add Fries' });
    expect(screen.queryByText('Dip')).toBeNull();
    expect(selectLines(store.getState()).map(({ name }) => name)).toEqual(['Cola']);
    await user.click(add);
    expect(selectLines(store.getState()).map(({ name }) => name)).toEqual(['Cola', 'Fries']);
    // The card stays under the finger.
    expect(screen.getAllByRole('button', { name: 'Add one more Fries' })).toHaveLength(2);
  });

  it('are others once the cart is vegetarian', async () => {
    const upsellData = ['SID1'];
    const names = [['Wings'], ['Fries']];
    const { store } = await renderCart({
      lines: [cola, strips],
      cart: cartOf([cola, strips], { upsellData }),
      answers: {
        getUpsellItems: () =>
          replyWith({ items: (names.shift() ?? []).map((name) => ({ ...fries, productId: name, name })) }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Add Wings' })).toBeVisible();
    act(() => void store.dispatch(cartPriced(cartOf([cola], { upsellData, version: 9 }))));
    expect(screen.queryByRole('button', { name: 'Add Wings' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Add Fries' })).toBeVisible();
  });

  it('MEN-19 are vegetarian while veg only is on, also beside meat that is in the cart already', async () => {
    const wings = { ...fries, productId: 'CHK3', name: 'Wings', foodType: 1 };
    const { store } = await renderCart({
      lines: [strips],
      cart: cartOf([strips], { upsellData: ['SID1', 'CHK3'] }),
      events: [vegOnlyChosen(true)],
      answers: { getUpsellItems: replyWith({ items: [wings, fries] }) },
    });
    expect(await screen.findByRole('button', { name: 'Add Fries' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Wings' })).toBeNull();
    act(() => void store.dispatch(vegOnlyChosen(false)));
    expect(screen.getByRole('button', { name: 'Add Wings' })).toBeVisible();
  });

  it('are not asked for while the server has none', async () => {
    const { callsOf } = await renderCart({ lines: [cola], cart: cartOf([cola]) });
    expect(callsOf('getUpsellItems')).toEqual([]);
  });
});

describe('what stands in the way', () => {
  const go = () => within(region('To pay')).getByRole('button');

  it.each([
    ['CON-07', 'too-many-items', 'An order can have up to 25 items. Please remove something to add more.'],
    ['CON-06', 'too-dear', 'An order can be up to ₹5,000. Please remove something to go on.'],
    ['ERR-12', 'too-many-of-product', 'Sorry, only a limited quantity of this product can be ordered.'],
  ] as const)('%s is said, and blocks going on', async (_, limit, text) => {
    const { user, address } = await renderCart({ lines, cart: cartOf(lines, { limits: [limit] }) });
    expect(within(region('To pay')).getByText(text)).toBeVisible();
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    await user.click(go());
    expect(address()).toBe('/cart');
  });

  it.each([
    ['CRT-16', '2.ADVANCEORDER', 'Closed.'],
    ['CRT-18', '2.STOREOFF', 'Indiranagar is offline at the moment.'],
  ])('%s another restaurant is offered when this one takes no orders now', async (_, code, text) => {
    await renderCart({
      lines,
      answers: { getCart: refused({ code, displayMsg: text, status: 409 }) },
    });
    expect(
      within(region('To pay')).getByText(
        'This store is closed right now. You can place the order for later.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/is offline/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose another restaurant' })).toHaveAttribute(
      'href',
      '/locationSelection?redirectUrl=%2Fcart',
    );
    expect(screen.getByText('Margherita')).toBeVisible();
  });

  it('CRT-16 WID-11 the code that means so is that of the configuration', async () => {
    const events = [pageConfigReceived({ ...defaultConfig, advanceOrderCode: 'SHOP_LATER' })];
    await renderCart({
      lines,
      events,
      answers: { getCart: refused({ code: 'SHOP_LATER', displayMsg: 'Closed.', status: 409 }) },
    });
    expect(
      within(region('To pay')).getByText(
        'This store is closed right now. You can place the order for later.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Closed.')).toBeNull();
  });

  it('CRT-18 says the same of a store that the location found offline', async () => {
    const error = {
      kind: 'offline',
      code: '2.STOREOFF',
      header: '',
      text: 'Store is currently offline',
      button: 'Ok',
    } as const;
    const { store } = await renderCart({ lines, cart: cartOf(lines), events: [storeRefused(error)] });
    expect(
      within(region('To pay')).getByText(
        'This store is closed right now. You can place the order for later.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another restaurant' })).toBeVisible();
    act(
      () => void store.dispatch(pageConfigReceived({ ...defaultConfig, advanceOrderText: 'Come tomorrow.' })),
    );
    expect(within(region('To pay')).getByText('Come tomorrow.')).toBeVisible();
  });

  it('a failure is said with its text and another try, and the lines stay', async () => {
    await renderCart({
      lines,
      answers: { getCart: refused({ displayMsg: 'The kitchen computer is asleep.', status: 500 }) },
    });
    expect(await within(region('To pay')).findByText('The kitchen computer is asleep.')).toBeVisible();
    expect(go()).toHaveAccessibleName('Try again');
    expect(screen.getByText('Margherita')).toBeVisible();
  });

  it('without a connection says when the prices are updated', async () => {
    const { user, address } = await renderCart({ lines, answers: { getCart: offline } });
    expect(await within(region('Bill')).findByText('Updated when you are online')).toBeVisible();
    expect(screen.getByText('Chicken strips')).toBeVisible();
    await user.click(go());
    expect(address()).toBe('/cart');
  });
});

describe('the saving', () => {
  it('CRT-12 CRT-15 is looked up with a loader, and said once', async () => {
    let tell: (reply: unknown) => void = () => {};
    await renderCart({
      lines,
      cart: cartOf(lines),
      answers: { calculateDiscount: () => new Promise((resolve) => (tell = resolve)) },
    });
    expect(await screen.findByText('Looking up what you save')).toBeVisible();
    tell(replyWith({ totalAmountBeforeDiscount: 80_000, netPrice: 73_710, discount: 6_290 }));
    expect(await within(region('Bill')).findByText('You save ₹62.90 on this order')).toBeVisible();
    expect(screen.queryByText('Looking up what you save')).toBeNull();
  });

  it('CRT-14 CRT-15 is not said when it is not known', async () => {
    await renderCart({
      lines,
      cart: cartOf(lines),
      answers: { calculateDiscount: refused({ status: 500 }) },
    });
    expect(await within(region('Bill')).findByText('All charges are included.')).toBeVisible();
    expect(screen.queryByText(/You save/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('screen readers', () => {
  it('hear a change in one message: the amount, and what it saves', async () => {
    const { store } = await renderCart({
      lines,
      cart: cartOf(lines),
      answers: {
        calculateDiscount: replyWith({
          totalAmountBeforeDiscount: 80_000,
          netPrice: 73_710,
          discount: 6_290,
        }),
      },
    });
    const said = () => screen.getAllByRole('status').filter((each) => each.textContent?.includes('₹'));
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitFor(() =>
      expect(said()[0]).toHaveTextContent('To pay: ₹737.10. You save ₹62.90 on this order.'),
    );
    act(() => void store.dispatch(pricingBegan()));
    expect(said()).toEqual([]);
  });
});
