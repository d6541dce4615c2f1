import type { StoreDetail } from '#schemas/entities/store.ts';
import { brand } from '#src/config/brand.ts';
import { streetOf } from '#src/features/restaurants/store-facts.ts';
import type { Metadata } from './page-metadata.ts';
import { storeAddress } from './structured-data.ts';

/** The metadata of the page of one restaurant: the list of all has that of its screen. */
export function storeMetadata(metadata: Metadata, store: StoreDetail, origin: string): Metadata {
  const { name, city, state, pincode } = store;
  return {
    ...metadata,
    title: `${name} · ${brand.name}`,
    description: `${brand.name} ${name}: ${streetOf(store)}, ${city}, ${state} ${pincode}.`,
    canonical: `${origin}${storeAddress(store.id)}`,
  };
}
