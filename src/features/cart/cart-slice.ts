import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { mixSaving, mixUnits } from '#schemas/rules/mix-price.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { loggedOut } from '#src/features/session/session-slice.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { type Addition, type CartLine, editedLine, isPromoted, keyAmong, unitsOf } from './cart-lines.ts';

export interface CartState {
  /** In the order in which they were first added. */
  readonly lines: readonly CartLine[];
}

const initialState: CartState = { lines: [] };

/** Lines that the customer added. */
function ownLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => !isPromoted(line));
}

/** Lines of a product that the customer added, in any size and crust. */
export function ownLinesOf(lines: readonly CartLine[], productId: string): CartLine[] {
  return ownLines(lines).filter((line) => line.productId === productId);
}

export type Wanted = Pick<Addition, 'productId' | 'promoType' | 'freeItem'> & {
  maxQuantity?: number | undefined;
};

/**
 * How many more units of a product the cart takes. The cart has a limit, which the server may set (CON-07). The product may have one (ERR-12),
 * which covers the units that the customer adds and not those of a promotion.
 */
export function roomFor(lines: readonly CartLine[], wanted: Wanted, maxItems: number): number {
  return Math.max(0, Math.min(maxItems - unitsOf(lines), roomOfProduct(lines, wanted)));
}

function roomOfProduct(lines: readonly CartLine[], wanted: Wanted): number {
  const { productId, maxQuantity } = wanted;
  if (maxQuantity === undefined || isPromoted(wanted)) return Infinity;
  return maxQuantity - unitsOf(ownLinesOf(lines, productId));
}

/** Whether the limit of the product ends before that of the cart. */
export function isLimitedByProduct(lines: readonly CartLine[], wanted: Wanted, maxItems: number): boolean {
  return roomOfProduct(lines, wanted) <= maxItems - unitsOf(lines);
}

interface Placement {
  readonly maxItems: number;
  /** Index at which a new line is inserted; at the end by default. */
  readonly place?: number | undefined;
}

/**
 * Adds as many units as the limits allow: to the line with the same key, else as a new line at `place`. Price and mix of the line are then those of
 * the addition: a stored line may be of an older menu, or of a version of the app that knew no mixes.
 */
function put(
  lines: CartState['lines'],
  { quantity = 1, ...addition }: Addition,
  { maxItems, place = lines.length }: Placement,
): CartState['lines'] {
  const taken = Math.min(quantity, roomFor(lines, addition, maxItems));
  const key = keyAmong(lines, addition);
  if (taken <= 0) return lines;
  if (lines.some((line) => line.key === key)) {
    const { price, mix } = addition;
    return lines.map((line) => {
      if (line.key !== key) return line;
      const { mix: _, ...rest } = line;
      return { ...rest, price, ...(mix && { mix }), quantity: line.quantity + taken };
    });
  }
  return lines.toSpliced(place, 0, { ...addition, key, quantity: taken });
}

/** An event that carries the limit of the cart, and the place of what it adds. */
export type LimitedEvent<T> = PayloadAction<T, string, Placement>;

/** The limit is in the configuration, which this slice cannot read, so each event that fills the cart carries it (change-cart.ts). */
function withLimit<T>(reducer: (state: CartState, action: LimitedEvent<T>) => CartState) {
  return {
    reducer,
    prepare: (payload: T, maxItems: number, place?: number) => ({ payload, meta: { maxItems, place } }),
  };
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A product was added from a card, a widget or a product's page, or a line was put back at its place. A full cart stays as it is. */
    productAdded: withLimit<Addition>(({ lines }, { payload, meta }) => ({
      lines: put(lines, payload, meta),
    })),

    /** The quantity of a line was changed; 0 or less removes it. It rises no further than the limits allow. A free item keeps its quantity. */
    quantityChanged: withLimit<{ key: string; quantity: number }>((state, { payload, meta }) => {
      const { lines } = state;
      const line = lines.find((each) => each.key === payload.key);
      if (!line || line.freeItem) return state;
      const most = line.quantity + roomFor(lines, line, meta.maxItems);
      const quantity = Math.min(Math.floor(payload.quantity), most);
      const changed = quantity > 0 ? [{ ...line, quantity }] : [];
      return { lines: lines.flatMap((each) => (each === line ? changed : [each])) };
    }),

    /**
     * The choices of a line were edited. It keeps its place and its offer, or merges with an equal line where it has no offer; if the limits do not
     * allow it, it stays as it was.
     */
    lineEdited: withLimit<{ key: string; addition: Addition }>((state, { payload, meta }) => {
      const place = state.lines.findIndex(({ key }) => key === payload.key);
      const line = state.lines[place];
      if (!line) return state;
      const others = state.lines.toSpliced(place, 1);
      const lines = put(others, editedLine(line, payload.addition), { ...meta, place });
      return lines === others ? state : { lines };
    }),

    linesRemoved(state, { payload: keys }: PayloadAction<readonly string[]>) {
      state.lines = state.lines.filter(({ key }) => !keys.includes(key));
    },

    /**
     * The stored lines of this device were read. What was added meanwhile is added to them, as far as the limits allow. Stored lines above a limit
     * stay: nothing is taken out silently, and the cart says what cannot be ordered.
     */
    linesRestored: withLimit<CartState['lines']>(({ lines: added }, { payload, meta }) => ({
      lines: added.reduce((lines, each) => put(lines, each, meta), payload),
    })),

    /** Another tab changed the stored lines of this device, or another device the cart on the server. */
    linesReplaced: (_, { payload }: PayloadAction<CartState['lines']>) => ({ lines: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectCount: (state) => unitsOf(state.lines),
    /** In paise, for display only: the server prices the cart. */
    selectTotal: (state) =>
      state.lines.reduce((total, line) => total + line.price * line.quantity, 0) -
      mixSaving(ownLines(state.lines)),
    /** What the everyday-value items of the cart cost less together, in paise. The total is without it. */
    selectMixSaving: (state) => mixSaving(ownLines(state.lines)),
    /** Everyday-value units, which count towards a mix. */
    selectMixUnits: (state) => mixUnits(ownLines(state.lines)),
    /** Units of a product that the customer added, in any size and crust. */
    selectQuantityOf: (state, productId: string) => unitsOf(ownLinesOf(state.lines, productId)),
    /** The line of a product that the customer added last. */
    selectLastLineOf: (state, productId: string) => ownLinesOf(state.lines, productId).at(-1),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof cartSlice> {}
}

export const { productAdded, quantityChanged, lineEdited, linesRemoved, linesRestored, linesReplaced } =
  cartSlice.actions;
export const {
  selectLines,
  selectCount,
  selectTotal,
  selectMixSaving,
  selectMixUnits,
  selectQuantityOf,
  selectLastLineOf,
} = cartSlice.injectInto(rootReducer).selectors;

/** The limit of units in a cart by the current configuration (CON-07). */
export function selectMaxItems(state: Parameters<typeof selectConfig>[0]): number {
  return selectConfig(state).maxCartItems;
}

/** The price in paise up to which a cart can be ordered, by the current configuration (CON-06). */
export function selectMaxPrice(state: Parameters<typeof selectConfig>[0]): number {
  return selectConfig(state).maxCartPrice * 100;
}

/** Whether the cart costs more than can be ordered. */
export function selectIsTooDear(state: Parameters<typeof selectConfig>[0] & { cart?: CartState }): boolean {
  return selectTotal(state) > selectMaxPrice(state);
}
