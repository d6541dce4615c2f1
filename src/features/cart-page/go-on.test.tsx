// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { cartPriced, pricingBegan } from '#src/features/cart-sync/priced-cart-slice.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { orderTypeChosen, placeRestored } from '#src/features/order-type/location-slice.ts';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { cartOf, cola, invalidOf, margherita, strips } from './testing/cart-fixture.ts';
import { region, renderCart, replyWith } from './testing/render-cart.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const lines = [margherita, cola];
const cart = cartOf(lines);
const go = () => within(region('To pay')).getByRole('button');

/** The order has a complete address. */
const address = {
  latitude: 12.97,
  longitude: 77.64,
  city: 'Bengaluru',
  city_region: 'Bengaluru',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  houseNo: '12B',
  address: 'Rose Apartments',
  label: 'Home' as const,
};
const store = {
  id: '14052',
  name: 'Indiranagar',
  locality: 'Indiranagar',
  city: 'Bengaluru',
  region: '',
  state: '',
  online: true,
  address: '',
};
const addressed = placeEntered({
  choice: { latitude: 12.97, longitude: 77.64, title: 'Home · Indiranagar', address },
  recent: {
    key: 'home',
    recent: { title: 'Home', subtitle: '' },
    location: { address_id: null, latitude: 12.97, longitude: 77.64 },
    deliveryType: 'DELIVERY',
  },
  store,
});
const customer = loggedIn({
  attributes: { userId: 'user-7', cartId: 'story-cart', firstName: 'Asha', mobile: '9876543210' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const nowhere = placeRestored({ storeIsChosen: false, placeTitle: undefined, storeName: undefined });

/** A client of group A, for which the configuration gives the variant. */
const inVariant = (experiment: string, variant: string) => [
  bucketKnown('A'),
  pageConfigReceived(layConfigs({ experiments: { [experiment]: { A: variant } } })),
];

describe('the next step', () => {
  it.each([
    ['a delivery with its address', [addressed], 'Choose how to pay', '/paymentType'],
    [
      'a guest’s delivery without an address',
      [],
      'Add your address',
      '/newAddress?showContact=true&redirectUrl=%2Fcart',
    ],
    [
      'a customer’s delivery without an address',
      [customer],
      'Add your address',
      '/address?redirectUrl=%2Fcart',
    ],
    [
      'a delivery without a place',
      [nowhere],
      'Choose where to deliver',
      '/locationSelection?redirectUrl=%2Fcart',
    ],
    ['a takeaway', [orderTypeChosen('P')], 'Choose how to pay', '/paymentType'],
    [
      'a takeaway without a restaurant',
      [nowhere, orderTypeChosen('P')],
      'Choose a restaurant',
      '/selectRestaurant?deliveryType=P&redirectUrl=%2Fcart',
    ],
  ] as const)('of %s is what the button says', async (_, events, label, path) => {
    const view = await renderCart({ lines, cart, events });
    expect(go()).toHaveAccessibleName(label);
    await view.user.click(go());
    // The router goes on in a transition, which does not have to end with the press.
    await waitFor(() => expect(view.address()).toBe(path));
  });

  it('SES-30 says one thing of where it goes when the login has ended and its place with it', async () => {
    await renderCart({ lines, cart, events: [addressed, customerLeft()] });
    const where = region('Delivery to');
    expect(where).toHaveTextContent('No address yet');
    expect(where).toHaveTextContent('From Indiranagar · Bengaluru');
    expect(within(where).getByRole('link', { name: 'Add the full address' })).toBeVisible();
    expect(screen.queryByText('No place chosen yet')).toBeNull();
  });

  it('waits for the prices when it is pressed while they are updated', async () => {
    const view = await renderCart({ lines, cart, events: [addressed] });
    act(() => void view.store.dispatch(pricingBegan()));
    await view.user.click(go());
    expect(go()).toHaveAttribute('aria-busy', 'true');
    expect(view.address()).toBe('/cart');
    act(() => void view.store.dispatch(cartPriced(cart)));
    await waitFor(() => expect(view.address()).toBe('/paymentType'));
  });

  it('is not taken when the prices that it waited for pass a limit', async () => {
    const view = await renderCart({ lines, cart, events: [addressed] });
    act(() => void view.store.dispatch(pricingBegan()));
    await view.user.click(go());
    act(() => void view.store.dispatch(cartPriced({ ...cart, limits: ['too-dear'] })));
    expect(go()).not.toHaveAttribute('aria-busy');
    expect(view.address()).toBe('/cart');
  });
});

describe('what cannot be ordered', () => {
  const some = cartOf([cola], { invalidItems: [invalidOf(margherita, 'Temporarily out of stock')] });
  const question =
    'Some items in your cart are unavailable. Do you want to place an order with the remaining items?';
  const none = 'Sorry, items in your cart are unavailable. Please remove & add new items';

  it('CRT-20 ERR-11 ERR-13 stands apart, with its reason, and can be removed and put back', async () => {
    const all = [...lines, strips];
    const invalidItems = [
      invalidOf(margherita, 'Temporarily out of stock'),
      invalidOf(strips, 'Item not available at this time'),
    ];
    const { user, store: state } = await renderCart({ lines: all, cart: cartOf([cola], { invalidItems }) });
    const block = region('Not available now');
    const rows = within(block).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Margherita.*Temporarily out of stock/);
    expect(rows[1]).toHaveTextContent(/Chicken strips × 2Item not available at this time/);
    expect(within(region('1 item')).queryByText('Margherita')).toBeNull();
    await user.click(within(block).getByRole('button', { name: 'Remove Margherita' }));
    expect(selectLines(state.getState()).map(({ name }) => name)).toEqual(['Cola', 'Chicken strips']);
    expect(screen.getByRole('heading', { name: 'Not available now' })).toHaveFocus();
    await user.click(within(block).getByRole('button', { name: 'Remove Chicken strips' }));
    expect(screen.getByRole('heading', { name: '1 item' })).toHaveFocus();
  });

  it('CRT-21 is asked about; yes goes on with the rest alone', async () => {
    const view = await renderCart({ lines, cart: some, events: [addressed] });
    await view.user.click(go());
    expect(within(screen.getByRole('dialog')).getByText(question)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'No, go back' }));
    expect(selectLines(view.store.getState())).toHaveLength(2);
    expect(view.address()).toBe('/cart');

    await view.user.click(go());
    await view.user.click(screen.getByRole('button', { name: 'Yes, go on' }));
    expect(selectLines(view.store.getState()).map(({ name }) => name)).toEqual(['Cola']);
    // The page waits for the prices of the rest.
    expect(view.address()).toBe('/cart');
    act(() => void view.store.dispatch(cartPriced(cartOf([cola], { version: 4 }))));
    await waitFor(() => expect(view.address()).toBe('/paymentType'));
  });

  it('CRT-22 cannot be the whole order', async () => {
    const cartOfNone = cartOf([], { invalidItems: [invalidOf(margherita, 'Temporarily out of stock')] });
    const view = await renderCart({ lines: [margherita], cart: cartOfNone, events: [addressed] });
    expect(within(region('Not available now')).getByText(none)).toBeVisible();
    await view.user.click(go());
    expect(within(screen.getByRole('dialog')).getByText(none)).toBeVisible();
    expect(view.address()).toBe('/cart');
    await view.user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

describe('the experiments of the cart', () => {
  it.each([
    ['default', 'Choose how to pay'],
    ['A', 'Continue to payment'],
    ['B', 'Next: payment'],
    ['C', 'Choose how to pay'],
  ])('EXP-14 cart_cta %s: the button says “%s”', async (variant, text) => {
    await renderCart({ lines, cart, events: [addressed, ...inVariant('cart_cta', variant)] });
    expect(go()).toHaveAccessibleName(text);
  });

  it.each([
    ['default', '/locationSelection?redirectUrl=%2Fcart'],
    ['A', '/locationSelection?redirectUrl=%2Fcart'],
    ['B', '/locationSelection?redirectUrl=%2FnewAddress%3FredirectUrl%3D%252Fcart'],
  ])('EXP-10 delivery_flow_ab %s: a chosen place leads on by %s', async (variant, href) => {
    await renderCart({ lines, cart, events: inVariant('delivery_flow_ab', variant) });
    expect(screen.getByRole('link', { name: 'Change order type or place' })).toHaveAttribute('href', href);
  });

  const detail = {
    ...store,
    address: '100 Feet Road',
    pincode: '560038',
    phone: '',
    latitude: 12.97,
    longitude: 77.64,
    orderTypes: ['P'] satisfies OrderTypeCode[],
    hours: { opens: '11:00', closes: '23:00' },
    isOpen: true,
  };

  it.each([
    ['test', true],
    ['default', false],
  ])('EXP-13 cart_takeawayAddress %s: the restaurant’s address is shown: %s', async (variant, isShown) => {
    const { callsOf } = await renderCart({
      lines,
      cart,
      events: [orderTypeChosen('P'), ...inVariant('cart_takeawayAddress', variant)],
      answers: { getStorePage: replyWith({ store: detail }) },
    });
    expect(screen.getByText('Indiranagar · Bengaluru')).toBeVisible();
    if (isShown) expect(await screen.findByText('100 Feet Road, Indiranagar, 560038')).toBeVisible();
    expect(callsOf('getStorePage').length > 0).toBe(isShown);
  });

  it('EXP-22 contact_details_ab A: the cart asks who receives the order, and the address form does not', async () => {
    const view = await renderCart({
      lines,
      cart,
      events: [addressed, ...inVariant('contact_details_ab', 'A')],
    });
    await view.user.click(go());
    expect(view.address()).toBe('/cart');
    expect(screen.getByText('Please Enter Name')).toBeVisible();
    expect(screen.getByText('Please enter valid mobile number')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
    await view.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '+91 98765 43210');
    await view.user.click(go());
    expect(view.address()).toBe('/paymentType');
    expect(localStorage.getItem('orderContact')).toContain('9876543210');
  });

  it('EXP-22 VAL-19 contact_details_ab A: the receiver’s name has 50 characters at most, and the number only its ten digits', async () => {
    const { user } = await renderCart({ lines, cart, events: inVariant('contact_details_ab', 'A') });
    const receiver = within(region('Who receives the order'));
    const name = receiver.getByRole('textbox', { name: 'Name' });
    const mobile = receiver.getByRole('textbox', { name: 'Mobile number' });
    await user.click(name);
    await user.paste('x'.repeat(60));
    expect(name).toHaveValue('x'.repeat(50));
    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
    expect(receiver.getByText('+91')).toBeVisible();
    await user.type(mobile, '+91 98765');
    expect(mobile).toHaveValue('+91 98765');
    await user.tab();
    expect(mobile).toHaveValue('98765');
  });

  it.each([
    ['a delivery without a place', [], '/locationSelection?redirectUrl=%2Fcart'],
    [
      'a takeaway without a restaurant',
      [orderTypeChosen('P')],
      '/selectRestaurant?deliveryType=P&redirectUrl=%2Fcart',
    ],
  ] as const)('EXP-22 contact_details_ab A: of %s the place is asked first', async (_, events, path) => {
    const view = await renderCart({
      lines,
      cart,
      events: [nowhere, ...events, ...inVariant('contact_details_ab', 'A')],
    });
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await view.user.click(go());
    expect(view.address()).toBe(path);
  });

  it('EXP-22 contact_details_ab A: knows a customer', async () => {
    await renderCart({ lines, cart, events: [customer, ...inVariant('contact_details_ab', 'A')] });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9876543210');
  });

  it.each([
    ['D', 'Ravi'],
    ['P', 'Asha'],
  ] as const)('EXP-22 contact_details_ab A: an order of type %s is received by %s', async (type, name) => {
    const { payload } = addressed;
    const choice = { ...payload.choice, address: { ...address, name: 'Ravi' } };
    const events = [customer, placeEntered({ ...payload, choice }), orderTypeChosen(type)];
    await renderCart({ lines, cart, events: [...events, ...inVariant('contact_details_ab', 'A')] });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  });

  it('EXP-22 contact_details_ab default: the cart does not ask', async () => {
    await renderCart({ lines, cart, events: inVariant('contact_details_ab', 'default') });
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });
});
