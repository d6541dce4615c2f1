import { genericTexts } from '#src/config/texts/generic.ts';
import { selectConfig, selectIsBlocked } from '#src/features/app-config/app-config-slice.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { usesWallet } from '#src/features/cart-sync/uses-wallet.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectZeroContactDelivery } from '#src/features/order-details/order-details-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { readLastPayment } from './api/get-last-payment.ts';
import { readOptions } from './api/get-payment-options.ts';
import { optionsAsked, optionsFailed, optionsLoaded, selectCheckout } from './checkout-slice.ts';
import { failureOf, failureWith } from './failure.ts';
import { savedOptionId } from './saved-option.ts';

/** PAY-02. Loads the ways to pay, with the one of the last time. What is chosen stays chosen. */
export function loadOptions(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { random, persistence }) => {
    dispatch(optionsAsked());
    const { optionsRound } = selectCheckout(getState());
    const isWalletUsed = usesWallet(getState(), persistence);
    const cartPrice = selectPricedCart(getState())?.netPrice ?? null;
    const isZeroContact = selectZeroContactDelivery(getState());
    const [answer, last] = await Promise.all([
      dispatch(readOptions({ isWalletUsed, isZeroContact })),
      dispatch(readLastPayment(selectCheckout(getState()).lastPaymentId)),
    ]);
    // Another question was asked meanwhile: its answer is the newer one, whichever comes last.
    if (selectCheckout(getState()).optionsRound !== optionsRound) return;
    if (!answer.ok) {
      dispatch(
        optionsFailed(failureOf(answer.refusal) ?? failureWith({ code: '', text: genericTexts.text })),
      );
      return;
    }
    const state = getState();
    const partner = selectPartner(state);
    const { paymentModePercentage } = selectConfig(state);
    const { paymentOptionData, showsLastAlone } = selectCheckout(state);
    dispatch(
      optionsLoaded({
        options: answer.data,
        cartPrice,
        // The customer may have switched it meanwhile.
        isWalletUsed: usesWallet(state, persistence),
        lastPaymentId: savedOptionId({
          last,
          options: answer.data.options,
          isBlocked: (mode) => selectIsBlocked(state, mode, partner),
        }),
        // CON-10: so many customers in a hundred see all ways at once. It is drawn once for a payment: ways that are open stay open.
        showsLastAlone: paymentOptionData === null ? random() * 100 >= paymentModePercentage : showsLastAlone,
      }),
    );
  };
}
