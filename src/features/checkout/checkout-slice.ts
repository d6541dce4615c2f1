import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type PaymentMode, paymentModeOf } from '#schemas/payment-modes.ts';
import { constants } from '#src/config/constants.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { amountToPay, payable, paysByWalletAlone } from './amounts.ts';
import type { Failure } from './failure.ts';
import type { Options, PaymentOption, Step } from './payment-types.ts';

/** What the Paytm wallet of the customer is known to hold (PAY-26). */
export interface PaytmData {
  /** What it lacks is for this one alone. */
  readonly orderTransactionId: string;
  readonly isLinked: boolean;
  /** In paise. */
  readonly balance: number;
  /** What it lacks for the order. */
  readonly short: number;
}

/** Asked over the page before the payment goes on. */
export type Question =
  | { readonly of: 'duplicate'; readonly orderHistoryId: string }
  | { readonly of: 'promo' }
  | { readonly of: 'code' };

/** What is being done; nothing else begins meanwhile, so that no press orders twice. `leaving`: the browser is on its way to another site. */
export type Work = 'placing' | 'paying' | 'leaving';

/**
 * PAY-05. The payment that is being made. No card, code, PIN or UPI ID is here: they stay in the fields of their form. After a reload the screens
 * begin from the server's answer.
 */
export interface CheckoutState {
  /** The chosen way to pay, and the step that the server answered with. */
  readonly paymentMode: {
    readonly paymentId: string;
    readonly paymentType: PaymentMode;
    readonly response: Step | null;
  } | null;
  /** The ways to pay; null before they are loaded. */
  readonly paymentOptionData: Options | null;
  /** What the cart cost when these were asked for, in paise. While it costs something else, their amounts are old. */
  readonly cartPrice: number | null;
  readonly optionsFailure: Failure | null;
  /** How often the ways to pay were asked for. */
  readonly optionsRound: number;
  /** The way that the customer paid the last time, where it can be used again (PAY-34 to PAY-37). */
  readonly lastPaymentId: string | null;
  /** CON-10. The page shows that way alone first. */
  readonly showsLastAlone: boolean;
  /** PAY-27. What is left after the wallet, in paise. */
  readonly amountToPaid: number;
  /** The customer has a loyalty wallet, and uses it for this order. */
  readonly isWalletSelected: boolean;
  /** PAY-29. What cart calls are told. */
  readonly isWalletUsed: boolean;
  readonly paytmData: PaytmData | null;
  /** PAY-24. The code that does not go with the way to pay. */
  readonly promoDetail: NonNullable<Step['promo']> | null;
  /** Terms of that code. */
  readonly tncData: readonly string[];
  readonly upiIntentConfig: Options['upiIntentConfig'] | null;
  readonly work: Work | null;
  readonly failure: Failure | null;
  readonly question: Question | null;
}

const initialState: CheckoutState = {
  paymentMode: null,
  paymentOptionData: null,
  cartPrice: null,
  optionsFailure: null,
  optionsRound: 0,
  lastPaymentId: null,
  showsLastAlone: false,
  amountToPaid: 0,
  isWalletSelected: false,
  isWalletUsed: false,
  paytmData: null,
  promoDetail: null,
  tncData: [],
  upiIntentConfig: null,
  work: null,
  failure: null,
  question: null,
};

/** The ways to pay that are still asked for are those of the payment before. */
function begunAnew({ optionsRound }: CheckoutState): CheckoutState {
  return { ...initialState, optionsRound: optionsRound + 1 };
}

interface OptionsLoaded {
  readonly options: Options;
  readonly cartPrice: number | null;
  readonly lastPaymentId: string | null;
  readonly showsLastAlone: boolean;
  readonly isWalletUsed: boolean;
}

