import { createHmac } from 'node:crypto';

/** VAL-37: six digits. */
const codes = 1_000_000;
/** Numbers from here on would make the first codes likelier than the others. */
const end = 2 ** 32 - (2 ** 32 % codes);

/**
 * The code of a mobile number. It is derived from a random salt and the server's secret, as credentials are, so that the same code can be sent
 * again while the database holds nothing that could be entered. All codes are equally likely.
 */
export function codeOf(secret: string, { mobile, salt }: { readonly mobile: string; readonly salt: string }) {
  for (let round = 0; ; round += 1) {
    const bytes = createHmac('sha256', secret).update(`login-code.${mobile}.${salt}.${round}`).digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const number = bytes.readUInt32BE(at);
      if (number < end) return String(number % codes).padStart(6, '0');
    }
  }
}
