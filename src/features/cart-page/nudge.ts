import { calculateDiscount } from '#schemas/compiled/calls/calculate-discount.ts';
import { constants } from '#src/config/constants.ts';
import type { AppThunk } from '#src/store/store.ts';
import { nudgeBegan, nudgeFailed, nudgeReceived, selectNudge } from './nudge-slice.ts';

interface NudgeOptions {
  readonly cartId: string;
  /** Waits 1.1 s before the result is stored (CRT-13): after a change of the customer's own, so that the loader does not flash. */
  readonly waits: boolean;
}

/** Asks what the cart saves (CRT-12). A failure is stored and shown nowhere (CRT-14). */
export function nudge({ cartId, waits }: NudgeOptions): AppThunk<Promise<void>> {
  return async (dispatch, getState, { request, clock }) => {
    dispatch(nudgeBegan());
    const { asked } = selectNudge(getState());
    const answer = await request().call(calculateDiscount, { headers: { cartId }, body: {} });
    if (waits) await new Promise<void>((resolve) => clock.after(constants.cart.nudgeDelayMs, resolve));
    if (selectNudge(getState()).asked !== asked) return;
    dispatch(answer.ok ? nudgeReceived(answer.data) : nudgeFailed());
  };
}
