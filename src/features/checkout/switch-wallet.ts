import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { repriceCart } from '#src/features/cart-sync/sync-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import { walletSwitched } from './checkout-slice.ts';

/** PAY-29. Uses the loyalty wallet, or not; the cart is told with its next call, which is now. */
export function switchWallet(isOn: boolean): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    persistence.write(isWalletUsed, isOn);
    dispatch(walletSwitched(isOn));
    await dispatch(repriceCart());
  };
}
