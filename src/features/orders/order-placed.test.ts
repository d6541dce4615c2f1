// @vitest-environment jsdom
import type { ScopedMutator } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { displayNetPrice } from '#schemas/compiled/stored/display-net-price.ts';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import { ashaWith } from '#src/features/profile/testing/people.ts';
import { offline, requestAnswering } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { orderPlaced } from './order-placed.ts';

const draft = { pnr: '9901000000', isSaved: false, instructions: '' };

/** A transaction became an order, while another or the same is kept on the device. */
async function placed(
  transactionId: string,
  cartId?: string,
  code: { cartId: string | null; waits: boolean } = { cartId: 'C1', waits: false },
) {
  const persistence = createPersistence();
  persistence.write(orderId, 'T1');
  persistence.write(displayNetPrice, 75_555);
  persistence.write(trainDraft, draft);
  persistence.write(couponCode, { code: 'FEAST20', ...code });
  const { store } = createTestStore({ request: requestAnswering(() => offline), persistence });
  store.dispatch(ashaWith(cartId === undefined ? {} : { cartId }));
  const mutate = vi.fn<(matches: (key: unknown) => boolean, data: undefined) => Promise<unknown[]>>();
  mutate.mockResolvedValue([]);
  await store.dispatch(orderPlaced(transactionId, mutate as unknown as ScopedMutator));
  const kept = [orderId, displayNetPrice, trainDraft, couponCode].map((key) =>
    persistence.read(key as never),
  );
  return { kept: kept.map((value) => value !== null), mutate };
}

describe('a transaction that became an order', () => {
  it('ORD-05 leaves nothing of itself on the device, nor the code of its cart', async () => {
    expect((await placed('T1', 'C1')).kept).toEqual([false, false, false, false]);
  });

  it('ORD-05 takes nothing from a transaction that was begun later', async () => {
    expect((await placed('T0', 'C1')).kept).toEqual([true, true, true, true]);
  });

  it.each([['C2'], [undefined]])('OFR-10 keeps the code of another cart: that of %s', async (cartId) => {
    expect((await placed('T1', cartId)).kept).toEqual([false, false, false, true]);
  });

  it('OFR-10 keeps a code that still waits for a cart', async () => {
    const { kept } = await placed('T1', undefined, { cartId: null, waits: true });
    expect(kept).toEqual([false, false, false, true]);
  });

  it.each<[unknown, boolean]>([
    ['menu/14052/D', true],
    ['offers-of-store/14052/D/u1', true],
    ['orders/u1', true],
    ['orders-favourites/u1', true],
    ['orders-recommended/u1/14052', true],
    ['tracking/o1', true],
    [['content', '14052', 'notice', '/x', {}], true],
    ['tracking/o1/rider', false],
    ['stores/menu/14052', false],
    ['order/u1/o1', false],
    [['other', 'content'], false],
    [[], false],
    [null, false],
    [{ 0: 'content' }, false],
  ])('ORD-05 whether what was read under %j is read anew: %s', async (key, isDropped) => {
    const { mutate } = await placed('T1');
    const [matches, data] = mutate.mock.calls[0] ?? [];
    expect(matches?.(key)).toBe(isDropped);
    expect(data).toBeUndefined();
  });
});
