// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { recentPlaces as source } from '../../stored/place.ts';
import { knownAddress } from '../shapes/known-address.ts';

export const recentPlaces: StoredKeyOf<typeof source> = {
  name: "recentPlaces",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    delivery: [{ is: 'list', of: { is: 'object', fields: {
      key: 'text',
      recent: { is: 'object', fields: {
        title: 'text',
        subtitle: 'text',
      } },
      location: { is: 'object', fields: {
        address_id: { is: 'either', of: ['text', { is: 'choice', of: [null] }] },
        latitude: { is: 'number', least: -90, most: 90 },
        longitude: { is: 'number', least: -180, most: 180 },
        storeId: [{ is: 'essential', of: 'text' }],
        address: [{ is: 'essential', of: knownAddress }],
      } },
      deliveryType: { is: 'choice', of: ["DELIVERY"] },
    } } }, []],
    dineIn: [{ is: 'list', of: { is: 'object', fields: {
      key: 'text',
      recent: { is: 'object', fields: {
        title: 'text',
        subtitle: 'text',
      } },
      location: { is: 'object', fields: {
        address_id: { is: 'either', of: ['text', { is: 'choice', of: [null] }] },
        latitude: { is: 'number', least: -90, most: 90 },
        longitude: { is: 'number', least: -180, most: 180 },
        storeId: [{ is: 'essential', of: 'text' }],
        address: [{ is: 'essential', of: knownAddress }],
      } },
      deliveryType: { is: 'choice', of: ["DINEIN"] },
    } } }, []],
    takeaway: [{ is: 'list', of: { is: 'object', fields: {
      key: 'text',
      recent: { is: 'object', fields: {
        title: 'text',
        subtitle: 'text',
      } },
      location: { is: 'object', fields: {
        address_id: { is: 'either', of: ['text', { is: 'choice', of: [null] }] },
        latitude: { is: 'number', least: -90, most: 90 },
        longitude: { is: 'number', least: -180, most: 180 },
        storeId: [{ is: 'essential', of: 'text' }],
        address: [{ is: 'essential', of: knownAddress }],
      } },
      deliveryType: { is: 'choice', of: ["TAKEAWAY"] },
    } } }, []],
  } },
};
