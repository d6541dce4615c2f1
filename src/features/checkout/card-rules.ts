import { validationTexts } from '#src/config/texts/validation.ts';

/** What is typed of a card. It stays in the fields of the form: no slice, storage, address or event has it (PAY-25). */
export interface CardValues {
  readonly number: string;
  readonly name: string;
  /** '01' to '12'. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
  readonly cvv: string;
}

export const noCard: CardValues = { number: '', name: '', month: '', year: '', cvv: '' };

export type CardFaults = Readonly<Partial<Record<keyof CardValues, string>>>;
export type CardBrand = 'rupay' | 'mastercard' | 'visa' | 'amex' | 'maestro' | 'debit';

const brandAfter = 3;

/**
 * VAL-26, VAL-27. The most specific prefix first: RuPay's are a part of Maestro's 5x and 6x, and so are Mastercard's. RuPay's 508, 81 and 82 and
 * Mastercard's 2221 to 2720 are those of the card networks.
 */
const brandByPrefix: readonly (readonly [CardBrand, RegExp])[] = [
  ['rupay', /^(60|65|81|82|508)/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
  ['amex', /^3[47]/],
  ['maestro', /^[56]/],
];

/** VAL-25. Known once more than three digits are typed. */
export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  if (digits.length <= brandAfter) return 'debit';
  return brandByPrefix.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'debit';
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const longest = 19;

/** In groups as on the card: 4-6-5 for Amex, else four by four. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, longest);
  const groups =
    brandOf(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

export function cvvLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3;
}

function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** VAL-20 to VAL-24. `now` in epoch milliseconds; the current month is still good. */
export function cardFaults({ number, name, month, year, cvv }: CardValues, now: number): CardFaults {
  const digits = digitsOf(number);
  const brand = brandOf(digits);
  const today = new Date(now);
  const monthsNow = today.getFullYear() * 12 + today.getMonth();
  const isOver = month !== '' && Number(year) * 12 + Number(month) - 1 < monthsNow;
  return {
    ...(/^\d{12,19}$/.test(digits) && isLuhn(digits) ? {} : { number: validationTexts.cardNumber }),
    ...(month === '' ? { month: validationTexts.cardMonth } : {}),
    ...(year === '' || isOver ? { year: validationTexts.cardExpiry } : {}),
    ...(new RegExp(`^\\d{${cvvLength(brand)}}$`).test(cvv) ? {} : { cvv: validationTexts.cardCvv }),
    // Letters of any script, as cards of banks in India print them.
    ...(/^\p{L}[\p{L}\p{M}.' -]+$/u.test(name.trim()) ? {} : { name: validationTexts.cardName }),
  };
}
