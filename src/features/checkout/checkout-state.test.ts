import { describe, expect, it } from 'vitest';
import type { UnknownAction } from 'redux';
import { paymentOptions, paymentStep } from '#schemas/entities/payment.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import {
  allWaysAsked,
  checkoutEnded,
  failureClosed,
  failureLeft,
  optionChosen,
  optionsAsked,
  optionsFailed,
  optionsLoaded,
  paymentRefused,
  questionAsked,
  questionClosed,
  selectAsksCard,
  selectCheckout,
  selectChosenOption,
  selectFromWallet,
  selectIsWalletAlone,
  selectIsWorking,
  selectNetPrice,
  selectOptions,
  selectPayable,
  selectStep,
  stepReceived,
  termsRead,
  walletSwitched,
  workBegan,
  workEnded,
} from './checkout-slice.ts';
import { failureWith } from './failure.ts';
import { netPrice, optionsReply, optionsWith, stepData } from './testing/checkout-fixture.ts';

type Options = Parameters<typeof optionsReply>[0];

const loaded = (
  more: Options = {},
  { lastPaymentId = null as string | null, showsLastAlone = false, isWalletUsed = false } = {},
) =>
  optionsLoaded({
    cartPrice: null,
    options: paymentOptions.parse(optionsReply(more).data),
    lastPaymentId,
    showsLastAlone,
    isWalletUsed,
  });
