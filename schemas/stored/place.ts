import { z } from 'zod';
import { knownAddress } from '../entities/address.ts';
import { placeSchema } from '../entities/store.ts';
import { essential } from '../essential.ts';
import { orderTypeCode } from '../node.ts';
import { defineStored } from '../stored-value.ts';

const position = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};
const text = z.string().min(1);
/** An address, saved or not. One with a damaged id does not count as unsaved. */
const address = knownAddress
  .extend({ address_id: essential(text).exactOptional() })
  .meta({ id: 'stored-address' });

export const geoCode = z.object(position);

/** The destination of an order. Without its address it would be a different destination. */
export const placeChoice = z.object({
  ...position,
  address_id: essential(z.string()).exactOptional(),
  title: z.string().describe("As the place line names it: 'Home · Indiranagar'."),
  place: placeSchema.exactOptional(),
  key: z
    .string()
    .exactOptional()
    .describe(
      'Key of the recent place that is chosen again: the server may use another name for the place than the search did.',
    ),
  address: essential(address)
    .exactOptional()
    .describe('The whole address, saved or not; a place from the search has none yet.'),
});

const deliveryState = z.enum(['DELIVERY', 'TAKEAWAY', 'DINEIN']);

/** A place or a store that was chosen before (LOC-36): its name, its position, and the kind of order. */
function recentPlaceFor(state: DeliveryState) {
  return z.object({
    key: z.string().describe('Tells entries apart: the address, the store, or the position.'),
    recent: z.object({ title: z.string(), subtitle: z.string() }),
    location: z.object({
      address_id: z.string().nullable(),
      ...position,
      storeId: essential(z.string())
        .exactOptional()
        .describe('The store that was chosen, for orders that are fetched or eaten there.'),
      address: essential(knownAddress)
        .exactOptional()
        .describe(
          "An address that is not saved and is stored nowhere else; a saved one is in the customer's list.",
        ),
    }),
    deliveryType: z.literal(state),
  });
}

/** An entry of another kind of order is in the wrong list. */
const lists = {
  delivery: z.array(recentPlaceFor('DELIVERY')).default([]),
  dineIn: z.array(recentPlaceFor('DINEIN')).default([]),
  takeaway: z.array(recentPlaceFor('TAKEAWAY')).default([]),
};

/** One list for each kind of order, the latest first (LOC-35). */
export const recentPlaces = defineStored({
  name: 'recentPlaces',
  keptIn: 'device',
  version: 1,
  schema: z.object(lists),
});

/** Stores that were chosen, the latest first (CON-01). */
export const recentStoreIds = defineStored({
  name: 'recentStoreIds',
  keptIn: 'device',
  version: 1,
  schema: z.array(text),
});

/** The place that orders go to, and the position and place that were found last. */
export const selectedAddress = defineStored({
  name: 'selectedAddress',
  keptIn: 'device',
  version: 1,
  schema: z.object({
    geoCode: geoCode.nullable().default(null),
    place: placeSchema.nullable().default(null),
    chosen: placeChoice.nullable().default(null),
    tempAddress: knownAddress.nullable().default(null),
    addressDetail: address.nullable().default(null),
  }),
});

/** The store of the last visit. An id that is empty, 'null' or 'undefined' is none: the store of that visit is lost (MEN-03). */
export const lastLocation = defineStored({
  name: 'lastLocation',
  keptIn: 'device',
  version: 1,
  schema: z.object({
    storeId: z
      .string()
      .regex(/^(?!(null|undefined)?$)/)
      .optional(),
    storeName: text.optional(),
    city: text.optional(),
    placeTitle: text.optional(),
    storeIsChosen: z.boolean().default(false),
  }),
});

/** The order type that the customer chose; `T` is an older code of takeaway (LOC-02). */
export const orderType = defineStored({
  name: 'orderType',
  keptIn: 'device',
  version: 1,
  schema: z.union([orderTypeCode, z.literal('T')]),
});

export type GeoCode = Readonly<z.output<typeof geoCode>>;
export type PlaceChoice = Readonly<z.output<typeof placeChoice>>;
export type RecentPlace = Readonly<z.output<ReturnType<typeof recentPlaceFor>>>;
export type RecentPlaces = { readonly [List in keyof typeof lists]: readonly RecentPlace[] };
export type SelectedAddress = Readonly<z.output<typeof selectedAddress.schema>>;
export type LastLocation = Readonly<z.output<typeof lastLocation.schema>>;
export type DeliveryState = z.output<typeof deliveryState>;
