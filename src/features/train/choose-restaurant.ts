import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { lookupBegan } from '#src/features/place/place-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Restaurant } from './api/get-pnr-status.ts';

type Named = Pick<Restaurant, 'id' | 'name' | 'city'> & { readonly locality?: string | undefined };

/**
 * TRN-04. The restaurant of a station becomes that of the order, which is one to a train from now on: the customer pressed its button. The answer of a
 * lookup that is still running, for the place of another order, is dropped.
 */
export function chooseRestaurant({ id, name, locality, city }: Named): AppThunk {
  return (dispatch) => {
    dispatch(lookupBegan());
    // The name repeats the city, which is shown beside it.
    dispatch(storeChosen({ storeId: id, storeName: locality || name, city, orderType: 'IRCTC' }));
  };
}
