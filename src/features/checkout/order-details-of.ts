import { given } from '#schemas/given.ts';
import { contactOf } from '#src/features/addresses/address-contact.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import {
  selectDeliveryInstructions,
  selectOrderDetails,
  selectZeroContactDelivery,
} from '#src/features/order-details/order-details-slice.ts';
import { receiverOf } from '#src/features/order-details/receiver.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectAddressDetail } from '#src/features/place/place-slice.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { OrderDetails } from './payment-types.ts';

/** PAY-42. The order as the customer sees it; null while there is no cart. `price` is the amount on the screen: the server refuses another one. */
export function orderDetailsOf(state: RootState, price: number): OrderDetails | null {
  const session = selectSession(state);
  const cartId = selectPricedCart(state)?.cartId ?? session.cartId;
  if (cartId === null) return null;
  const deliveryType = selectOrderType(state);
  const address = deliveryType === 'D' ? selectAddressDetail(state) : null;
  const { contact: typed } = selectOrderDetails(state);
  const isPartnerOrder = selectPartner(state) !== null;
  return {
    ...(address && { address }),
    cartId,
    deliveryType,
    price,
    userDetails: {
      ...receiverOf({ typed, address, session }),
      ...given({ email: contactOf(session).email || undefined }),
    },
    zeroContactDelivery: selectZeroContactDelivery(state),
    deliveryInstructions: selectDeliveryInstructions(state),
    ...given({ partnerUserId: (isPartnerOrder && session.cognitoId) || undefined }),
  } as OrderDetails;
}
