import { getFavouriteProducts, setFavouriteProduct } from '#schemas/compiled/endpoints.ts';
import type { Request } from '#src/request/ports.ts';

/** SWR's key of a customer's favourites; guests have none (ROL-05). */
export function favouritesKey(userId: string): string {
  return `favourites/${userId}`;
}

/** The server answered, and would not do it. */
export class FavouritesError extends Error {
  constructor() {
    super('The server refused to read or to change the favourites.');
    this.name = 'FavouritesError';
  }
}

/** Ids of the customer's favourite products, the latest first (API-038). */
export async function fetchFavourites(request: Request): Promise<readonly string[]> {
  return idsOf(await request.call(getFavouriteProducts));
}

interface Marked {
  readonly userId: string;
  readonly productId: string;
  readonly favourite: boolean;
}

/** Marks a product, or takes the mark away; returns all favourites as the server has them now (API-039). */
export async function sendFavourite(request: Request, body: Marked): Promise<readonly string[]> {
  return idsOf(await request.call(setFavouriteProduct, { body }));
}

function idsOf({ status, productIds }: { status: string; productIds: readonly string[] }): readonly string[] {
  if (status !== 'SUCCESS' || !Array.isArray(productIds)) throw new FavouritesError();
  return productIds;
}
