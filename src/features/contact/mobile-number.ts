import { customerFieldMax } from '#schemas/entities/customer-fields.ts';

/** Digits of a number without its country code. */
const length = customerFieldMax.mobile;

/** Length of a number with its country code. */
const longestTyped = '+91 98765 43210'.length;

/**
 * The text with the digits 0 to 9 in place of those of Indian scripts, as keyboards in Hindi, Bengali, Tamil or Urdu type them. In the blocks of
 * the Indian scripts the ten digits begin at 6 of a row of sixteen, in all others at 0.
 */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const isIndian = code >= 0x0900 && code < 0x0d80;
    return code < 0x80 ? digit : String((code & 0xf) - (isIndian ? 6 : 0));
  });
}

/**
 * The ten digits of a pasted number such as '+91 98765 43210', '098765 43210', '0091…'. A number of another country keeps its country code, and
 * ten digits that begin with 0 stay: both are refused with the number in sight.
 */
export function nationalMobile(typed: string): string {
  const text = latinDigits(typed);
  const digits = text.replace(/\D/g, '');
  if (isInternational(text) && !'91'.startsWith(digits.slice(0, 2))) return `+${digits}`;
  const withCode = isInternational(text) || digits.length === length + 2;
  if (withCode && digits.startsWith('91')) return digits.slice(2, 2 + length);
  if (digits.startsWith('0091')) return digits.slice(4, 4 + length);
  if (digits.length === length) return digits;
  return digits.replace(/^0+/, '').slice(0, length);
}

/** The field's text while a number is being typed. After a plus it keeps all digits until the country code and ten digits are complete. */
export function typedMobile(typed: string): string {
  const text = latinDigits(typed);
  const isWhole = text.replace(/\D/g, '').length >= length + 2;
  const kept =
    isInternational(text) && !isWhole ? `+${text.replace(/[^\d ]/g, '').trimStart()}` : nationalMobile(text);
  return kept.slice(0, longestTyped);
}

function isInternational(text: string): boolean {
  return /^\s*\+/.test(text);
}

/** '98765 43210', as numbers are written in India. */
export function spacedMobile(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}

/** '••••• •3210': enough for its owner to know it by. */
export function maskedMobile(mobile: string): string {
  return spacedMobile(mobile.slice(-4).padStart(length, '•'));
}
