import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { type Addition, type CartLine, isPromoted, keyAmong, unitsOf } from './cart-lines.ts';

export interface CartState {
  /** In the order in which they were first added. */
  readonly lines: readonly CartLine[];
}

const initialState: CartState = { lines: [] };

/** Lines of a product that the customer put there, in whatever form. */
function ownLinesOf(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.productId === productId && !isPromoted(line));
}

type Wanted = Pick<Addition, 'productId' | 'promoType' | 'freeItem'> & { maxQuantity?: number | undefined };

/**
 * How many more units of a product the cart takes: it has a limit, which the server may set (CON-07), and the product may have one (ERR-12), which
 * is for what the customer puts there and not for what a promotion gives.
 */
export function roomFor(lines: readonly CartLine[], wanted: Wanted, maxItems: number): number {
  const inCart = Math.max(0, maxItems - unitsOf(lines));
  const { productId, maxQuantity } = wanted;
  if (maxQuantity === undefined || isPromoted(wanted)) return inCart;
  return Math.max(0, Math.min(inCart, maxQuantity - unitsOf(ownLinesOf(lines, productId))));
}

interface Placement {
  readonly maxItems: number;
  /** Before which line it comes; at the end, unless said. */
  readonly place?: number;
}

/** Puts a line among the others, as far as there is room: at its own place, or on top of the one it merges with. */
function put(
  lines: CartState['lines'],
  { quantity = 1, ...addition }: Addition,
  { maxItems, place = lines.length }: Placement,
): CartState['lines'] {
  const taken = Math.min(quantity, roomFor(lines, addition, maxItems));
  const key = keyAmong(lines, addition);
  if (taken <= 0) return lines;
  if (lines.some((line) => line.key === key)) {
    return lines.map((line) => (line.key === key ? { ...line, quantity: line.quantity + taken } : line));
  }
  return lines.toSpliced(place, 0, { ...addition, key, quantity: taken });
}

/** Of lines that were kept, what the cart takes. */
function keptOf(lines: CartState['lines'], maxItems: number): CartState['lines'] {
  return lines.reduce<CartState['lines']>((kept, line) => {
    const quantity = Math.min(line.quantity, roomFor(kept, line, maxItems));
    return quantity > 0 ? [...kept, { ...line, quantity }] : kept;
  }, []);
}

/** An event that brings the limit of the cart. */
export type LimitedEvent<T> = PayloadAction<T, string, { readonly maxItems: number }>;

/** The limit is in the configuration, which this slice does not see: an event that fills the cart brings it (change-cart.ts). */
function withLimit<T>(reducer: (state: CartState, action: LimitedEvent<T>) => CartState) {
  return { reducer, prepare: (payload: T, maxItems: number) => ({ payload, meta: { maxItems } }) };
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Something was added from a card, a widget or a product's page. A full cart stays as it is. */
    productAdded: withLimit<Addition>(({ lines }, { payload, meta }) => ({
      lines: put(lines, payload, meta),
    })),

    /** A line was given another quantity; none or less removes it. It rises as far as the cart has room. What is free stays as it is. */
    quantityChanged: withLimit<{ key: string; quantity: number }>((state, { payload, meta }) => {
      const { lines } = state;
      const line = lines.find((each) => each.key === payload.key);
      if (!line || line.freeItem) return state;
      const most = line.quantity + roomFor(lines, line, meta.maxItems);
      const quantity = Math.min(Math.floor(payload.quantity), most);
      const changed = quantity > 0 ? [{ ...line, quantity }] : [];
      return { lines: lines.flatMap((each) => (each === line ? changed : [each])) };
    }),

    /** A line was chosen anew. It keeps its place, unless another line is now the same; without room for it, it stays as it was. */
    lineEdited: withLimit<{ key: string; addition: Addition }>((state, { payload, meta }) => {
      const place = state.lines.findIndex(({ key }) => key === payload.key);
      if (place < 0) return state;
      const others = state.lines.toSpliced(place, 1);
      const lines = put(others, payload.addition, { ...meta, place });
      return lines === others ? state : { lines };
    }),

    linesRemoved(state, { payload: keys }: PayloadAction<readonly string[]>) {
      state.lines = state.lines.filter(({ key }) => !keys.includes(key));
    },

    /**
     * The lines that this device had kept were read back, as far as the cart takes them. What was added meanwhile comes on top, if there is
     * room left.
     */
    linesRestored: withLimit<CartState['lines']>(({ lines: added }, { payload, meta }) => ({
      lines: added.reduce((lines, each) => put(lines, each, meta), keptOf(payload, meta.maxItems)),
    })),

    /** Another tab changed the lines that this device keeps. */
    linesReplaced: withLimit<CartState['lines']>((_, { payload, meta }) => ({
      lines: keptOf(payload, meta.maxItems),
    })),
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectCount: (state) => unitsOf(state.lines),
    /** In paise, for display only: the server prices the cart. */
    selectTotal: (state) => state.lines.reduce((total, line) => total + line.price * line.quantity, 0),
    /** Units of a product that the customer added, in whatever size and crust. */
    selectQuantityOf: (state, productId: string) => unitsOf(ownLinesOf(state.lines, productId)),
    /** The line of a product that the customer added last: what a card's minus takes from. */
    selectLastLineOf: (state, productId: string) => ownLinesOf(state.lines, productId).at(-1),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof cartSlice> {}
}

export const { productAdded, quantityChanged, lineEdited, linesRemoved, linesRestored, linesReplaced } =
  cartSlice.actions;
export const { selectLines, selectCount, selectTotal, selectQuantityOf, selectLastLineOf } =
  cartSlice.injectInto(rootReducer).selectors;

/** Units that a cart takes by the configuration that holds now (CON-07). */
export function selectMaxItems(state: Parameters<typeof selectConfig>[0]): number {
  return selectConfig(state).maxCartItems;
}
