import type { Selectable } from 'kysely';
import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { StoreTable } from '../database/tables/place-tables.ts';
import { aliasesOf } from './canonical-city.ts';
import { isOpenAt } from './opening-hours.ts';
import { searchWords } from './search-words.ts';

/** The fields of a store when it is seeded or imported. */
export interface StoreFacts {
  readonly id: string;
  readonly name: string;
  readonly locality?: string | undefined;
  readonly city: string;
  readonly region: string;
  readonly state: string;
  readonly online: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly orderTypes: readonly OrderTypeCode[];
  readonly address: string;
  readonly pincode: string;
  readonly phone: string;
  readonly gstin?: string | undefined;
  readonly fssai?: string | undefined;
  readonly hours: StoreDetail['hours'];
  readonly deliveryRadius: number;
}

export type StoreRow = Selectable<StoreTable>;

export const storeColumns = [
  'id',
  'name',
  'locality',
  'city',
  'region',
  'state',
  'online',
  'latitude',
  'longitude',
  'order_types',
  'address',
  'pincode',
  'phone',
  'gstin',
  'fssai',
  'opens',
  'closes',
  'delivery_radius',
  'search_words',
] as const satisfies readonly (keyof StoreTable)[];

export function storeRow(store: StoreFacts): StoreRow {
  return {
    id: store.id,
    name: store.name,
    locality: store.locality ?? null,
    city: store.city,
    region: store.region,
    state: store.state,
    online: store.online,
    latitude: store.latitude,
    longitude: store.longitude,
    order_types: [...store.orderTypes],
    address: store.address,
    pincode: store.pincode,
    phone: store.phone,
    gstin: store.gstin ?? null,
    fssai: store.fssai ?? null,
    opens: store.hours.opens,
    closes: store.hours.closes,
    delivery_radius: store.deliveryRadius,
    search_words: searchWords(
      store.name,
      store.locality,
      store.city,
      ...aliasesOf(store.city),
      store.pincode,
    ),
  };
}

/** A store as the calls send it. */
export function storeDetail(row: StoreRow & { readonly distance?: number }, now: number): StoreDetail {
  const hours = { opens: row.opens, closes: row.closes };
  return {
    id: row.id,
    name: row.name,
    locality: row.locality ?? row.city,
    city: row.city,
    region: row.region,
    state: row.state,
    online: row.online,
    latitude: row.latitude,
    longitude: row.longitude,
    orderTypes: row.order_types as OrderTypeCode[],
    address: row.address,
    pincode: row.pincode,
    phone: row.phone,
    hours,
    isOpen: isOpenAt(hours, now),
    deliveryRadius: row.delivery_radius,
    ...(row.distance !== undefined && { distance: Math.round(row.distance) }),
  };
}
