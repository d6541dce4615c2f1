import { refreshAnonymousToken } from '#schemas/compiled/endpoints.ts';
import type { SessionCall } from '#src/request/ports.ts';
import type { RenewedSession } from '../session-slice.ts';
import { anonymousCredentialsOf } from './session-reply.ts';

export async function refreshAnonymousSession(call: SessionCall, userId: string): Promise<RenewedSession> {
  const reply = await call(refreshAnonymousToken, { body: { userId } });
  return { credentials: anonymousCredentialsOf(reply), userId: reply.userId, cartId: reply.cartId };
}
