import { screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { expect } from 'vitest';
import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import type { CartSync } from '#schemas/stored/cart.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { type PricedCart, selectIsUpdating } from '#src/features/cart-sync/priced-cart-slice.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { sessionCreated } from '#src/features/session/session-slice.ts';
import type { Clock } from '#src/request/ports.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { Screen } from '../screens/cart-screen.tsx';
import { loadParts } from './load-parts.ts';

const guest = sessionCreated({
  userId: 'guest-1',
  cartId: 'story-cart',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
});

interface Around {
  readonly lines?: readonly CartLine[];
  /** The server's cart; null while it does not answer. */
  readonly cart?: PricedCart | null;
  readonly path?: string;
  readonly events?: readonly (UnknownAction | AppThunk)[];
  readonly answers?: Readonly<Record<string, unknown>>;
  /** By default a clock that stands still. */
  readonly clock?: Clock;
}

export const indiranagar = storeChosen({
  storeId: '14052',
  storeName: 'Indiranagar',
  city: 'Bengaluru',
  placeTitle: 'Home · Indiranagar',
});

const neverAnswered = () => new Promise<never>(() => {});

/** The reply of a call with this data. */
export const replyWith = (data: unknown) => ({ status: 'SUCCESS', data });

/** The lines of the device are those of the server: nothing has to be sent. */
function agreedWith({ cartId, version, validItems, invalidItems }: PricedCart): CartSync {
  const lines = [...validItems, ...invalidItems].filter((item) => !('freeItem' in item && item.freeItem));
  return {
    cartId,
    version,
    ofCustomer: false,
    lines: lines.map(({ id, quantity }) => ({ key: id, quantity })),
    earlier: [],
  };
}

/** The cart page of a guest, at a restaurant that was chosen for a delivery, with these lines. */
export async function renderCart({
  lines = [],
  cart = null,
  path = '/cart',
  events = [],
  answers = {},
  clock,
}: Around) {
  const toPay = cart?.netPrice ?? 0;
  const persistence = createPersistence(browserStorages());
  persistence.write(cartLines, [...lines]);
  if (cart) persistence.write(cartSync, agreedWith(cart));
  await loadParts();
  const reply = cart ? replyWith(cart) : neverAnswered;
  const view = renderWithMenu(<Screen />, {
    path,
    persistence,
    ...(clock && { clock }),
    events: [guest, indiranagar, linesReplaced(lines), ...events],
    answers: {
      getCart: reply,
      patchCart: reply,
      // A guest's first lines are sent, and the reply is the cart.
      createCartItems: answers['getCart'] ?? reply,
      // In how many minutes an order is there.
      selectAddressStore: neverAnswered,
      getPickupStore: neverAnswered,
      getUpsellItems: replyWith({ items: [] }),
      getCartOffers: replyWith({ offers: [] }),
      calculateDiscount: replyWith({ totalAmountBeforeDiscount: toPay, netPrice: toPay, discount: 0 }),
      ...answers,
    },
  });
  if (lines.length === 0) await screen.findByRole('heading', { name: 'Your cart is empty' });
  else await screen.findByRole('region', { name: 'Bill' });
  if (reply !== neverAnswered)
    await waitFor(() => expect(selectIsUpdating(view.store.getState())).toBe(false));
  const callsOf = (id: string) => view.call.mock.calls.filter(([endpoint]) => endpoint.id === id);
  return { ...view, callsOf };
}

export const region = (name: string | RegExp) => screen.getByRole('region', { name });
