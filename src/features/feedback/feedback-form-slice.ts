import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { DataOf } from '#schemas/endpoint.ts';
import type { getFeedbacks } from '#schemas/compiled/calls/get-feedbacks.ts';
import type { Immutable } from '#schemas/immutable.ts';
import type { FeedbackWaiting } from '#schemas/stored/drafts.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

/** What the customer has said of an order, or of ordering here. */
export type GivenFeedback = Immutable<DataOf<typeof getFeedbacks>>['feedbacks'][number];

/** What has just arrived at the server, for the page that thanks for it. */
export interface SentFeedback {
  readonly submissionId: string;
  readonly feedback: GivenFeedback;
  /** The server's (FBK-13). */
  readonly ticketMessage: string;
  readonly reviewUrl?: string | undefined;
}

export interface FeedbackFormState {
  /** What the customer has said, as far as it is known, the newest first. */
  readonly feedbackList: readonly GivenFeedback[];
  /** What is being sent, or waits for the connection. It is stored, so that a reload loses none of it. */
  readonly formData: readonly FeedbackWaiting[];
  /** What was stored by an earlier visit is part of it. */
  readonly restored: boolean;
  /** The order of a link that was not placed with the number of this user (INVALID_PHONE_NUMBER). */
  readonly mobileError: { readonly id: string; readonly userId: string | null } | null;
  readonly lastSent: SentFeedback | null;
  /** How many customers have left in this visit: what was said is asked for anew after each of them. */
  readonly customersLeft: number;
}

const initialState: FeedbackFormState = {
  feedbackList: [],
  formData: [],
  restored: false,
  mobileError: null,
  lastSent: null,
  customersLeft: 0,
};

const feedbackFormSlice = createSlice({
  name: 'feedbackForm',
  initialState,
  reducers: {
    waitingRestored: (state, { payload }: PayloadAction<readonly FeedbackWaiting[]>) => ({
      ...state,
      restored: true,
      formData: [...state.formData, ...payload.filter(({ submissionId }) => !holds(state, submissionId))],
    }),
    feedbacksReceived: (state, { payload }: PayloadAction<readonly GivenFeedback[]>) => ({
      ...state,
      feedbackList: withFeedbacks(state.feedbackList, payload),
    }),
    /** Sent once more it takes the place of the first try. */
    sendingBegan: (state, { payload }: PayloadAction<FeedbackWaiting>) => ({
      ...state,
      mobileError: null,
      formData: [...without(state, payload.submissionId), payload],
    }),
    feedbackSent: (state, { payload }: PayloadAction<SentFeedback>) => ({
      ...state,
      formData: without(state, payload.submissionId),
      feedbackList: withFeedbacks(state.feedbackList, [payload.feedback]),
      lastSent: payload,
    }),
    /** It is not sent again by itself. */
    sendingRefused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      formData: without(state, payload),
    }),
    mobileRefused: (state, { payload }: PayloadAction<NonNullable<FeedbackFormState['mobileError']>>) => ({
      ...state,
      mobileError: payload,
    }),
    mobileAccepted: (state) => ({ ...state, mobileError: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(customerLeft, ({ customersLeft }) => ({
      ...initialState,
      customersLeft: customersLeft + 1,
    }));
  },
  selectors: {
    selectFeedbackForm: (state) => state,
    selectFeedbackOf: (state, id: string | null) =>
      id === null ? undefined : state.feedbackList.find((given) => given.orderId === id || given.id === id),
    selectLastSent: (state) => state.lastSent,
    selectCustomersLeft: (state) => state.customersLeft,
  },
});

function holds({ formData }: FeedbackFormState, submissionId: string): boolean {
  return formData.some((waiting) => waiting.submissionId === submissionId);
}

function without({ formData }: FeedbackFormState, submissionId: string): readonly FeedbackWaiting[] {
  return formData.filter((waiting) => waiting.submissionId !== submissionId);
}

/** Those that were known, changed and joined by others. */
function withFeedbacks(
  known: readonly GivenFeedback[],
  received: readonly GivenFeedback[],
): readonly GivenFeedback[] {
  const ids = new Set(received.map(({ id }) => id));
  return [...received, ...known.filter(({ id }) => !ids.has(id))];
}

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof feedbackFormSlice> {}
}

export const {
  waitingRestored,
  feedbacksReceived,
  sendingBegan,
  feedbackSent,
  sendingRefused,
  mobileRefused,
  mobileAccepted,
} = feedbackFormSlice.actions;
export const { selectFeedbackForm, selectFeedbackOf, selectLastSent, selectCustomersLeft } =
  feedbackFormSlice.injectInto(rootReducer).selectors;
