import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { RandomBytes } from '../random-bytes.ts';
import { sameToken } from '../session/tokens.ts';

/** Paytm's, the same for everybody: the salt inside makes two signatures of one text differ. */
const iv = '@@@@&&&&####$$$$';
const saltLength = 4;

/** Signs a text as Paytm does: AES of its hash, with a salt of four signs. */
export function paytmSignature(text: string, key: string, randomBytes: RandomBytes): string {
  const cipher = createCipheriv(cipherOf(key), key, iv);
  const hash = saltedHash(text, randomBytes(3).toString('base64'));
  return cipher.update(hash, 'utf8', 'base64') + cipher.final('base64');
}

/** Whether a text was signed with the key. */
export function isPaytmSignature(signature: string, text: string, key: string): boolean {
  try {
    const decipher = createDecipheriv(cipherOf(key), key, iv);
    const hash = decipher.update(signature, 'base64', 'utf8') + decipher.final('utf8');
    return sameToken(hash, saltedHash(text, hash.slice(-saltLength)));
  } catch {
    // It was made with another key, or by no key at all.
    return false;
  }
}

/** What is signed of a form: the values by the order of their names. */
export function paytmFormText(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .filter((name) => !checksums.has(name))
    .toSorted()
    .map((name) => fields[name] ?? '')
    .join('|');
}

const checksums: ReadonlySet<string> = new Set(['CHECKSUMHASH', 'CheckSum']);

function saltedHash(text: string, salt: string): string {
  return createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;
}

function cipherOf(key: string): string {
  return `aes-${Buffer.byteLength(key) * 8}-cbc`;
}
