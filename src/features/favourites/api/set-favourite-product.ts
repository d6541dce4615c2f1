import { setFavouriteProduct } from '#schemas/compiled/calls/set-favourite-product.ts';
import type { Request } from '#src/request/ports.ts';

interface Marked {
  readonly userId: string;
  readonly productId: string;
  readonly favourite: boolean;
}

/** Adds or removes a favourite; the reply is the complete list of favourites on the server (API-039). */
export function sendFavourite(request: Request, body: Marked) {
  return request.call(setFavouriteProduct, { body });
}