/** The wallet's part of the state, by what is known now. */
function withWallet(state: CheckoutState, isWalletUsed: boolean): CheckoutState {
  const { wallet } = state.paymentOptionData ?? {};
  const isUsed = isWalletUsed && wallet !== undefined;
  const next = { ...state, isWalletUsed, isWalletSelected: isUsed };
  return {
    ...next,
    amountToPaid: amountToPay({
      isWalletUsed: isUsed,
      balance: wallet?.balance,
      netPrice: priceOf(next),
      hasOwnPrice: isByOffer(next),
    }),
  };
}

/** What the wallet alone pays: it has no offer of another way to pay, and may have one of its own. */
function priceByWallet({ paymentOptionData }: CheckoutState): number | undefined {
  return paymentOptionData?.wallet?.netPrice ?? paymentOptionData?.netPrice;
}

/** PAY-31. The wallet alone has to cover its own price. */
function isByWalletAlone(state: CheckoutState): boolean {
  const { isWalletSelected, paymentMode, paymentOptionData } = state;
  const { wallet } = paymentOptionData ?? {};
  const netPrice = priceByWallet(state);
  return (
    paymentMode?.paymentType !== constants.wallet.hiddenInMode &&
    paysByWalletAlone({
      isWalletSelected,
      remaining: amountToPay({ isWalletUsed: isWalletSelected, balance: wallet?.balance, netPrice }),
      balance: wallet?.balance,
    })
  );
}

/** What the order costs as it would be paid now. */
function priceOf(state: CheckoutState): number | undefined {
  const { netPrice } = state.paymentOptionData ?? {};
  return isByWalletAlone(state) ? priceByWallet(state) : (selectedOption(state)?.netPrice ?? netPrice);
}

/** An offer for the chosen way gives the order that price: the way has to pay something itself. */
function isByOffer(state: CheckoutState): boolean {
  return !isByWalletAlone(state) && selectedOption(state)?.netPrice !== undefined;
}

function payableOf(state: CheckoutState): number | undefined {
  const netPrice = priceOf(state);
  if (netPrice === undefined) return undefined;
  return payable({
    isWalletUsed: state.isWalletSelected && state.paymentMode?.paymentType !== constants.wallet.hiddenInMode,
    balance: state.paymentOptionData?.wallet?.balance,
    netPrice,
    hasOwnPrice: isByOffer(state),
  });
}

function optionIn(options: Options | null, paymentId: string | undefined): PaymentOption | null {
  return options?.options.find((option) => option.paymentId === paymentId) ?? null;
}

function selectedOption({ paymentOptionData, paymentMode }: CheckoutState): PaymentOption | null {
  return optionIn(paymentOptionData, paymentMode?.paymentId);
}

/** PAY-04, PAY-06. An option that is off, or of a kind that the app does not know, cannot be chosen. */
export function canChoose({ status, paymentMode }: PaymentOption): boolean {
  return status === 'E' && paymentModeOf(paymentMode) !== undefined;
}

function modeFor(option: PaymentOption | null): CheckoutState['paymentMode'] {
  const paymentType = option && canChoose(option) ? paymentModeOf(option.paymentMode) : undefined;
  return option && paymentType ? { paymentId: option.paymentId, paymentType, response: null } : null;
}

