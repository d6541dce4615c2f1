import type { AnonymousCredentials, LoggedInCredentials } from '#schemas/entities/session.ts';
import type { SessionFamilyTable } from '../database/tables/session-tables.ts';
import { deriveToken, hashToken, type TokenSeed } from './tokens.ts';

/** One set of credentials of a session: the first, and one more with each refresh. */
export interface Generation {
  readonly family: {
    readonly id: string;
    readonly kind: SessionFamilyTable['kind'];
    readonly userId: string;
    readonly cartId: string;
  };
  readonly number: number;
  readonly salt: string;
}

export function seedOf({ family, number, salt }: Generation): TokenSeed {
  return { familyId: family.id, generation: number, salt };
}

export function anonymousCredentials(secret: string, generation: Generation): AnonymousCredentials {
  return {
    accessKeyId: keyIdOf(generation.salt),
    secretKey: deriveToken(secret, 'secret', seedOf(generation)),
    sessionToken: deriveToken(secret, 'access', seedOf(generation)),
  };
}

export function loggedInCredentials(secret: string, generation: Generation): LoggedInCredentials {
  return {
    accessToken: deriveToken(secret, 'access', seedOf(generation)),
    refreshToken: deriveToken(secret, 'refresh', seedOf(generation)),
  };
}

/** An id of the key, which cannot be used as a key. */
export function keyIdOf(salt: string): string {
  return `K${hashToken(`key.${salt}`).slice(0, 19)}`;
}
