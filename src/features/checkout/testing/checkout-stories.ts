import { answer, answerNever } from '#registry/story/answer.ts';
import { getCart } from '#schemas/api/cart.ts';
import { checkDuplicateOrder, getTransaction, pollPayment, validateOrder } from '#schemas/api/orders.ts';
import { getLastPayment, getPaymentOptions, verifyPayment } from '#schemas/api/payments.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { optionsLoaded, optionChosen, stepReceived } from '../checkout-slice.ts';
import type { Options, PaymentOption, Step } from '../payment-types.ts';
import { netPrice, optionsReply, pollReply, statusReply, stepData } from './checkout-fixture.ts';

/** A customer with one dish in the cart, which is collected. */
export const atCheckout = [
  loggedIn({
    attributes: { userId: 'user-7', cartId: 'cart-1', firstName: 'Asha', mobile: '9876543210' },
    credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
    loginType: 'OTP',
  }),
  storeChosen({ storeId: '14052', storeName: 'Indiranagar', city: 'Bengaluru', orderType: 'P' }),
  linesReplaced([
    { key: 'PIZ1//', productId: 'PIZ1', name: 'Margherita', quantity: 1, price: 73_710, foodType: 0 },
  ]),
  appStarted(),
] as const;

const wallet = { paymentId: 'points-wallet', balance: 12_000 };
const upiIntentConfig = {
  android: ['collect'],
  androidInTest: ['intent'],
  ios: ['collect'],
  desktop: ['collect', 'qr'],
  vpaPattern: '.+@.+',
} as Options['upiIntentConfig'];

/** The ways to pay are loaded, and one is chosen, with this of its own. */
export function chosen(paymentId: string, more: Partial<PaymentOption> = {}) {
  const { data } = optionsReply({ wallet });
  return [
    ...atCheckout,
    optionsLoaded({
      options: {
        careText: '',
        ...data,
        options: data.options.map((option) => ({
          text: '',
          banks: [],
          ...option,
          ...(option.paymentId === paymentId && { status: 'E', ...more }),
        })),
        upiIntentConfig,
      } as unknown as Options,
      lastPaymentId: null,
      showsLastAlone: false,
      isWalletUsed: false,
    }),
    optionChosen(paymentId),
  ] as const;
}

/** The order is begun, and waits for this. */
export function begun(paymentId: string, action: string, more: Parameters<typeof stepData>[1] = {}) {
  return [
    ...chosen(paymentId),
    stepReceived({ walletAmount: 0, ...stepData(action, more) } as Step),
  ] as const;
}

/** The calls that the pages make. */
export const checkoutCalls = [
  // The state of a story is that of its events.
  answerNever(getCart),
  answer(getPaymentOptions, optionsReply({ wallet })),
  answer(getLastPayment, { status: 'SUCCESS', data: { paymentId: 'upi', paymentMode: 'UPI_WALLET' } }),
  answer(validateOrder, { status: 'SUCCESS', data: { netPrice } }),
  answer(checkDuplicateOrder, { status: 'SUCCESS', data: {} }),
  answer(pollPayment, pollReply('IN_PROGRESS')),
  answer(verifyPayment, statusReply()),
  answer(getTransaction, statusReply()),
];
