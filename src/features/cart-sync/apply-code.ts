import type { AppThunk } from '#src/store/store.ts';
import type { CodeOutcome } from './cart-engine.ts';
import { cartEngine } from './start-cart-sync.ts';

/** Applies a code to the cart (OFR-07). Resolves with whether the cart has it, and what the server says; a refusal gives its text. Never throws. */
export function applyCode(code: string): AppThunk<Promise<CodeOutcome>> {
  return (dispatch) => dispatch(cartEngine()).changeCode(code, 'apply');
}

/** Removes the code of the cart. */
export function removeCode(code: string): AppThunk<Promise<CodeOutcome>> {
  return (dispatch) => dispatch(cartEngine()).changeCode(code, 'remove');
}
