import { useCallback } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { loadAsk } from '#src/features/login/load-ask.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { selectCheckout, selectFromWallet, selectNetPrice } from './checkout-slice.ts';
import { drawsLoginHere } from './guest-draw.ts';
import type { Step } from './payment-types.ts';
import { placeOrder, type PlaceWish } from './place-order.ts';

/**
 * Places the order, after a login where the customer is a guest (ROL-02, SES-33): for cash over this page or, by the draw, on the page of the login,
 * which leads back here; for another way as everywhere. Resolves with what comes next; null when it did not go on.
 */
export function usePlace(): (wish?: PlaceWish) => Promise<Step | null> {
  const store = useAppStore();
  const navigate = useAppNavigate();
  const address = useAddress();

  return useCallback(
    async (wish = {}) => {
      const seen = store.getState();
      const price = selectNetPrice(seen);
      const walletAmount = selectFromWallet(seen);
      const { isWalletSelected: hasSeenWallet, paymentMode } = selectCheckout(seen);
      if (!(await loginFirst())) return null;
      return store.dispatch(
        placeOrder({ price, hasSeenWallet, walletAmount, paymentId: paymentMode?.paymentId, ...wish }),
      );

      async function loginFirst(): Promise<boolean> {
        const state = store.getState();
        if (selectIsLoggedIn(state)) return true;
        const here = address();
        const isCash = selectCheckout(state).paymentMode?.paymentType === 'CASH';
        if (isCash && !store.dispatch(drawsLoginHere())) {
          navigate(withQuery(pathOf('loginOtp'), { redirectUrl: here, from: 'paymentType' }));
          return false;
        }
        return loadAsk(store, { from: 'paymentType', here, navigate, staysOnPage: isCash });
      }
    },
    [store, navigate, address],
  );
}
