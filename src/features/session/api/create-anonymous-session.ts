import { createAnonymousUser } from '#schemas/compiled/endpoints.ts';
import type { SessionCall } from '#src/request/ports.ts';
import type { AnonymousSession } from '../session-slice.ts';
import { anonymousCredentialsOf, textIn } from './session-reply.ts';

export async function createAnonymousSession(call: SessionCall): Promise<AnonymousSession> {
  const reply = await call(createAnonymousUser, { body: {} });
  return {
    userId: textIn(reply, 'userId'),
    cartId: textIn(reply, 'cartId'),
    credentials: anonymousCredentialsOf(reply),
  };
}
