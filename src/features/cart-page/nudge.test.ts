import { describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createFakeClock, flush } from '#src/request/testing/fake-clock.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { nudge } from './nudge.ts';
import { selectHasDiscountError, selectNudge, selectSaving } from './nudge-slice.ts';

const said = (totalAmountBeforeDiscount: number, netPrice: number) => ({
  status: 'SUCCESS',
  data: { totalAmountBeforeDiscount, netPrice, discount: totalAmountBeforeDiscount - netPrice },
});

function setUp(...answers: readonly unknown[]) {
  const left = [...answers];
  const call = vi.fn((_endpoint: AnyEndpoint, _options?: unknown) => left.shift());
  const clock = createFakeClock();
  const { store } = createTestStore({ request: requestAnswering(call), clock });
  return { store, clock, call, state: () => store.getState() };
}

describe('the nudge', () => {
  it('CRT-12 asks for the discount of the cart, and is loading meanwhile', async () => {
    const { store, call, state } = setUp(said(60_000, 54_000));
    const work = store.dispatch(nudge({ cartId: 'cart-1', waits: false }));
    expect(selectNudge(state()).isLoading).toBe(true);
    await work;
    expect(selectNudge(state()).isLoading).toBe(false);
    expect(call.mock.calls).toEqual([
      [expect.objectContaining({ id: 'calculateDiscount' }), { headers: { cartId: 'cart-1' }, body: {} }],
    ]);
  });

  it.each([
    [true, 1_099, 1_100],
    [false, undefined, 0],
  ])('CRT-13 waits 1.1 s when flagged (%s)', async (waits, before, after) => {
    const { store, clock, state } = setUp(said(60_000, 54_000));
    void store.dispatch(nudge({ cartId: 'cart-1', waits }));
    await flush();
    if (before !== undefined) {
      await clock.advance(before);
      expect(selectNudge(state()).nudgeData).toBeNull();
      await clock.advance(after - before);
    }
    expect(selectNudge(state()).nudgeData).toMatchObject({ netPrice: 54_000 });
  });

  it('CRT-14 keeps whether it failed, without a popup', async () => {
    const { store, state } = setUp(said(60_000, 54_000), refused({ status: 500 }), said(60_000, 60_000));
    const ask = () => store.dispatch(nudge({ cartId: 'cart-1', waits: false }));
    await ask();
    expect(selectHasDiscountError(state())).toBe(false);
    await ask();
    expect(selectHasDiscountError(state())).toBe(true);
    expect(selectSaving(state(), 54_000)).toBe(0);
    expect(selectPopup(state())).toBeNull();
    await ask();
    expect(selectHasDiscountError(state())).toBe(false);
  });

  it('CRT-15 the saving is what the total was before, less the net price; of another cart nothing is said', async () => {
    const { store, state } = setUp(said(60_000, 54_000));
    await store.dispatch(nudge({ cartId: 'cart-1', waits: false }));
    expect(selectSaving(state(), 54_000)).toBe(6_000);
    expect(selectSaving(state(), 53_900)).toBe(0);
  });

  it('CRT-15 drops the answer about an older cart', async () => {
    let answerFirst: (reply: unknown) => void = () => {};
    const { store, state } = setUp(new Promise((resolve) => (answerFirst = resolve)), said(40_000, 39_000));
    const first = store.dispatch(nudge({ cartId: 'cart-1', waits: false }));
    await store.dispatch(nudge({ cartId: 'cart-1', waits: false }));
    answerFirst(said(60_000, 54_000));
    await first;
    expect(selectNudge(state()).nudgeData).toMatchObject({ netPrice: 39_000 });
  });
});
