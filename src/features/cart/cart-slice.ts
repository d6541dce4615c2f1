import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { constants } from '#src/config/constants.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { type Addition, type CartLine, lineKey, unitsOf } from './cart-lines.ts';

export interface CartState {
  /** In the order in which they were first added. */
  readonly lines: readonly CartLine[];
}

const initialState: CartState = { lines: [] };

/** How many more units the cart takes. */
function roomIn(lines: readonly CartLine[]): number {
  return Math.max(0, constants.cart.maxItems - unitsOf(lines));
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** One unit was added from a card, a widget or a product's page. A full cart stays as it is. */
    productAdded(state, { payload }: PayloadAction<Addition>) {
      if (roomIn(state.lines) === 0) return;
      const key = lineKey(payload);
      const line = state.lines.find((each) => each.key === key);
      if (line) line.quantity += 1;
      else state.lines.push({ ...payload, key, quantity: 1 });
    },

    /** A line was given another quantity; none or less removes it. It rises as far as the cart has room. */
    quantityChanged(state, { payload }: PayloadAction<{ key: string; quantity: number }>) {
      const line = state.lines.find((each) => each.key === payload.key);
      if (!line) return;
      const quantity = Math.min(Math.floor(payload.quantity), line.quantity + roomIn(state.lines));
      if (quantity > 0) line.quantity = quantity;
      else state.lines = state.lines.filter((each) => each !== line);
    },

    /** The lines that this device had kept were read back. What was added meanwhile comes on top, as far as the cart has room. */
    linesRestored(state, { payload }: PayloadAction<readonly CartLine[]>) {
      const added = state.lines;
      const lines = payload.map((line) => ({ ...line }));
      for (const line of added) {
        const quantity = Math.min(line.quantity, roomIn(lines));
        const kept = lines.find((each) => each.key === line.key);
        if (kept) kept.quantity += quantity;
        else if (quantity > 0) lines.push({ ...line, quantity });
      }
      state.lines = lines;
    },
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectCount: (state) => unitsOf(state.lines),
    /** In paise, for display only: the server prices the cart. */
    selectTotal: (state) => state.lines.reduce((total, line) => total + line.price * line.quantity, 0),
    /** Units of a product in whatever size and crust. */
    selectQuantityOf: (state, productId: string) =>
      unitsOf(state.lines.filter((line) => line.productId === productId)),
    /** The line of a product that was added last: what a card's minus takes from. */
    selectLastLineOf: (state, productId: string) =>
      state.lines.findLast((line) => line.productId === productId),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof cartSlice> {}
}

export const { productAdded, quantityChanged, linesRestored } = cartSlice.actions;
export const { selectLines, selectCount, selectTotal, selectQuantityOf, selectLastLineOf } =
  cartSlice.injectInto(rootReducer).selectors;
