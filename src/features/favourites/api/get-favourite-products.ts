import { getFavouriteProducts } from '#schemas/compiled/calls/get-favourite-products.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';

/** Ids of the customer's favourite products, the latest first (API-038). @throws RefusalError */
export async function fetchFavourites(request: Request): Promise<readonly string[]> {
  return dataOrThrow(await request.call(getFavouriteProducts)).data.productIds;
}
