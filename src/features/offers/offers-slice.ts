import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

/** A code that waits for a cart that it fits. It is for one cart; with null, for the next one (OFR-10). */
export interface KeptOffer {
  readonly code: string;
  readonly cartId: string | null;
}

export interface OffersState {
  /** The code that was entered last: on its way, refused, or kept. That of the cart is in the cart. */
  readonly offerCode: string | null;
  /** The server refused it (OFR-13), for this reason. */
  readonly promoInvalid: boolean;
  readonly reason: string;
  /** It is on its way to the server. */
  readonly isSending: boolean;
  readonly kept: KeptOffer | null;
}

const initialState: OffersState = {
  offerCode: null,
  promoInvalid: false,
  reason: '',
  isSending: false,
  kept: null,
};

/** What the customer did with offers. What the server says of them is read by SWR, and that of the cart stands in the cart. */
const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    codeSent: ({ kept }, { payload }: PayloadAction<string>) => ({
      ...initialState,
      offerCode: payload,
      isSending: true,
      kept,
    }),
    /** The cart has it now, or the answer was no fault of the code: there is nothing to say of it here. */
    codeSettled: ({ kept, offerCode }) => ({
      ...initialState,
      kept: kept?.code === offerCode ? null : kept,
    }),
    codeRefused: ({ kept, offerCode }, { payload }: PayloadAction<string>) => ({
      ...initialState,
      offerCode,
      promoInvalid: true,
      reason: payload,
      kept: kept?.code === offerCode ? null : kept,
    }),
    codeKept: (_, { payload }: PayloadAction<KeptOffer>) => ({
      ...initialState,
      offerCode: payload.code,
      kept: payload,
    }),
    codeForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    // In every tab, whichever way the customer left: the code was theirs.
    builder.addCase(customerLeft, () => initialState);
  },
  selectors: {
    selectOffers: (state) => state,
    selectKeptOffer: (state) => state.kept,
    selectSentCode: (state) => (state.isSending ? state.offerCode : null),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof offersSlice> {}
}

export const { codeSent, codeSettled, codeRefused, codeKept, codeForgotten } = offersSlice.actions;
export const { selectOffers, selectKeptOffer, selectSentCode } =
  offersSlice.injectInto(rootReducer).selectors;
