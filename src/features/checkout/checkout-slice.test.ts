import { expect, it } from 'vitest';
import { paymentOptions, paymentStep } from '#schemas/entities/payment.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import {
  checkoutEnded,
  optionChosen,
  optionsLoaded,
  paytmKnown,
  selectCheckout,
  stepReceived,
  termsRead,
} from './checkout-slice.ts';
import { netPrice, optionsReply, stepData, transactionId } from './testing/checkout-fixture.ts';

const empty = {
  paymentMode: null,
  paymentOptionData: null,
  amountToPaid: 0,
  isWalletSelected: false,
  isWalletUsed: false,
  paytmData: null,
  promoDetail: null,
  tncData: [],
  upiIntentConfig: null,
};

it('PAY-05 holds the chosen way with the answer to it, the ways to pay, the wallet and the code, until the payment is over', () => {
  const balance = 12_000;
  const options = paymentOptions.parse(
    optionsReply({ wallet: { paymentId: 'points-wallet', balance } }).data,
  );
  const promo = { code: 'FEAST20', text: 'Not with this way to pay.', netPrice: netPrice + 5_000 };
  const step = paymentStep.parse(stepData('REMOVE_PROMO', { promo }));
  const paytm = {
    orderTransactionId: transactionId,
    isLinked: true,
    balance: 3_000,
    short: netPrice - 3_000,
  };

  const before = rootReducer(undefined, { type: 'test/begins' });
  expect(selectCheckout(before)).toMatchObject(empty);
  const events = [
    optionsLoaded({ options, lastPaymentId: null, showsLastAlone: false, isWalletUsed: true }),
    optionChosen('upi'),
    stepReceived(step),
    termsRead(['Not with cash.']),
    paytmKnown(paytm),
  ];
  const during = events.reduce(rootReducer, before);
  expect(selectCheckout(during)).toMatchObject({
    paymentMode: { paymentId: 'upi', paymentType: 'UPI_WALLET', response: step },
    paymentOptionData: options,
    amountToPaid: netPrice - balance,
    isWalletSelected: true,
    isWalletUsed: true,
    paytmData: paytm,
    promoDetail: step.promo,
    tncData: ['Not with cash.'],
    upiIntentConfig: options.upiIntentConfig,
  });
  expect(selectCheckout(rootReducer(during, checkoutEnded()))).toMatchObject(empty);
});
