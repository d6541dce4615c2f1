import { contactOf } from '#src/features/addresses/address-contact.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { contactWritten, type OrderContact } from '#src/features/order-details/order-details-slice.ts';
import { useOrderDetails } from '#src/features/order-details/use-order-details.ts';
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

  const customer = contactOf(session);
  const contact: OrderContact = typed ?? {
    name: address?.name ?? customer.name,
    mobile: address?.mobile_no ?? customer.mobile,
  };
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
