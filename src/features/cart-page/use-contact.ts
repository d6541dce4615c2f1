import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { contactWritten, type OrderContact } from '#src/features/order-details/order-details-slice.ts';
import { receiverOf } from '#src/features/order-details/receiver.ts';
import { useOrderDetails } from '#src/features/order-details/use-order-details.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { selectAddressDetail } from '#src/features/place/place-slice.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { contactFaults } from './contact.ts';
import { asksContact } from './cart-variants.ts';

/** EXP-22. The receiver of the order, where the cart asks for one: what was typed, else the one of the address, else the customer. */
export function useContact() {
  const dispatch = useAppDispatch();
  const isAsked = asksContact(useAppSelector(selectVariants));
  const { contact: typed } = useOrderDetails();
  const address = useAppSelector(selectAddressDetail);
  const session = useAppSelector(selectSession);
  const isDelivery = useAppSelector(selectOrderType) === 'D';
  const contact = receiverOf({ typed, address: isDelivery ? address : null, session });
  const faults = contactFaults(contact);

  return {
    isAsked,
    contact,
    faults,
    /** Nothing of it is missing for the order to go on. */
    isComplete: !isAsked || Object.keys(faults).length === 0,
    write: (part: Partial<OrderContact>) => void dispatch(contactWritten({ ...contact, ...part })),
  };
}
