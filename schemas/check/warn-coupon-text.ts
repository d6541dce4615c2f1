import type { Path } from './fault.ts';
import { nearestName } from './nearest-name.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

/** 'Use code FIRST40': the word that may be the code of a coupon. Codes of other things are none: 'PIN code', 'QR code'. */
const codeInText =
  /(?<!\b(?:pin|qr|zip|otp|bar|post|postal|area|dress)[ -]?)\b(code|coupon)\b(?=[\s:"'“‘]{1,4}([A-Za-z0-9]{4,16})\b)/gi;

/** Warns of the code of a coupon in a text that the shop does not have; nothing is said where the coupons are not known. */
export function warnCouponText(text: string, path: Path, { known: { coupons }, report }: WarnContext) {
  if (!coupons) return;
  for (const [, keyword = '', word = ''] of text.matchAll(codeInText)) {
    // Codes are entered in any case.
    if (coupons.has(word.toUpperCase()) || !isCode(word, keyword, coupons)) continue;
    report(
      path,
      'unknown-coupon',
      `names a coupon that the shop does not have: ${quoted(word)}. ${didYouMean(word, [...coupons])}Correct the code.`,
    );
  }
}

/**
 * Whether a word after 'code' is one: capitals with a digit are. Small letters need a code that is near, too; and so do capitals without a digit,
 * which are no code in a text that is written in capitals ('ENTER THE CODE BELOW').
 */
function isCode(word: string, keyword: string, coupons: ReadonlySet<string>): boolean {
  const isCapital = word === word.toUpperCase();
  const hasDigit = /\d/.test(word);
  if (!/[A-Za-z]/.test(word) || (!isCapital && !hasDigit)) return false;
  if (isCapital && hasDigit) return true;
  const isShouted = !hasDigit && keyword === keyword.toUpperCase();
  return !isShouted && nearestName(word, [...coupons]) !== undefined;
}
