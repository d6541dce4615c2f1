import { z } from 'zod';
import { defineCall } from '../call.ts';
import { readElsewhere } from '../essential.ts';

/** The request layer has read the status. */
const status = readElsewhere(z.enum(['SUCCESS', 'FAILED']));
const reply = z.object({ status: status.optional(), productIds: z.array(z.string()) });

/** API-038. Logged-in customers only. */
export const getFavouriteProducts = defineCall({
  id: 'getFavouriteProducts',
  method: 'GET',
  path: '/customer-service/ve1/user/favourites/products',
  summary: 'Favourite products of the customer, the latest first',
  background: true,
  reply,
});

/** API-039. The body holds the wanted state, so that the call can be repeated. */
export const setFavouriteProduct = defineCall({
  id: 'setFavouriteProduct',
  method: 'POST',
  path: '/customer-service/ve1/user/favourites/products',
  summary: 'Makes a product a favourite, or no longer one',
  background: true,
  body: z.object({ userId: z.string(), productId: z.string().min(1), favourite: z.boolean() }),
  reply,
});
