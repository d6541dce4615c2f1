import type { ModuleParts } from '../module.ts';
import type { SessionModule } from '../session/session-module.ts';
import { addressesHandlers } from './addresses-handlers.ts';
import { createAddressesRepository } from './addresses-repository.ts';
import { favouritesHandlers } from './favourites-handlers.ts';
import { createFavouritesRepository } from './favourites-repository.ts';

export function customerModule(
  { db, now, randomBytes }: ModuleParts,
  { session: { customers } }: { readonly session: SessionModule },
) {
  return {
    handlers: {
      ...addressesHandlers({ addresses: createAddressesRepository({ db, now, randomBytes }), customers }),
      ...favouritesHandlers(createFavouritesRepository(db, now)),
    },
  };
}
