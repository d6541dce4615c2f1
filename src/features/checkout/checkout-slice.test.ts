import { expect, it } from 'vitest';
import { paymentOptions, paymentStep } from '#schemas/entities/payment.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import {
  checkoutEnded,
  optionChosen,
  optionsLoaded,
  paytmKnown,
  selectCheckout,
  selectIsWalletAlone,
  selectPayable,
  stepReceived,
  termsRead,
} from './checkout-slice.ts';
import { netPrice, optionsReply, optionsWith, stepData, transactionId } from './testing/checkout-fixture.ts';

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

const loaded = { cartPrice: null, lastPaymentId: null, showsLastAlone: false, isWalletUsed: true };

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
    optionsLoaded({ options, ...loaded }),
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

it.each([
  ['PAY-31 another way is left to the wallet alone', 'cash', true, 0],
  ['PAY-61 an e-voucher is not', 'voucher', false, netPrice],
] as const)('where the wallet holds the whole price, %s', (_, paymentId, isAlone, payable) => {
  const wallet = { paymentId: 'points-wallet', balance: netPrice };
  const { data } = optionsReply({ wallet, options: optionsWith('voucher', { status: 'E' }) });
  const options = paymentOptions.parse(data);
  const state = [optionsLoaded({ options, ...loaded }), optionChosen(paymentId)].reduce(
    rootReducer,
    rootReducer(undefined, { type: 'test/begins' }),
  );
  expect(selectIsWalletAlone(state)).toBe(isAlone);
  expect(selectPayable(state)).toBe(payable);
});
