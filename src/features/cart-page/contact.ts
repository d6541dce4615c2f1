import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import type { OrderContact } from '#src/features/order-details/order-details-slice.ts';

export type ContactFaults = Readonly<Partial<Record<keyof OrderContact, string>>>;

/** What is wrong with the receiver of an order; empty when nothing is. */
export function contactFaults({ name, mobile }: OrderContact): ContactFaults {
  return {
    ...(name.trim() === '' ? { name: validationTexts.addressName } : {}),
    ...(mobilePattern.test(nationalMobile(mobile)) ? {} : { mobile: validationTexts.addressMobile }),
  };
}
