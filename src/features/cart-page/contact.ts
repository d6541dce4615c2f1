import { validationTexts } from '#src/config/texts/validation.ts';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import type { OrderContact } from '#src/features/order-details/order-details-slice.ts';

/** Numbers of an address begin with anything but 0 (VAL-13). */
const mobilePattern = /^[1-9]\d{9}$/;

export type ContactFaults = Readonly<Partial<Record<keyof OrderContact, string>>>;

/** What is wrong with the receiver of an order; empty when nothing is. */
export function contactFaults({ name, mobile }: OrderContact): ContactFaults {
  return {
    ...(name.trim() === '' ? { name: validationTexts.addressName } : {}),
    ...(mobilePattern.test(nationalMobile(mobile)) ? {} : { mobile: validationTexts.addressMobile }),
  };
}
