import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OrderTypeCode } from '#schemas/node.ts';
import { constants } from '#src/config/constants.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

export interface StoreChoice {
  readonly storeId: string;
  /** As the customer knows it: 'Indiranagar'. */
  readonly storeName?: string | undefined;
  readonly city?: string | undefined;
}

export interface LocationState extends StoreChoice {
  readonly orderType: OrderTypeCode;
  /** By the customer, and not by default. */
  readonly storeIsChosen: boolean;
  readonly orderTypeIsChosen: boolean;
  /** The server says that the wallet is used unless the customer turns it off. */
  readonly defaultWalletApplied: boolean;
}

const initialState: LocationState = {
  storeId: constants.store.defaultId,
  orderType: 'D',
  storeIsChosen: false,
  orderTypeIsChosen: false,
  defaultWalletApplied: false,
};

export interface DefaultStoreFound {
  readonly storeId: string;
  readonly defaultWalletApplied: boolean;
}

const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    /** What the page was rendered for. */
    pageOpened: (state, { payload }: PayloadAction<Pick<LocationState, 'storeId' | 'orderType'>>) => ({
      ...state,
      ...payload,
    }),

    /** The choices of an earlier visit; what was chosen in this one already stands. */
    placeRestored(state, { payload }: PayloadAction<Partial<LocationState>>) {
      const { orderType, orderTypeIsChosen } = state;
      return { ...state, ...payload, ...(orderTypeIsChosen ? { orderType, orderTypeIsChosen } : {}) };
    },

    /** Found by the caller's address, before any location is chosen. */
    defaultStoreFound(state, { payload }: PayloadAction<DefaultStoreFound>) {
      state.defaultWalletApplied = payload.defaultWalletApplied;
      if (!state.storeIsChosen) state.storeId = payload.storeId;
    },

    orderTypeChosen(state, { payload }: PayloadAction<OrderTypeCode>) {
      state.orderType = payload;
      state.orderTypeIsChosen = true;
    },

    storeChosen: (state, { payload: { storeId, storeName, city } }: PayloadAction<StoreChoice>) => ({
      ...state,
      storeId,
      storeName,
      city,
      storeIsChosen: true,
    }),
  },
  selectors: {
    selectLocation: (state) => state,
    selectStoreId: (state) => state.storeId,
    selectOrderType: (state) => state.orderType,
    selectStoreIsChosen: (state) => state.storeIsChosen,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof locationSlice> {}
}

export const { pageOpened, placeRestored, defaultStoreFound, orderTypeChosen, storeChosen } =
  locationSlice.actions;
export const { selectLocation, selectStoreId, selectOrderType, selectStoreIsChosen } =
  locationSlice.injectInto(rootReducer).selectors;