const after = (...events: UnknownAction[]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/begins' }));
const checkoutAfter = (...events: UnknownAction[]) => selectCheckout(after(...events));
const wallet = (balance: number) => ({ wallet: { paymentId: 'points-wallet', balance } });

const step = paymentStep.parse(stepData('COD_OTP'));
const failure = failureWith({ code: '', text: 'Declined' });
const aboutWays = failureWith({ code: 'OPTION_GONE', text: 'Gone' });
const question = { of: 'duplicate', orderHistoryId: 'o1' } as const;

describe('the ways to pay', () => {
  it('PAY-05 are asked for again after a failure, and each question has a number', () => {
    const failed = checkoutAfter(optionsAsked(), optionsFailed(failure));
    expect(failed).toMatchObject({ optionsFailure: failure, optionsRound: 1 });
    const again = checkoutAfter(optionsAsked(), optionsFailed(failure), optionsAsked());
    expect(again).toMatchObject({ optionsFailure: null, optionsRound: 2 });
    expect(checkoutAfter(optionsFailed(failure), loaded()).optionsFailure).toBeNull();
  });

  it('PAY-34 the last way is chosen, where nothing else is', () => {
    expect(checkoutAfter(loaded({}, { lastPaymentId: 'upi' }))).toMatchObject({
      lastPaymentId: 'upi',
      paymentMode: { paymentId: 'upi', paymentType: 'UPI_WALLET', response: null },
    });
    expect(checkoutAfter(loaded()).paymentMode).toBeNull();
    expect(checkoutAfter(loaded({}, { lastPaymentId: 'gone' })).paymentMode).toBeNull();
  });

  it('what was chosen stays chosen with its step, while it can be chosen', () => {
    const first = [loaded(), optionChosen('cash'), stepReceived(step)];
    const again = loaded({}, { lastPaymentId: 'upi' });
    expect(checkoutAfter(...first, again).paymentMode).toEqual({
      paymentId: 'cash',
      paymentType: 'CASH',
      response: step,
    });
    const off = loaded({ options: optionsWith('cash', { status: 'D' }) }, { lastPaymentId: 'upi' });
    expect(checkoutAfter(...first, off).paymentMode).toMatchObject({ paymentId: 'upi', response: null });
  });

  it.each([
    ['PAY-06 of a kind that the app does not know', 'points'],
    ['PAY-04 that is off', 'voucher'],
    ['that is not there', 'none'],
  ])('a way %s cannot be chosen', (_, paymentId) => {
    const state = after(loaded(), optionChosen('cash'), optionChosen(paymentId));
    expect(selectCheckout(state).paymentMode).toBeNull();
    expect(selectChosenOption(state)).toBeNull();
  });

  it('CON-10 the last way is shown alone only where there is one, until all are asked for', () => {
    const alone = { showsLastAlone: true };
    expect(checkoutAfter().showsLastAlone).toBe(false);
    expect(checkoutAfter(loaded({}, alone)).showsLastAlone).toBe(false);
    const last = loaded({}, { ...alone, lastPaymentId: 'upi' });
    expect(checkoutAfter(last).showsLastAlone).toBe(true);
    expect(checkoutAfter(loaded({}, { lastPaymentId: 'upi' })).showsLastAlone).toBe(false);
    expect(checkoutAfter(last, allWaysAsked()).showsLastAlone).toBe(false);
  });

  it('PAY-25 the number of a card is asked for unless the way says otherwise', () => {
    const elsewhere = loaded({ options: optionsWith('credit-card', { asksCard: false }) });
    expect(selectAsksCard(after(loaded()), 'CC')).toBe(true);
    expect(selectAsksCard(after(elsewhere), 'CC')).toBe(false);
    expect(selectAsksCard(after(elsewhere), 'DC')).toBe(true);
    expect(selectAsksCard(after(elsewhere, optionChosen('credit-card')), undefined)).toBe(false);
    expect(selectAsksCard(after(elsewhere, optionChosen('debit-card')), 'CC')).toBe(true);
    expect(selectAsksCard(after(), 'CC')).toBe(true);
  });
});

describe('what is charged', () => {
  it('is not known before the ways to pay are', () => {
    const state = after();
    expect([selectNetPrice(state), selectPayable(state), selectOptions(state)]).toEqual([
      undefined,
      undefined,
      null,
    ]);
    expect([selectIsWalletAlone(state), selectFromWallet(state)]).toEqual([false, 0]);
  });

  it('is the price of the chosen way, where that has one of its own', () => {
    const cheaper = loaded({ options: optionsWith('upi', { netPrice: netPrice - 5_000 }) });
    expect(selectNetPrice(after(cheaper))).toBe(netPrice);
    expect(selectNetPrice(after(cheaper, optionChosen('cash')))).toBe(netPrice);
    const state = after(cheaper, optionChosen('upi'));
    expect([selectNetPrice(state), selectPayable(state)]).toEqual([netPrice - 5_000, netPrice - 5_000]);
  });

  it('PAY-27 PAY-29 is what the wallet leaves, while it is used', () => {
    const state = after(loaded(wallet(10_000), { isWalletUsed: true }), optionChosen('cash'));
    expect(selectCheckout(state)).toMatchObject({
      isWalletUsed: true,
      isWalletSelected: true,
      amountToPaid: netPrice - 10_000,
    });
    expect([selectPayable(state), selectFromWallet(state)]).toEqual([netPrice - 10_000, 10_000]);
    const off = rootReducer(state, walletSwitched(false));
    expect(selectCheckout(off)).toMatchObject({
      isWalletUsed: false,
      isWalletSelected: false,
      amountToPaid: 0,
    });
    expect([selectPayable(off), selectFromWallet(off)]).toEqual([netPrice, 0]);
    expect(selectPayable(rootReducer(off, walletSwitched(true)))).toBe(netPrice - 10_000);
  });

  it('PAY-27 is what the wallet leaves, also before a way is chosen', () => {
    expect(selectPayable(after(loaded(wallet(10_000), { isWalletUsed: true })))).toBe(netPrice - 10_000);
  });

  it('PAY-27 of a way with a price of its own, the wallet leaves less', () => {
    const cheaper = { ...wallet(10_000), options: optionsWith('upi', { netPrice: netPrice - 5_000 }) };
    const state = after(loaded(cheaper, { isWalletUsed: true }), optionChosen('upi'));
    expect(selectCheckout(state).amountToPaid).toBe(netPrice - 15_000);
    expect(selectPayable(state)).toBe(netPrice - 15_000);
  });

  it('PAY-27 of a way with a price of its own the wallet leaves a rupee, where it holds more than that and less than the price without', () => {
    const cheaper = { options: optionsWith('credit-card', { netPrice: netPrice - 5_000 }) };
    const paying = (balance: number) =>
      after(loaded({ ...wallet(balance), ...cheaper }, { isWalletUsed: true }), optionChosen('credit-card'));
    for (const balance of [netPrice - 5_100, netPrice - 5_000, netPrice - 1]) {
      const state = paying(balance);
      expect([selectIsWalletAlone(state), selectPayable(state)]).toEqual([false, 100]);
      expect(selectFromWallet(state)).toBe(netPrice - 5_100);
      expect(selectCheckout(state).amountToPaid).toBe(100);
    }
    expect(selectPayable(paying(netPrice - 5_101))).toBe(101);
    // Cash has no offer, and a wallet that covers the price without one pays alone.
    expect(selectPayable(rootReducer(paying(netPrice - 1), optionChosen('cash')))).toBe(1);
    expect([selectIsWalletAlone(paying(netPrice)), selectPayable(paying(netPrice))]).toEqual([true, 0]);
  });

  it('PAY-29 the wish stays where the customer has no wallet, and changes nothing', () => {
    const state = after(loaded({}, { isWalletUsed: true }));
    expect(selectCheckout(state)).toMatchObject({
      isWalletUsed: true,
      isWalletSelected: false,
      amountToPaid: 0,
    });
    expect(selectPayable(state)).toBe(netPrice);
  });

  it('PAY-61 for an e-voucher the wallet is not used', () => {
    const options = { ...wallet(10_000), options: optionsWith('voucher', { status: 'E' as const }) };
    expect(selectPayable(after(loaded(options, { isWalletUsed: true }), optionChosen('voucher')))).toBe(
      netPrice,
    );
  });

  it('PAY-31 the wallet alone has to cover the price without the offer of a way', () => {
    const options = optionsWith('upi', { netPrice: netPrice - 5_000 });
    const almost = loaded({ ...wallet(netPrice - 5_000), options }, { isWalletUsed: true });
    expect(selectIsWalletAlone(after(almost, optionChosen('upi')))).toBe(false);
    const whole = after(
      loaded({ ...wallet(netPrice), options }, { isWalletUsed: true }),
      optionChosen('upi'),
    );
    expect([selectIsWalletAlone(whole), selectNetPrice(whole)]).toEqual([true, netPrice]);
    expect(selectIsWalletAlone(rootReducer(whole, walletSwitched(false)))).toBe(false);
  });
});

describe('an offer for the wallet', () => {
  const whole = netPrice - 5_000;
  const paying = (balance: number) =>
    loaded({ wallet: { paymentId: 'points-wallet', balance, netPrice: whole } }, { isWalletUsed: true });

  it('PAY-31 is what the wallet alone pays, and what it has to hold', () => {
    const state = after(paying(whole), optionChosen('upi'));
    expect([selectIsWalletAlone(state), selectNetPrice(state), selectPayable(state)]).toEqual([
      true,
      whole,
      0,
    ]);
    expect(selectNetPrice(rootReducer(state, walletSwitched(false)))).toBe(netPrice);
  });

  it('PAY-31 is none where the wallet pays a part of it alone', () => {
    const state = after(paying(whole - 1), optionChosen('upi'));
    expect([selectIsWalletAlone(state), selectNetPrice(state), selectPayable(state)]).toEqual([
      false,
      netPrice,
      5_001,
    ]);
  });
});

describe('the payment', () => {
  it('PAY-38 nothing else begins while something is being done', () => {
    const state = after(paymentRefused(failure), questionAsked(question), workBegan('placing'));
    expect(selectCheckout(state)).toMatchObject({ work: 'placing', failure: null, question: null });
    expect(selectIsWorking(state)).toBe(true);
    const ended = rootReducer(state, workEnded());
    expect([selectIsWorking(ended), selectCheckout(ended).work]).toEqual([false, null]);
  });

  it('PAY-46 a step ends what was done, and is kept with the way', () => {
    const promo = { code: 'FEAST20', text: 'Not so.', netPrice };
    const asking = paymentStep.parse(stepData('REMOVE_PROMO', { promo }));
    const before = [loaded(), optionChosen('cash'), workBegan('placing'), termsRead(['Old'])];
    const state = after(...before, stepReceived(asking));
    expect(selectStep(state)).toEqual(asking);
    expect(selectCheckout(state)).toMatchObject({
      work: null,
      failure: null,
      question: null,
      promoDetail: asking.promo,
      tncData: [],
    });
    expect(selectCheckout(rootReducer(state, stepReceived(step))).promoDetail).toBeNull();
    const closed = after(paymentRefused(failure), questionAsked(question), stepReceived(step));
    expect(selectCheckout(closed)).toMatchObject({ failure: null, question: null });
  });

  it('PAY-05 a step of an earlier visit has no way that is known', () => {
    const state = after(stepReceived(step));
    expect(selectCheckout(state).paymentMode).toEqual({
      paymentId: '',
      paymentType: 'WALLET',
      response: step,
    });
    expect([selectStep(state), selectStep(after())]).toEqual([step, null]);
  });

  it('a question and a failure end the work, and can be closed', () => {
    const asked = checkoutAfter(workBegan('placing'), questionAsked(question));
    expect(asked).toMatchObject({ work: null, question });
    expect(checkoutAfter(questionAsked(question), questionClosed()).question).toBeNull();
    const refused = checkoutAfter(workBegan('paying'), paymentRefused(failure));
    expect(refused).toMatchObject({ work: null, failure });
    expect(checkoutAfter(paymentRefused(failure), failureClosed()).failure).toBeNull();
    expect(checkoutAfter(loaded(), paymentRefused(failure), optionChosen('cash')).failure).toBeNull();
  });

  it('what is wrong with the ways to pay is still said on the page that lists them', () => {
    expect(checkoutAfter(paymentRefused(failure), failureLeft()).failure).toBeNull();
    expect(checkoutAfter(paymentRefused(aboutWays), failureLeft()).failure).toEqual(aboutWays);
    expect(checkoutAfter(failureLeft()).failure).toBeNull();
  });

  it.each([
    ['the order is placed or given up', checkoutEnded()],
    ['the customer leaves', customerLeft()],
  ])('PAY-05 nothing is left when %s, and what is still asked for is dropped', (_, event) => {
    const state = checkoutAfter(
      optionsAsked(),
      loaded({}, { lastPaymentId: 'upi' }),
      paymentRefused(aboutWays),
      event,
    );
    expect(state).toEqual({ ...checkoutAfter(), optionsRound: 2 });
  });
});
