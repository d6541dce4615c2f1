// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { cartOf, cola, margherita } from './testing/cart-fixture.ts';
import { region, renderCart, replyWith } from './testing/render-cart.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const lines = [margherita, cola];
const code = 'FEAST20';
const plain = cartOf(lines);
const discounted = cartOf(lines, {
  version: 4,
  explicitPromo: { promoCode: code, result: 'SUCCESS', text: '₹129.60 off' },
  bill: { discount: 12_960, total: 60_102 },
});
const offer = {
  code,
  heading: '20% off your feast',
  text: 'On orders above ₹499',
  state: 'usable' as const,
  saving: 12_960,
  manualApplyPromo: true,
};

const field = () => screen.getByRole('textbox', { name: 'Coupon code' });
const press = (name: string) => screen.getByRole('button', { name });
const toPay = () => within(region('Bill')).getByText('To pay').parentElement?.textContent;
const applying = (result: string, text: string, cart: unknown) => replyWith({ result, text, cart });

describe('the coupon', () => {
  it('VAL-30 an empty one is not sent', async () => {
    const { user, callsOf } = await renderCart({ lines, cart: plain });
    await user.type(field(), '  ');
    await user.click(press('Apply'));
    expect(await screen.findByText('Please enter coupon code')).toBeVisible();
    expect(callsOf('applyCoupon')).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('OFR-07 OFR-11 is applied, and removed again: the totals are those of the server', async () => {
    const { user, callsOf } = await renderCart({
      lines,
      cart: plain,
      answers: {
        applyCoupon: applying('SUCCESS', '₹129.60 off', discounted),
        removeCoupon: replyWith(cartOf(lines, { version: 5 })),
      },
    });
    await user.type(field(), `${code}{Enter}`);
    expect(await screen.findByText('FEAST20 applied')).toBeVisible();
    expect(screen.getByText('₹129.60 off')).toBeVisible();
    expect(toPay()).toContain('₹601.02');
    expect(field()).toHaveValue('');
    expect(callsOf('applyCoupon')[0]?.[1]).toMatchObject({ params: { code } });

    await user.click(press('Remove FEAST20'));
    await waitFor(() => expect(screen.queryByText('FEAST20 applied')).toBeNull());
    expect(toPay()).toContain('₹737.10');
    expect(field()).toHaveFocus();
    expect(callsOf('removeCoupon')[0]?.[1]).toMatchObject({ params: { code } });
  });

  it('one has 40 characters at most', async () => {
    const { user } = await renderCart({ lines, cart: plain });
    await user.click(field());
    await user.paste('X'.repeat(50));
    expect(field()).toHaveValue('X'.repeat(40));
  });

  const configured = pageConfigReceived({ ...defaultConfig, couponInvalidText: 'No such code.' });

  it('OFR-14 one that holds no more says so in the text of the configuration', async () => {
    const explicitPromo = { promoCode: code, result: 'FAILED' as const, text: '' };
    await renderCart({ lines, cart: cartOf(lines, { explicitPromo }), events: [configured] });
    expect(await screen.findByText('No such code.')).toBeVisible();
  });

  it.each([
    ['', 'Sorry, this coupon is not valid', []],
    ['', 'No such code.', [configured]],
    ['This code was for last week.', 'This code was for last week.', [configured]],
  ])(
    'VAL-31 OFR-09 OFR-14 one that is refused with %j is not applied, and stays to be corrected: %s',
    async (text, said, events) => {
      const { user } = await renderCart({
        events,
        lines,
        cart: plain,
        answers: { applyCoupon: applying('FAILED', text, plain) },
      });
      await user.type(field(), 'NOPE{Enter}');
      expect(await screen.findByText(said)).toBeVisible();
      expect(field()).toHaveValue('NOPE');
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(toPay()).toContain('₹737.10');
      await user.type(field(), '2');
      expect(screen.queryByText(said)).toBeNull();
    },
  );

  it('VAL-32 a second one is refused without a call while one is there, and no offer has a button that would be refused', async () => {
    const { user, callsOf } = await renderCart({
      lines,
      cart: { ...discounted, cartOffers: [{ ...offer, code: 'OTHER', heading: 'Other offer' }] },
    });
    const text = 'Please remove the applied offer to move further.';
    expect(screen.getByText('Other offer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Other offer' })).toBeNull();
    expect(screen.getAllByText(text)).toHaveLength(1);
    await user.type(field(), 'SECOND{Enter}');
    expect(field()).toHaveAccessibleDescription(text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(field()).toHaveValue('SECOND');
    expect(callsOf('applyCoupon')).toEqual([]);
  });

  it.each([
    ['typed, in small letters', 'feast20'],
    ['of the list', null],
  ])('OFR-09 the reason of a refused code that was %s stands once', async (_, typed) => {
    const text = 'Add ₹352 more to use FEAST20.';
    const cart = { ...plain, cartOffers: [offer] };
    const locked = { ...offer, state: 'locked' as const, hint: text, manualApplyPromo: false };
    const { user } = await renderCart({
      lines,
      cart: typed === null ? cart : { ...plain, cartOffers: [locked] },
      answers: { applyCoupon: applying('FAILED', text, { ...plain, cartOffers: [locked] }) },
    });
    if (typed === null) await user.click(press('Apply 20% off your feast'));
    else await user.type(field(), `${typed}{Enter}`);
    await screen.findByRole('alert');
    expect(screen.getAllByText(text)).toHaveLength(1);
    // What is typed next has nothing to do with it, so the offer says again what it needs.
    await user.type(field(), '9');
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('OFR-09 one that the cart does not fit any more says so where the lines are changed', async () => {
    const said: ToastMessage[] = [];
    const disconnect = connectToasts((message) => said.push(message));
    const { store } = await renderCart({ lines, cart: discounted });
    const lost = { promoCode: code, result: 'FAILED' as const, text: 'Add ₹52 more to use FEAST20.' };
    act(() => void store.dispatch(cartPriced({ ...plain, version: 5, explicitPromo: lost })));
    const text = 'FEAST20 does not apply. Add ₹52 more to use FEAST20.';
    expect(said).toMatchObject([{ id: 'in-cart', tone: 'bad', text }]);
    act(() => void store.dispatch(cartPriced({ ...plain, version: 6, explicitPromo: lost })));
    expect(said).toHaveLength(1);
    disconnect();
  });

  it('OFR-08 PARTIAL counts as applied, and says what it did', async () => {
    const cart = {
      ...discounted,
      explicitPromo: {
        promoCode: code,
        result: 'PARTIAL',
        text: 'Only the pizza is part of this offer.',
      } as const,
    };
    await renderCart({ lines, cart });
    expect(screen.getByText('FEAST20 applied in part')).toBeVisible();
    expect(screen.getByText('Only the pizza is part of this offer.')).toBeVisible();
  });

  it('OFR-09 a code that does not hold any more says why, and can be removed', async () => {
    const cart = cartOf(lines, {
      explicitPromo: { promoCode: code, result: 'FAILED', text: 'Add ₹52 more to use it.' },
    });
    await renderCart({ lines, cart });
    expect(screen.getByText('FEAST20 does not apply')).toBeVisible();
    expect(screen.getByText('Add ₹52 more to use it.')).toBeVisible();
    expect(press('Remove FEAST20')).toBeVisible();
  });

  it.each([
    ['the service does not answer', { kind: 'service', status: 503 } as const],
    ['the connection is lost', { kind: 'network', code: 'RETRY_FAILED' } as const],
  ])('nothing is lost when %s', async (_, reason) => {
    const { user } = await renderCart({ lines, cart: plain, answers: { applyCoupon: refused(reason) } });
    await user.type(field(), `${code}{Enter}`);
    expect(await screen.findByText(/Coupons cannot be checked right now/)).toBeVisible();
    expect(field()).toHaveValue(code);
    expect(toPay()).toContain('₹737.10');
  });
});

it('a guest finds the login where codes are entered, and a customer does not need it', async () => {
  const { store } = await renderCart({ lines, cart: plain });
  expect(screen.getByRole('link', { name: 'Log in to use them' })).toHaveAttribute(
    'href',
    '/login?redirectUrl=%2Fcart',
  );
  act(() => {
    store.dispatch(
      loggedIn({
        attributes: { userId: 'user-7', cartId: 'story-cart' },
        credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
        loginType: 'OTP',
      }),
    );
  });
  expect(screen.queryByRole('link', { name: 'Log in to use them' })).toBeNull();
});

describe('the offers', () => {
  const locked = {
    ...offer,
    code: 'BIG',
    heading: 'Big one',
    state: 'locked' as const,
    hint: 'Add ₹352 more.',
    manualApplyPromo: false,
  };
  const applied = {
    ...offer,
    code: 'AUTO',
    heading: 'Free delivery',
    state: 'applied' as const,
    manualApplyPromo: false,
  };

  it('OFR-05 OFR-12 stand as the server says: to be applied with a button, locked with a hint, or applied', async () => {
    const { user, callsOf } = await renderCart({
      lines,
      cart: plain,
      answers: {
        getCartOffers: replyWith({ offers: [offer, locked, applied] }),
        applyCoupon: applying('SUCCESS', '', discounted),
      },
    });
    const list = await screen.findByRole('list', { name: 'Offers' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Would save ₹129.60');
    expect(rows[1]).toHaveTextContent('Add ₹352 more.');
    expect(rows[2]).toHaveTextContent('Applied');
    expect(within(list).getAllByRole('button', { name: /^Apply/ })).toHaveLength(1);
    await user.click(press('Apply 20% off your feast'));
    expect(await screen.findByText('FEAST20 applied')).toBeVisible();
    await waitFor(() => expect(screen.getByText('FEAST20 applied').closest('[role="status"]')).toHaveFocus());
    expect(callsOf('applyCoupon')[0]?.[1]).toMatchObject({ params: { code } });
  });

  it.each([
    ['LOG_IN', 'Log in: Big one', '/login?redirectUrl=%2Fcart'],
    ['ORDER_TYPE', 'Change the order type: Big one', '/locationSelection?redirectUrl=%2Fcart'],
    ['ITEMS_MISSING', 'Browse the menu: Big one', '/menu'],
  ] as const)('OFR-05 one that is locked by %s leads to what it needs', async (reason, name, href) => {
    await renderCart({ lines, cart: { ...plain, cartOffers: [{ ...locked, reason }] } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('OFR-05 are three at first; the button that shows all of them hands its focus to the list', async () => {
    const cartOffers = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...offer, code: name, heading: name }));
    const { user } = await renderCart({ lines, cart: { ...plain, cartOffers } });
    const list = await screen.findByRole('list', { name: 'Offers' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(press('See all 5 offers'));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(list).toHaveFocus();
  });

  it('MEN-19 veg only hides those for meat, but none that is applied', async () => {
    const meat = { ...locked, nonVeg: true };
    await renderCart({
      lines,
      cart: { ...plain, cartOffers: [meat, { ...applied, nonVeg: true }] },
      events: [vegOnlyChosen(true)],
    });
    expect(await screen.findByText(/Veg only is on/)).toBeVisible();
    expect(screen.queryByText('Big one')).toBeNull();
    expect(screen.getByText('Free delivery')).toBeVisible();
  });

  it('OFR-05 of the cart’s own reply are newer than those that were asked for', async () => {
    await renderCart({
      lines,
      cart: { ...plain, cartOffers: [locked] },
      answers: { getCartOffers: replyWith({ offers: [offer] }) },
    });
    expect(await screen.findByText('Big one')).toBeVisible();
    expect(screen.queryByText('20% off your feast')).toBeNull();
  });

  it('OFR-13 one that the service refuses is marked as invalid', async () => {
    const cart = { ...plain, cartOffers: [offer] };
    const { user } = await renderCart({
      lines,
      cart,
      answers: { applyCoupon: applying('FAILED', 'Not today.', cart) },
    });
    await user.click(press('Apply 20% off your feast'));
    const row = within(screen.getByRole('list', { name: 'Offers' })).getByRole('listitem');
    expect(await within(row).findByText('Not valid for this cart')).toBeVisible();
    expect(row).toHaveTextContent('Not today.');
  });

  it.each([
    ['the connection is lost', { kind: 'network', code: 'RETRY_FAILED' } as const],
    ['the service is down', { kind: 'service', status: 503 } as const],
  ])('OFR-13 one that was not checked because %s keeps its button, and says so', async (_, reason) => {
    const { user } = await renderCart({
      lines,
      cart: { ...plain, cartOffers: [offer] },
      answers: { applyCoupon: refused(reason) },
    });
    await user.click(press('Apply 20% off your feast'));
    const row = within(screen.getByRole('list', { name: 'Offers' })).getByRole('listitem');
    expect(await within(row).findByRole('alert')).toHaveTextContent(/^Coupons cannot be checked right now/);
    expect(within(row).queryByText('Not valid for this cart')).toBeNull();
    expect(within(row).getByRole('button', { name: 'Apply 20% off your feast' })).toBeEnabled();
  });

  it('OFR-13 one that the service refuses without a word is marked as invalid', async () => {
    const { user } = await renderCart({
      lines,
      cart: { ...plain, cartOffers: [offer] },
      answers: { applyCoupon: refused({ status: 400 }) },
    });
    await user.click(press('Apply 20% off your feast'));
    expect(await screen.findByText('Not valid for this cart')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, this coupon is not valid');
  });

  it('OFR-13 one that only needs the login is not marked as invalid', async () => {
    const needsLogin = { ...locked, hint: 'Log in to use BIG.', reason: 'LOG_IN' as const };
    const { user } = await renderCart({
      lines,
      cart: { ...plain, cartOffers: [needsLogin] },
      answers: {
        applyCoupon: applying('FAILED', 'Log in to use BIG.', { ...plain, cartOffers: [needsLogin] }),
      },
    });
    await user.type(field(), 'BIG{Enter}');
    expect(await screen.findByText('Log in to use BIG.')).toBeVisible();
    expect(screen.queryByText('Not valid for this cart')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in: Big one' })).toBeVisible();
  });

  it('show their terms in a sheet', async () => {
    const { user, callsOf } = await renderCart({
      lines,
      cart: { ...discounted, cartOffers: [applied] },
      answers: {
        getOfferTerms: replyWith({ code: 'AUTO', tnc: ['Once a day.'] }),
        getPromoTerms: replyWith({ code, tnc: ['Not on Sundays.'] }),
      },
    });
    await user.click(press('Terms: Free delivery'));
    expect(await within(screen.getByRole('dialog')).findByText('Once a day.')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(press('Terms: FEAST20'));
    expect(await within(screen.getByRole('dialog')).findByText('Not on Sundays.')).toBeVisible();
    expect(callsOf('getPromoTerms')[0]?.[1]).toMatchObject({ params: { code } });
  });

  it('that fail to load leave the cart as it is', async () => {
    await renderCart({ lines, cart: plain, answers: { getCartOffers: refused({ status: 500 }) } });
    expect(await screen.findByText('The offers did not load. Your cart is not affected.')).toBeVisible();
    expect(toPay()).toContain('₹737.10');
  });
});
