import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import { type FavouritesRepository, mostFavourites } from './favourites-repository.ts';
import { notYours, requireCustomer } from './require-customer.ts';

export function favouritesHandlers(
  favourites: FavouritesRepository,
): HandlersOf<'getFavouriteProducts' | 'setFavouriteProduct'> {
  const all = async (userId: string) =>
    new Answer(
      { status: 'SUCCESS' as const, productIds: await favourites.list(userId) },
      { cacheControl: personal },
    );

  return {
    async getFavouriteProducts({ session }) {
      return all(requireCustomer(session).userId);
    },

    async setFavouriteProduct({ session, body }) {
      const { userId } = requireCustomer(session);
      if (body.userId !== userId) throw notYours();
      if (!body.favourite) {
        await favourites.unmark(userId, body.productId);
        return all(userId);
      }
      const outcome = await favourites.mark(userId, body.productId);
      if (outcome === 'no-such-product') {
        throw new HttpFault(404, {
          code: 'NO_SUCH_PRODUCT',
          displayMsg: 'This is not on the menu any more.',
        });
      }
      if (outcome === 'too-many') {
        throw new HttpFault(409, {
          code: 'TOO_MANY_FAVOURITES',
          displayMsg: `You have ${mostFavourites} favourites. Remove one to add another.`,
        });
      }
      return all(userId);
    },
  };
}
