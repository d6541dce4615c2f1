import { z } from 'zod';
import { orderTypeCode } from '../node.ts';

/** The fields of a store that every part of the product uses (spec §3, Store; LOC-30). */
export const storeSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  locality: z.string().optional(),
  city: z.string(),
  region: z.string().default(''),
  state: z.string().default(''),
  online: z.boolean().describe('Takes orders; false while its ordering is switched off.'),
  orderId: z.string().optional().describe('Order that is open at the store for this customer.'),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  orderTypes: z.array(orderTypeCode).optional(),
});

/** What a customer who orders now can expect of a store, by the plan that the order would get. */
export const etaSchema = z.object({
  minutes: z.int().min(1).describe('Until it is delivered, or ready to be collected.'),
  seconds: z.int().min(1).describe('How long that may be said: no longer than the store is open.'),
});

/** The store that a lookup found. It needs less than a store of a list: with its id and its names the customer can order. */
export const foundStoreSchema = storeSchema.extend({
  locality: z.string().default(''),
  address: z.string().default('').describe('Street line.'),
  eta: etaSchema.optional().describe('For the order type of the request, while the store takes orders.'),
});

/**
 * Times of day by the clock of the store, '11:00'. A store that closes after midnight has a closing time before its opening time; a store whose
 * two times are equal never closes.
 */
export const openingHours = z.object({ opens: z.string(), closes: z.string() });

/** A store as lists, maps and its own page show it. */
export const storeDetailSchema = storeSchema
  .extend({
    locality: z.string().default(''),
    address: z.string().default('').describe('Street line.'),
    pincode: z.string().default(''),
    phone: z.string().default(''),
    latitude: z.number(),
    longitude: z.number(),
    orderTypes: z.array(orderTypeCode),
    hours: openingHours,
    isOpen: z.boolean().describe('By its hours, when the reply was made.'),
    deliveryRadius: z.number().min(0).default(0).describe('How far it delivers, in metres.'),
    distance: z.number().min(0).optional().describe('From the requested position, in metres.'),
    deliversHere: z
      .boolean()
      .optional()
      .describe(
        'In a list for deliveries: whether a delivery to the requested position comes from this store.',
      ),
  })
  .meta({ id: 'store-detail' });

/** A place that an address search or a pin on the map leads to. Administrative levels run from the country down, as in an address. */
export const placeSchema = z
  .object({
    placeId: z.string().min(1),
    title: z.string().describe("For example 'Indiranagar'."),
    subtitle: z.string().describe("For example 'Bengaluru, Karnataka 560038'."),
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    city_region: z.string(),
    area_level0: z.string().describe('Country.'),
    area_level1: z.string().describe('State.'),
    area_level2: z.string().describe('Locality.'),
    pincode: z.string().optional(),
  })
  .meta({ id: 'place' });

export const suggestionSchema = placeSchema.pick({ placeId: true, title: true, subtitle: true }).extend({
  kind: z.enum(['locality', 'city', 'pincode', 'store', 'landmark', 'street']),
});

/** What a search for places left out, because no place has all words. The texts are in the customer's own spelling. */
export const foundPartlySchema = z.object({
  unmatched: z.string().min(1).describe('The words that were left out.'),
  matched: z.string().min(1).describe('The words that the places have.'),
  around: z.string().optional().describe('The locality or city that all suggestions are in.'),
});

export const citySchema = z.object({
  name: z.string(),
  aliases: z.array(z.string()).optional().describe("Older and everyday names: 'Bangalore' of Bengaluru."),
  state: z.string(),
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  storeCount: z.int().min(0),
});

export const localitySchema = z.object({
  name: z.string(),
  city: z.string(),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export type Store = z.output<typeof storeSchema>;
export type StoreEta = z.output<typeof etaSchema>;
export type FoundStore = z.output<typeof foundStoreSchema>;
export type StoreDetail = z.output<typeof storeDetailSchema>;
export type Place = z.output<typeof placeSchema>;
export type Suggestion = z.output<typeof suggestionSchema>;
export type FoundPartly = z.output<typeof foundPartlySchema>;
export type City = z.output<typeof citySchema>;
export type Locality = z.output<typeof localitySchema>;