/** Of a transaction of an earlier visit, or of the loyalty wallet alone: the step says what comes next. */
const unknownMode = { paymentId: '', paymentType: 'WALLET' } as const;

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    optionsAsked: (state) => ({
      ...state,
      optionsFailure: null,
      optionsRound: state.optionsRound + 1,
    }),
    /** What was chosen stays chosen while it can be; else the way of the last time is. */
    optionsLoaded: (state, { payload }: PayloadAction<OptionsLoaded>) => {
      const { options, cartPrice, lastPaymentId, showsLastAlone, isWalletUsed } = payload;
      const before = state.paymentMode;
      const chosen = modeFor(optionIn(options, before?.paymentId));
      return withWallet(
        {
          ...state,
          paymentOptionData: options,
          cartPrice,
          optionsFailure: null,
          upiIntentConfig: options.upiIntentConfig,
          lastPaymentId,
          showsLastAlone: showsLastAlone && lastPaymentId !== null,
          paymentMode: chosen
            ? { ...chosen, response: before?.response ?? null }
            : modeFor(optionIn(options, lastPaymentId ?? undefined)),
        },
        isWalletUsed,
      );
    },
    optionsFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, optionsFailure: payload }),
    optionChosen: (state, { payload }: PayloadAction<string>) =>
      withWallet(
        {
          ...state,
          paymentMode: modeFor(optionIn(state.paymentOptionData, payload)),
          failure: null,
        },
        state.isWalletUsed,
      ),
    allWaysAsked: (state) => ({ ...state, showsLastAlone: false }),
    walletSwitched: (state, { payload }: PayloadAction<boolean>) => withWallet(state, payload),

    workBegan: (state, { payload }: PayloadAction<Work>) => ({
      ...state,
      work: payload,
      failure: null,
      question: null,
    }),
    workEnded: (state) => ({ ...state, work: null }),
    stepReceived: (state, { payload }: PayloadAction<Step>) => ({
      ...state,
      work: null,
      failure: null,
      question: null,
      paymentMode: { ...(state.paymentMode ?? unknownMode), response: payload },
      promoDetail: payload.promo ?? null,
      tncData: [],
    }),
    questionAsked: (state, { payload }: PayloadAction<Question>) => ({
      ...state,
      work: null,
      question: payload,
    }),
    questionClosed: (state) => ({ ...state, question: null }),
    paymentRefused: (state, { payload }: PayloadAction<Failure | null>) => ({
      ...state,
      work: null,
      failure: payload,
    }),
    failureClosed: (state) => ({ ...state, failure: null }),
    /** A page is left: what was done there is over, what is true of the ways to pay is not. */
    failureLeft: (state) => ({ ...state, failure: state.failure?.isAboutWays ? state.failure : null }),
    paytmKnown: (state, { payload }: PayloadAction<PaytmData>) => ({ ...state, paytmData: payload }),
    termsRead: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, tncData: payload }),
    /** The order is placed, or given up: nothing of its payment is left. */
    checkoutEnded: begunAnew,
  },
  extraReducers: (builder) => {
    builder.addCase(customerLeft, begunAnew);
  },
  selectors: {
    selectCheckout: (state) => state,
    selectOptions: (state) => state.paymentOptionData,
    selectChosenOption: selectedOption,
    /** Whether the number of a card is asked for here, for the chosen way or, after a reload, for the one of this mode. */
    selectAsksCard: (state, mode: PaymentMode | undefined) => {
      const option =
        selectedOption(state) ??
        state.paymentOptionData?.options.find(({ paymentMode }) => paymentModeOf(paymentMode) === mode);
      return option?.asksCard ?? true;
    },
    /** What the order costs as it would be paid now; undefined before that is known. */
    selectNetPrice: priceOf,
    selectIsWalletAlone: isByWalletAlone,
    /** What is charged besides the wallet, in paise. */
    selectPayable: payableOf,
    /** What the wallet pays of it, in paise. */
    selectFromWallet: (state) => (priceOf(state) ?? 0) - (payableOf(state) ?? 0),
    selectStep: (state) => state.paymentMode?.response ?? null,
    selectIsWorking: (state) => state.work !== null,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof checkoutSlice> {}
}

export const {
  optionsAsked,
  optionsLoaded,
  optionsFailed,
  optionChosen,
  allWaysAsked,
  walletSwitched,
  workBegan,
  workEnded,
  stepReceived,
  questionAsked,
  questionClosed,
  paymentRefused,
  failureClosed,
  failureLeft,
  paytmKnown,
  termsRead,
  checkoutEnded,
} = checkoutSlice.actions;
export const {
  selectCheckout,
  selectOptions,
  selectAsksCard,
  selectChosenOption,
  selectNetPrice,
  selectIsWalletAlone,
  selectPayable,
  selectFromWallet,
  selectStep,
  selectIsWorking,
} = checkoutSlice.injectInto(rootReducer).selectors;
