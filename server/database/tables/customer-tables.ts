import type { AddressInput } from '#schemas/entities/address.ts';
import type { Json, Timestamp } from './columns.ts';

export interface AddressTable {
  id: string;
  user_id: string;
  address: Json<AddressInput>;
  /** Of the address, so that the same address is saved once. */
  checksum: string;
  saved_at: Timestamp;
}

export interface FavouriteProductTable {
  user_id: string;
  product_id: string;
  marked_at: Timestamp;
}
