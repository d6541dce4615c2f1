import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { getCart } from '#schemas/compiled/calls/get-cart.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import { loggedOut } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

/** The cart as the server keeps and prices it. */
export type PricedCart = DataOf<typeof getCart>;

/** Why the server did not price the cart, as the cart shows it. */
export type CartRefusal = Pick<Refusal, 'code' | 'text' | 'header' | 'status'>;

export interface PricedCartState {
  /** The last one that the server sent, which may be older than the lines on the screen; null before the first. */
  readonly cart: PricedCart | null;
  /**
   * `current`: the money is that of the lines on the screen. `updating`: a change waits for its call, or for the reply. `failed`: the last call
   * failed, and `refusal` says why; the lines are kept, and the next change or a retry sends them.
   */
  readonly status: 'current' | 'updating' | 'failed';
  readonly refusal: CartRefusal | null;
}

const initialState: PricedCartState = { cart: null, status: 'updating', refusal: null };

/** The server's side of the cart. Loaded with the code that sends the cart; the lines themselves are in the cart slice. */
const pricedCartSlice = createSlice({
  name: 'pricedCart',
  initialState,
  reducers: {
    /** Lines have changed, or a call is on its way. */
    pricingBegan: (state) => ({ ...state, status: 'updating' as const }),
    /** The reply fits the lines on the screen. */
    cartPriced: (_, { payload }: PayloadAction<PricedCart>) => ({
      cart: payload,
      status: 'current' as const,
      refusal: null,
    }),
    pricingFailed: (state, { payload }: PayloadAction<CartRefusal>) => ({
      ...state,
      status: 'failed' as const,
      refusal: payload,
    }),
    /** The cart is empty, or belongs to somebody else now. */
    cartForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
  selectors: {
    selectPricedCart: (state) => state.cart,
    selectIsUpdating: (state) => state.status === 'updating',
    selectCartRefusal: (state) => state.refusal,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof pricedCartSlice> {}
}

export const { pricingBegan, cartPriced, pricingFailed, cartForgotten } = pricedCartSlice.actions;
export const { selectPricedCart, selectIsUpdating, selectCartRefusal } =
  pricedCartSlice.injectInto(rootReducer).selectors;
