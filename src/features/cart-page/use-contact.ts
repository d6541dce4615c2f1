import { useRef, useState } from 'react';
import { contactOf } from '#src/features/addresses/address-contact.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import {
  contactWritten,
  type OrderContact,
  selectOrderDetails,
} from '#src/features/order-details/order-details-slice.ts';
import { selectAddressDetail } from '#src/features/place/place-slice.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { contactFaults, type ContactFaults } from './contact.ts';
import { asksContact } from './cart-variants.ts';

const none: ContactFaults = {};

/** EXP-22. The receiver of the order, where the cart asks for one: what was typed, else the one of the address, else the customer. */
export function useContact() {
  const dispatch = useAppDispatch();
  const isAsked = asksContact(useAppSelector(selectVariants));
  const { contact: typed } = useAppSelector(selectOrderDetails);
  const address = useAppSelector(selectAddressDetail);
  const session = useAppSelector(selectSession);
  const [wasRefused, setWasRefused] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const mobileField = useRef<HTMLInputElement>(null);

  const customer = contactOf(session);
  const contact: OrderContact = typed ?? {
    name: address?.name ?? customer.name,
    mobile: address?.mobile_no ?? customer.mobile,
  };
  const found = contactFaults(contact);

  return {
    isAsked,
    contact,
    faults: wasRefused ? found : none,
    nameField,
    mobileField,
    write: (part: Partial<OrderContact>) => void dispatch(contactWritten({ ...contact, ...part })),
    /** Whether the order can go on. Otherwise the first field with a fault gets the focus. */
    check(): boolean {
      if (!isAsked) return true;
      setWasRefused(true);
      if (found.name !== undefined) nameField.current?.focus();
      else if (found.mobile !== undefined) mobileField.current?.focus();
      else return true;
      return false;
    },
  };
}

export type Contact = ReturnType<typeof useContact>;
