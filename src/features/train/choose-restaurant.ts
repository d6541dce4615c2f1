import { storeChosen } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Restaurant } from './api/get-pnr-status.ts';

/** TRN-04. The restaurant of a station becomes that of the order, which is one to a train from now on: the customer pressed its button. */
export function chooseRestaurant({ id, name, city }: Restaurant): AppThunk {
  return (dispatch) => void dispatch(storeChosen({ storeId: id, storeName: name, city, orderType: 'IRCTC' }));
}
