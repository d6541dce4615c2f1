import { refreshToken as endpoint } from '#schemas/compiled/endpoints.ts';
import type { SessionCall } from '#src/request/ports.ts';
import type { RenewedSession } from '../session-slice.ts';
import { loggedInCredentialsOf } from './session-reply.ts';

interface Renewal {
  readonly userId: string;
  readonly refreshToken: string;
}

export async function refreshSession(
  call: SessionCall,
  { userId, refreshToken }: Renewal,
): Promise<RenewedSession> {
  const reply = await call(endpoint, { body: { userId, refreshToken } });
  return { credentials: loggedInCredentialsOf(reply), attributes: reply.attributes };
}
