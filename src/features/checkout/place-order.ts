import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pathOf } from '#src/config/paths.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { selectFeature } from '#src/features/app-config/app-config-slice.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { syncCart } from '#src/features/cart-sync/sync-cart.ts';
import { addressHere } from '#src/features/navigation/leave-site.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import type { Answer } from '#src/request/answer.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { beginInTwo, initiate, type PaymentDetails } from './api/begin-order.ts';
import { checkOrder, findRecentOrder } from './api/check-order.ts';
import {
  paymentRefused,
  questionAsked,
  selectCheckout,
  selectFromWallet,
  selectIsWalletAlone,
  selectIsWorking,
  selectNetPrice,
  selectOptions,
  stepReceived,
  workBegan,
} from './checkout-slice.ts';
import { type Failure, failureOf, failureWith, isAboutWays } from './failure.ts';
import { loadOptions } from './load-options.ts';
import { orderDetailsOf } from './order-details-of.ts';
import { paymentDetailsOf } from './payment-details-of.ts';
import type { Instrument, OrderDetails, Step } from './payment-types.ts';

export interface PlaceWish {
  /** What the way to pay needs besides: a UPI ID, a bank. */
  readonly instrument?: Instrument | undefined;
  /** The amount that the customer has seen, in paise, where it may have changed since: a login came between. */
  readonly price?: number | undefined;
  /** Whether the customer has seen the wallet pay a part of it, or all. One that came with a login since is not used: nobody has asked for that. */
  readonly hasSeenWallet?: boolean;
  /** What the customer has seen that the wallet pays, in paise: when it pays less by now, the server refuses the order. */
  readonly walletAmount?: number | undefined;
  /** The way to pay that was chosen when the customer pressed, besides the wallet. Where it can be had no longer, the last way of who has logged in since is chosen. */
  readonly paymentId?: string | undefined;
  /** The customer wants another order within half an hour (PAY-41). */
  readonly isAgain?: boolean;
}

/**
 * Places the order: checks it (PAY-39), looks for one of the last half hour (PAY-40), then begins transaction and payment. Resolves with what comes
 * next; null when it did not go on, and then the state says why, or asks. While it runs, a second press does nothing.
 */
export function placeOrder({
  instrument,
  price: seen,
  hasSeenWallet = true,
  walletAmount: seenFromWallet,
  paymentId: pressed,
  isAgain = false,
}: PlaceWish = {}): AppThunk<Promise<Step | null>> {
  return async (dispatch, getState, { persistence }) => {
    const price = seen ?? selectNetPrice(getState());
    const walletAmount = seenFromWallet ?? selectFromWallet(getState());
    if (selectIsWorking(getState()) || price === undefined) return null;
    dispatch(workBegan('placing'));
    // After a login the cart may be another one.
    await dispatch(syncCart());

    const state = getState();
    const orderDetails = orderDetailsOf(state, price);
    const checkout = selectCheckout(state);
    const isWalletAlone = hasSeenWallet && selectIsWalletAlone(state);
    const isOrdered = selectPricedCart(state)?.isOrdered === true && selectLines(state).length === 0;
    const isOther = pressed !== undefined && checkout.paymentMode?.paymentId !== pressed;
    if (isOther && !isWalletAlone && !isOrdered)
      return stop(failureWith({ code: 'OPTION_GONE', text: paymentTexts.wayGone }), 'OPTION_GONE');
    const paymentDetails = paymentDetailsOf({
      checkout: { ...checkout, isWalletSelected: hasSeenWallet && checkout.isWalletSelected },
      isWalletAlone,
      walletAmount,
      instrument,
      statusUrl: addressHere(pathOf('paymentTransaction')),
    });
    if (orderDetails === null || paymentDetails === null) {
      dispatch(paymentRefused(failureWith({ code: 'EMPTY_CART', text: genericTexts.text })));
      return null;
    }

    const goOn = async (): Promise<Step | null> => {
      const begun = await dispatch(begin(orderDetails, paymentDetails));
      if (!begun.ok) return refuse(begun);
      // Before anything leaves the page: whatever happens then, the app can find out how it went.
      persistence.write(orderId, begun.data.orderTransactionId);
      dispatch(stepReceived(begun.data));
      return begun.data;
    };
    // The reply of an earlier try was lost, or another device was faster: any further try is answered with that order. Dishes that were added since
    // are another one.
    if (isOrdered) return goOn();

    const { primaryPaymentId, secondaryPaymentId } = paymentDetails;
    const checked = await dispatch(
      checkOrder({
        orderDetails,
        paymentDetails: { primaryPaymentId, ...(secondaryPaymentId && { secondaryPaymentId }) },
      }),
    );
    if (!checked.ok) return refuse(checked);
    const [problem] = checked.data.problems;
    if (problem) return stop(failureWith(problem), problem.code);

    if (!isAgain) {
      const recent = await dispatch(findRecentOrder());
      if (!recent.ok) return refuse(recent);
      if (recent.data.order) {
        dispatch(questionAsked({ of: 'duplicate', orderHistoryId: recent.data.order.id }));
        return null;
      }
    }

    return goOn();

    function refuse({ refusal }: Extract<Answer<unknown>, { ok: false }>): null {
      // The code for a cart that has become an order is configured: it leads where that of a cart that is gone does.
      const isClosed = refusal.code === selectCartConfig(getState()).invalidCartCode;
      return stop(failureOf(isClosed ? { ...refusal, code: 'NO_SUCH_CART' } : refusal), refusal.code);
    }

    /** The next press is for what is then on the screen. */
    function stop(failure: Failure | null, code: string | undefined): null {
      dispatch(paymentRefused(failure));
      if (isAboutWays(code)) void dispatch(loadOptions());
      return null;
    }
  };
}

/** PAY-44. One call, or two where the flag says so. */
function begin(orderDetails: OrderDetails, paymentDetails: PaymentDetails): AppThunk<Promise<Answer<Step>>> {
  return (dispatch, getState) => {
    const state = getState();
    const userId = selectUserId(state);
    const isInTwo = selectFeature(state, 'batch_api', selectPartner(state));
    if (!isInTwo || userId === null) return dispatch(initiate({ orderDetails, paymentDetails }));
    return dispatch(
      beginInTwo({
        orderDetails: { ...orderDetails, price: priceBeforePayment(state, orderDetails.price) },
        paymentDetails,
        userId,
        isCollected: isAtStore(orderDetails.deliveryType),
        paymentType: selectCheckout(state).paymentMode?.paymentType ?? 'PIGGYBANK',
      }),
    );
  };
}

/** The first of two calls knows no way to pay: what an offer for the chosen one takes off comes with the second. */
function priceBeforePayment(state: RootState, price: number): number {
  return price === selectNetPrice(state) ? (selectOptions(state)?.netPrice ?? price) : price;
}
