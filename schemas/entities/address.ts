import { z } from 'zod';
import { addressFieldMax as max } from './address-fields.ts';
import { mobileNumber } from './customer.ts';

export const addressLabel = z.enum(['Home', 'Work', 'Other']);

const text = (length: number) => z.string().trim().max(length);
const required = (length: number) => text(length).min(1);

/** An address as the customer enters it (spec §3, Address; LOC-37). The position is the pin's, not the geocoder's. */
export const addressInput = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  city: required(80),
  city_region: text(80),
  area_level0: text(80),
  area_level1: text(80),
  area_level2: required(80).describe('Locality.'),
  mobile_no: mobileNumber.optional(),
  houseNo: required(max.houseNo).describe('House or flat number.'),
  address: required(max.address).describe('Society or area.'),
  landmark: text(max.landmark).optional(),
  floor: text(max.floor).optional(),
  name: required(max.name).optional(),
  email: z.email().max(max.email).optional(),
  label: addressLabel,
});

/**
 * An address as it comes back from the server or from the device. Limits are for what customers type: an address that exists is not cut or refused
 * for its length, nor for a number that was taken when it was saved.
 */
export const knownAddress = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    city: z.string(),
    city_region: z.string().default(''),
    area_level0: z.string().default(''),
    area_level1: z.string().default(''),
    area_level2: z.string().default(''),
    mobile_no: z.string().optional(),
    houseNo: z.string(),
    address: z.string(),
    landmark: z.string().optional(),
    floor: z.string().optional(),
    name: z.string().optional(),
    email: z.string().optional(),
    label: addressLabel,
  })
  .meta({ id: 'known-address' });

export const savedAddress = knownAddress
  .extend({ address_id: z.string().min(1) })
  .meta({ id: 'saved-address' });

export type AddressLabel = z.output<typeof addressLabel>;
export type AddressInput = z.output<typeof addressInput>;
export type SavedAddress = z.output<typeof savedAddress>;
