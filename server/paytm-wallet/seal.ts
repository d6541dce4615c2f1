import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { RandomBytes } from '../random-bytes.ts';

const ivBytes = 12;
const tagBytes = 16;

interface Options {
  readonly secret: string;
  /** What is sealed: each has a key of its own. */
  readonly purpose: string;
  readonly randomBytes: RandomBytes;
}

export type Seal = ReturnType<typeof createSeal>;

/** Hides a text from who has the database alone, and notices every change of it. It opens for the same owner only. */
export function createSeal({ secret, purpose, randomBytes }: Options) {
  const key = createHmac('sha256', secret).update(`seal.${purpose}`).digest();
  return {
    close(text: string, owner: string): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined for what was not sealed here, for somebody else, or with another secret. */
    open(sealed: string, owner: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
