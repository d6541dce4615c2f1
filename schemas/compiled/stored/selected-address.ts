// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { selectedAddress as source } from '../../stored/place.ts';
import { knownAddress } from '../shapes/known-address.ts';
import { place } from '../shapes/place.ts';
import { storedAddress } from '../shapes/stored-address.ts';

export const selectedAddress: StoredKeyOf<typeof source> = {
  name: "selectedAddress",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    geoCode: [{ is: 'either', of: [{ is: 'object', fields: {
      latitude: { is: 'number', least: -90, most: 90 },
      longitude: { is: 'number', least: -180, most: 180 },
    } }, { is: 'choice', of: [null] }] }, null],
    place: [{ is: 'either', of: [place, { is: 'choice', of: [null] }] }, null],
    chosen: [{ is: 'either', of: [{ is: 'object', fields: {
      latitude: { is: 'number', least: -90, most: 90 },
      longitude: { is: 'number', least: -180, most: 180 },
      address_id: [{ is: 'essential', of: 'text' }],
      title: 'text',
      place: [place],
      key: ['text'],
      address: [{ is: 'essential', of: storedAddress }],
    } }, { is: 'choice', of: [null] }] }, null],
    tempAddress: [{ is: 'either', of: [knownAddress, { is: 'choice', of: [null] }] }, null],
    addressDetail: [{ is: 'either', of: [storedAddress, { is: 'choice', of: [null] }] }, null],
  } },
};
