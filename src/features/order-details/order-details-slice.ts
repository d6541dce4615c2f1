import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { textAreaMax } from '#schemas/entities/text-fields.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectFeature } from '#src/features/app-config/app-config-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { type RootState, rootReducer } from '#src/store/root-reducer.ts';

/** Who receives the order. */
export interface OrderContact {
  readonly name: string;
  readonly mobile: string;
}

/** What a customer adds to an order besides dishes. Loaded with the cart, and stored between visits. */
export interface OrderDetailsState {
  /** The stored details have been read. */
  readonly restored: boolean;
  /** What the rider is told (CRT-24). */
  readonly instructions: string;
  /** The customer asked for it; whether the order takes it is said by `selectZeroContactDelivery`. */
  readonly zeroContact: boolean;
  /** Null until the customer types one. */
  readonly contact: OrderContact | null;
}

const initialState: OrderDetailsState = {
  restored: false,
  instructions: '',
  zeroContact: false,
  contact: null,
};

const orderDetailsSlice = createSlice({
  name: 'orderDetails',
  initialState,
  reducers: {
    orderDetailsRestored: (_, { payload }: PayloadAction<Omit<OrderDetailsState, 'restored'>>) => ({
      ...payload,
      restored: true,
    }),
    /** Text areas take no more than the limit (VAL-36); a text from elsewhere is cut. */
    instructionsWritten(state, { payload }: PayloadAction<string>) {
      state.instructions = payload.slice(0, textAreaMax);
    },
    zeroContactChosen(state, { payload }: PayloadAction<boolean>) {
      state.zeroContact = payload;
    },
    contactWritten(state, { payload }: PayloadAction<OrderContact>) {
      state.contact = payload;
    },
  },
  extraReducers: (builder) => {
    // The next customer of this device must not see what the last one wrote.
    builder.addCase(customerLeft, () => ({ ...initialState, restored: true }));
  },
  selectors: {
    selectOrderDetails: (state) => state,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof orderDetailsSlice> {}
}

export const { orderDetailsRestored, instructionsWritten, zeroContactChosen, contactWritten } =
  orderDetailsSlice.actions;
export const { selectOrderDetails } = orderDetailsSlice.injectInto(rootReducer).selectors;

/** CRT-24. Whether an order has instructions for a rider: one that is delivered. */
export function selectOffersInstructions(state: RootState): boolean {
  return !isAtStore(selectOrderType(state));
}

/**
 * `deliveryInstructions` of the order request. What was written for a rider may be private, a gate code say: it does not go to a restaurant, and stays
 * for the next delivery.
 */
export function selectDeliveryInstructions(state: RootState): string {
  return selectOffersInstructions(state) ? selectOrderDetails(state).instructions : '';
}

/** CRT-23. Whether an order can be handed over without contact: the feature is on, and so is the setting of the order type. */
export function selectOffersZeroContact(state: RootState): boolean {
  if (!selectFeature(state, 'zero_contact_delivery', selectPartner(state))) return false;
  const { noContactDeliveryCV4, noContactPickupCV4 } = selectConfig(state);
  const orderType = selectOrderType(state);
  if (orderType === 'D') return noContactDeliveryCV4;
  return (orderType === 'P' || orderType === 'CURB') && noContactPickupCV4;
}

/** `zeroContactDelivery` of the order request. */
export function selectZeroContactDelivery(state: RootState): boolean {
  return selectOffersZeroContact(state) && selectOrderDetails(state).zeroContact;
}
