import { validationTexts as texts } from '#src/config/texts/validation.ts';
import { customerFieldMax, mobilePattern } from '#schemas/entities/customer-fields.ts';

/** What is wrong with a mobile number (VAL-01, VAL-03, VAL-05); undefined when it can be one of India. */
export function numberFault(mobile: string): string | undefined {
  if (mobile === '') return texts.mobileRequired;
  if (mobile.startsWith('+')) return texts.mobileInvalid;
  if (mobile.length !== customerFieldMax.mobile) return texts.mobileLength;
  return mobilePattern.test(mobile) ? undefined : texts.mobileInvalid;
}
