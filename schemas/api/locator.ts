import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  citySchema,
  foundPartlySchema,
  foundStoreSchema,
  localitySchema,
  placeSchema,
  storeDetailSchema,
  suggestionSchema,
} from '../entities/store.ts';
import { essential, readElsewhere } from '../essential.ts';
import { orderTypeCode } from '../node.ts';
import { replyOf } from './reply.ts';

const noDegrees = 'Give a number of degrees';
/** A number of a query string. An empty one is not read as 0, because 0/0 is a point in the sea. */
const degreesUpTo = (most: number) =>
  z
    .union([z.number(), z.string().trim().min(1, noDegrees)])
    .pipe(z.coerce.number<number | string>(noDegrees).min(-most).max(most));
const degrees = { latitude: degreesUpTo(90), longitude: degreesUpTo(180) };
const position = z.object(degrees);
/** Codes as they are sent; the older code T also means takeaway (LOC-02). */
const orderDeliveryType = z.union([orderTypeCode, z.literal('T')]);
const stores = replyOf(z.object({ stores: z.array(storeDetailSchema) }));
const store = replyOf(z.object({ store: storeDetailSchema }));
const foundStore = replyOf(z.object({ store: foundStoreSchema }));
const storeId = z.object({ storeId: z.string() });
const city = z.object({ city: z.string().min(1).max(80) });

/** API-107. */
export const getStores = defineCall({
  id: 'getStores',
  method: 'GET',
  path: '/locator-service/ve2/stores',
  summary: 'All stores, by name',
  query: z.object({ orderDeliveryType: orderDeliveryType.optional() }),
  reply: stores,
});

/** API-108. */
export const getStore = defineCall({
  id: 'getStore',
  method: 'GET',
  path: '/locator-service/ve2/stores/:storeId',
  summary: 'One store',
  params: storeId,
  reply: store,
});

/** API-109, LOC-40. Cities with a store of that order type. */
export const getCities = defineCall({
  id: 'getCities',
  method: 'GET',
  path: '/locator-service/ve2/cities',
  summary: 'Cities with stores',
  query: z.object({ delivery_type: orderDeliveryType.optional() }),
  reply: replyOf(z.object({ cities: z.array(citySchema) })),
});

/** API-110, LOC-41: some backends put the list under `storeStationDetails`, others under `data`. */
export const getCityStores = defineCall({
  id: 'getCityStores',
  method: 'GET',
  path: '/locator-service/ve2/cities/:city/stores',
  summary: 'Stores of a city, the nearest first',
  params: city,
  query: z.object({ orderDeliveryType: orderDeliveryType.optional(), ...position.partial().shape }),
  reply: z.object({
    status: readElsewhere(z.enum(['SUCCESS', 'FAILED'])).optional(),
    storeStationDetails: essential(z.array(storeDetailSchema)).optional(),
    data: essential(z.array(storeDetailSchema)).optional(),
  }),
});

/** API-111. */
export const getCityLocalities = defineCall({
  id: 'getCityLocalities',
  method: 'GET',
  path: '/locator-service/ve2/cities/:city/localities',
  summary: 'Localities of a city',
  params: city,
  reply: replyOf(z.object({ localities: z.array(localitySchema) })),
});

/** API-112. India only (LOC-42). Forgives typing errors. Where no place has all words, those that have the most telling ones. */
export const autocomplete = defineCall({
  id: 'autocomplete',
  method: 'GET',
  path: '/locator-service/ve2/autocomplete',
  summary: 'Places for what has been typed',
  background: true,
  query: z.object({
    query: z.string().trim().min(1).max(100),
    region: z.literal('IN').default('IN'),
    ...position.partial().shape,
  }),
  reply: replyOf(z.object({ suggestions: z.array(suggestionSchema), partly: foundPartlySchema.optional() })),
});

/** API-113: what is at a position. FAILED outside India. */
export const geocode = defineCall({
  id: 'geocode',
  method: 'GET',
  path: '/locator-service/ve2/geocode',
  summary: 'Place at a position',
  background: true,
  query: position,
  reply: replyOf(z.object({ place: placeSchema })),
});

/** API-114: where a suggestion is. */
export const geocodes = defineCall({
  id: 'geocodes',
  method: 'GET',
  path: '/locator-service/ve2/geocodes',
  summary: 'Place of a suggestion',
  background: true,
  query: z.object({ placeId: z.string().min(1).max(80) }),
  reply: replyOf(z.object({ place: placeSchema })),
});

/** API-115. */
export const getStoresNew = defineCall({
  id: 'getStoresNew',
  method: 'GET',
  path: '/locator-service/ve2/storesnew',
  summary: 'Stores of the locator, page by page',
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(50).default(20),
    ...position.partial().shape,
  }),
  reply: replyOf(
    z.object({ stores: z.array(storeDetailSchema), hasNext: z.boolean(), nextPage: z.int().optional() }),
  ),
});

/** API-116, LOC-15, LOC-16. With `storeLocatorflag` every store counts, whatever it takes orders for. */
export const getNearestStores = defineCall({
  id: 'getNearestStores',
  method: 'GET',
  path: '/locator-service/ve3/stores',
  summary: 'Stores near a position, the nearest first',
  query: z.object({
    ...degrees,
    orderDeliveryType: orderDeliveryType.optional(),
    storeLocatorflag: z.stringbool().optional(),
  }),
  reply: stores,
});

/** API-117. */
export const getStoresInCity = defineCall({
  id: 'getStoresInCity',
  method: 'GET',
  path: '/locator-service/ve3/stores/city/:city',
  summary: 'Stores of a city, for the locator',
  params: city,
  reply: stores,
});

/** API-118. */
export const searchStores = defineCall({
  id: 'searchStores',
  method: 'GET',
  path: '/locator-service/ve3/stores/search/:location',
  summary: 'Stores by name, locality, city or PIN code',
  params: z.object({ location: z.string().trim().min(1).max(80) }),
  reply: stores,
});

/** API-119. */
export const getStorePage = defineCall({
  id: 'getStorePage',
  method: 'GET',
  path: '/locator-service/ve3/stores/v1/:storeId',
  summary: 'One store, for its page',
  params: storeId,
  reply: store,
});

/** API-120. It has the same errors as the store lookup. */
export const getPickupStore = defineCall({
  id: 'getPickupStore',
  method: 'GET',
  path: '/locator-service/ve2/stores/:storeId/pickup',
  summary: 'A store as a place to pick up from',
  params: storeId,
  reply: foundStore,
});

/** API-121, LOC-31. */
export const getStoreLocalities = defineCall({
  id: 'getStoreLocalities',
  method: 'GET',
  path: '/locator-service/ve2/stores/:storeId/localities',
  summary: 'Localities that a store delivers to',
  params: storeId,
  reply: replyOf(z.object({ localities: z.array(localitySchema) })),
});

/**
 * API-122: the store that serves an address, for the order type of the request. 2.STORENA when no store serves it, 2.STOREOFF when the store
 * that serves it is switched off or closed.
 */
export const selectAddressStore = defineCall({
  id: 'selectAddressStore',
  method: 'POST',
  path: '/locator-service/ve2/select-address-store',
  summary: 'Store that serves an address',
  headers: z.object({
    getStoreLoyaltyProgramCode: z.string().optional(),
    version: z.literal('2.0').optional(),
  }),
  body: z.object({
    data: z.object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      addressRequired: z.boolean().describe('Whether the reply also holds the place.'),
      address_id: z.string().optional(),
    }),
  }),
  reply: replyOf(z.object({ store: foundStoreSchema, place: placeSchema.optional() })),
});
