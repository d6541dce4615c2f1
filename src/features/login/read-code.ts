import { constants } from '#src/config/constants.ts';
import { latinDigits } from '#src/features/contact/mobile-number.ts';

const { length } = constants.otp;
const wholeCode = new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`);

/** The code in what was typed or pasted, which may be the whole message (VAL-37). */
export function readCode(typed: string): string {
  const text = latinDigits(typed);
  return wholeCode.exec(text)?.[0] ?? text.replace(/\D/g, '').slice(0, length);
}

export function isWholeCode(code: string): boolean {
  return code.length === length;
}
