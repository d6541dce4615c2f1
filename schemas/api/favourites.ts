import { z } from 'zod';
import { defineCall } from '../call.ts';

const reply = z.object({ status: z.enum(['SUCCESS', 'FAILED']), productIds: z.array(z.string()) });

/** API-038. Logged-in customers only. */
export const getFavouriteProducts = defineCall({
  id: 'getFavouriteProducts',
  method: 'GET',
  path: '/customer-service/ve1/user/favourites/products',
  summary: 'Favourite products of the customer, the latest first',
  background: true,
  reply,
});

/** API-039. Says how it is to be, so that it can be repeated. */
export const setFavouriteProduct = defineCall({
  id: 'setFavouriteProduct',
  method: 'POST',
  path: '/customer-service/ve1/user/favourites/products',
  summary: 'Makes a product a favourite, or no longer one',
  background: true,
  body: z.object({ userId: z.string(), productId: z.string().min(1), favourite: z.boolean() }),
  reply,
});
