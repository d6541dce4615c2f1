import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where random bytes come from; tests give their own. */
export type RandomBytes = (size: number) => Buffer;

export interface TokenSeed {
  readonly familyId: string;
  readonly generation: number;
  readonly salt: string;
}

/**
 * A credential of one generation of a session. It follows from the seed and the server's secret, so the same one can be handed out again
 * when the first reply was lost, and yet the database holds nothing that could be used: only a hash and the salt.
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

/** Compares without telling by its duration where two strings differ. */
export function sameToken(left: string, right: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  );
}
