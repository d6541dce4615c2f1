import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenSeed {
  readonly familyId: string;
  readonly generation: number;
  readonly salt: string;
}

/**
 * A credential of one generation of a session. It is derived from the seed and the server's secret, so the same one can be returned again
 * when the first reply was lost. The database has only a hash and the salt, which cannot be used as credentials.
 */
export function deriveToken(
  secret: string,
  purpose: 'access' | 'refresh' | 'secret',
  { familyId, generation, salt }: TokenSeed,
): string {
  return createHmac('sha256', secret)
    .update(`${purpose}.${familyId}.${generation}.${salt}`)
    .digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares in constant time, so that the duration does not show where two strings differ. */
export function sameToken(left: string, right: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  );
}
