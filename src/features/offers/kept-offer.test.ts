// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { startPlaceListeners } from '#src/features/place/place-listeners.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { loggedOut, refreshFailed, sessionAdopted } from '#src/features/session/session-slice.ts';
import { noSession } from '#src/features/session/session-state.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import type { CartOffer } from '#schemas/entities/cart.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { fakeStorage } from '#src/store/testing/fake-storage.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { applyOffer, restoreKeptOffer } from './apply-offer.ts';
import { selectKeptOffer } from './offers-slice.ts';
import { appliedPromo, filledCart, offersOfCart, offersReply, pricedCart } from './testing/offers-fixture.ts';

const sends = vi.hoisted(() => ({ applyCode: vi.fn() }));
vi.mock('#src/features/cart-sync/apply-code.ts', () => ({
  applyCode: (code: string) => () => sends.applyCode(code),
  removeCode: () => () => {},
}));

const said = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart/say-in-cart.ts', () => ({ sayInCart: said }));

/** A visit that begins with what the last one has left. */
function begin(
  kept?: { readonly cartId: string | null; readonly waits: boolean },
  offers: readonly CartOffer[] = [],
) {
  const persistence = createPersistence({ device: fakeStorage().storage });
  if (kept) persistence.write(couponCode, { code: 'FIRST40', ...kept });
  const request = requestAnswering(() => offersReply(offers));
  const { store, startListening } = createTestStore({ persistence, request });
  store.dispatch(restoreKeptOffer());
  /** The cart gets a dish, and the server prices it. */
  const price = async (changes: Parameters<typeof pricedCart>[0] = {}) => {
    store.dispatch(filledCart()[0]);
    store.dispatch(cartPriced(pricedCart(changes)));
    // Listeners run after the event.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { persistence, store, startListening, price };
}

beforeEach(() => {
  vi.clearAllMocks();
  sends.applyCode.mockResolvedValue({ applied: true, text: '' });
});

it.each([['cart-1'], [null]])(
  'OFR-10 a code that waits for the cart %s is applied in the next visit',
  async (cartId) => {
    const { price } = begin({ cartId, waits: true });
    await price();
    expect(sends.applyCode.mock.calls).toEqual([['FIRST40']]);
  },
);

it('OFR-10 a code that was applied, and was removed elsewhere meanwhile, is not applied again by itself', async () => {
  const { price } = begin({ cartId: 'cart-1', waits: false });
  await price();
  expect(sends.applyCode).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});

it('OFR-10 a code that was kept for another cart is not applied, and the customer is told', async () => {
  const { persistence, price } = begin({ cartId: 'cart-0', waits: true });
  await price();
  expect(sends.applyCode).not.toHaveBeenCalled();
  expect(said.mock.calls).toEqual([
    [
      {
        tone: 'info',
        text: 'FIRST40 was kept for another cart. Apply it again to use it for this one.',
      },
    ],
  ]);
  expect(persistence.read(couponCode)).toBeNull();
});

it('says that a kept code waits no longer when the cart has another one', async () => {
  const { store, price } = begin({ cartId: null, waits: true });
  await price({ explicitPromo: appliedPromo('STAFF15') });
  expect(said.mock.calls).toMatchObject([
    [{ text: 'FIRST40 is no longer kept: STAFF15 is applied to your cart.' }],
  ]);
  expect(selectKeptOffer(store.getState())).toBeNull();
});

it('OFR-10 a kept code that no cart of this customer can have after the login is dropped, and the reason is said', async () => {
  const { persistence, store, price } = begin({ cartId: null, waits: true });
  const hint = 'FIRST40 is for a first order.';
  const locked = { ...offersOfCart[0]!, state: 'locked', reason: 'NOT_FIRST_ORDER', hint } as const;
  await price({ cartOffers: [locked] });
  expect(said.mock.calls).toEqual([[{ tone: 'info', text: hint }]]);
  expect(selectKeptOffer(store.getState())).toBeNull();
  expect(persistence.read(couponCode)).toBeNull();
  expect(sends.applyCode).not.toHaveBeenCalled();
});

it('says which code is kept no longer when another one is kept', async () => {
  const { persistence, store } = begin({ cartId: null, waits: true });
  expect(await store.dispatch(applyOffer('TWOLARGE'))).toEqual({
    tone: 'good',
    text: 'TWOLARGE is kept. It is applied when your cart fits. FIRST40 is no longer kept.',
    replaced: 'FIRST40',
  });
  expect(persistence.read(couponCode)).toEqual({ code: 'TWOLARGE', cartId: null, waits: true });
});

it.each([
  ['USED_UP', 'You have used FIRST40 already.'],
  ['NOT_FIRST_ORDER', 'FIRST40 is for a first order.'],
  ['OVER', 'FIRST40 ended.'],
] as const)(
  'OFR-10 a code that no cart of this customer can have, for %s, is not kept: the reason is said',
  async (reason, hint) => {
    const offer: CartOffer = { ...offersOfCart[0]!, state: 'locked', reason, hint };
    const { persistence, store } = begin({ cartId: null, waits: true }, [offer]);
    expect(await store.dispatch(applyOffer('FIRST40'))).toEqual({ tone: 'bad', text: hint });
    expect(selectKeptOffer(store.getState())).toBeNull();
    expect(persistence.read(couponCode)).toBeNull();
  },
);

it.each(['EMPTY_CART', 'BELOW_MINIMUM', 'LOG_IN', 'ORDER_TYPE', 'NOT_STARTED'] as const)(
  'OFR-10 a code that is locked by %s is kept',
  async (reason) => {
    const { store } = begin(undefined, [{ ...offersOfCart[0]!, state: 'locked', reason }]);
    expect(await store.dispatch(applyOffer('FIRST40'))).toMatchObject({ tone: 'good' });
    expect(selectKeptOffer(store.getState())?.code).toBe('FIRST40');
  },
);

it('says which code is kept no longer when another one is applied', async () => {
  const { store, price } = begin({ cartId: null, waits: true });
  const locked = pricedCart().cartOffers.map((offer) => ({ ...offer, state: 'locked' as const }));
  await price({ cartOffers: locked });
  sends.applyCode.mockImplementation(async () => {
    store.dispatch(cartPriced(pricedCart({ version: 2, explicitPromo: appliedPromo('STAFF15') })));
    return { applied: true, text: 'You save ₹50.' };
  });
  expect(await store.dispatch(applyOffer('STAFF15'))).toMatchObject({
    text: 'You save ₹50. FIRST40 is no longer kept: STAFF15 is applied to your cart.',
    replaced: 'FIRST40',
  });
  expect(said).not.toHaveBeenCalled();
});

it.each([
  ['logs out', loggedOut()],
  ['logs out in another tab', sessionAdopted(noSession)],
  ['is refused', refreshFailed()],
])(
  'SES-20 SES-30 a code that a customer kept is not applied for the next one, after the first %s',
  async (_, leaving) => {
    const { store, startListening, price } = begin({ cartId: null, waits: true });
    startPlaceListeners(startListening);
    store.dispatch(ashaCame);
    expect(selectKeptOffer(store.getState())?.code).toBe('FIRST40');
    store.dispatch(leaving);
    expect(selectKeptOffer(store.getState())).toBeNull();
    await price();
    expect(sends.applyCode).not.toHaveBeenCalled();
  },
);
