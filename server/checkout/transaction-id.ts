import type { RandomBytes } from '../random-bytes.ts';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 24;

/** The id of a transaction: letters and digits, which every gateway takes, and 142 bits that nobody guesses. */
export function newTransactionId(randomBytes: RandomBytes): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // The bytes from here on would make the first signs likelier than the others.
      if (byte < 256 - (256 % signs.length) && id.length < length) id += signs[byte % signs.length];
    }
  }
  return id;
}

export function isTransactionId(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9]{24}$/.test(text);
}
