import type { AnonymousCredentials, LoggedInCredentials } from '#schemas/entities/session.ts';
import { refusalOf } from '#src/request/refusal.ts';

// A refused call (400, 409 …) resolves with its body, and a session made of that would be no session at all: replies are read with care.

export function anonymousCredentialsOf(reply: unknown): AnonymousCredentials {
  const credentials = partOf(reply, 'credentials');
  return {
    accessKeyId: textIn(credentials, 'accessKeyId', reply),
    secretKey: textIn(credentials, 'secretKey', reply),
    sessionToken: textIn(credentials, 'sessionToken', reply),
  };
}

export function loggedInCredentialsOf(reply: unknown): LoggedInCredentials {
  const credentials = partOf(reply, 'credentials');
  return {
    accessToken: textIn(credentials, 'accessToken', reply),
    refreshToken: textIn(credentials, 'refreshToken', reply),
  };
}

/** A text that the reply cannot do without. */
export function textIn(part: unknown, name: string, reply: unknown = part): string {
  const value = partOf(part, name);
  if (typeof value === 'string' && value !== '') return value;
  throw refusalOf(reply, 'NO_SESSION');
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
