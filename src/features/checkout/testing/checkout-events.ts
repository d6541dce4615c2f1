import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { optionChosen, optionsLoaded, stepReceived } from '../checkout-slice.ts';
import type { Options, PaymentOption, Step } from '../payment-types.ts';
import { optionsReply, stepData } from './checkout-fixture.ts';

/** A customer with one dish in the cart, which is collected: it needs no address. */
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

export const wallet = { paymentId: 'points-wallet', balance: 12_000 };
const upiIntentConfig = {
  android: ['collect'],
  androidInTest: ['intent'],
  ios: ['collect'],
  desktop: ['collect', 'qr'],
} as Partial<Options['upiIntentConfig']>;

/** The ways to pay are loaded, and one is chosen, with this of its own. */
export function chosen(
  paymentId: string,
  more: Partial<PaymentOption> = {},
  { points = wallet, vpaPattern = '.+@.+' } = {},
) {
  const { data } = optionsReply({ wallet: points });
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
        upiIntentConfig: { ...upiIntentConfig, vpaPattern },
      } as unknown as Options,
      cartPrice: null,
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
