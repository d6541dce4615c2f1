import { refreshAnonymousToken } from '#schemas/compiled/calls/refresh-anonymous-token.ts';
import type { Answer } from '#src/request/answer.ts';
import type { SessionCall } from '#src/request/ports.ts';
import type { RenewedSession } from '../session-slice.ts';

export function refreshAnonymousSession(call: SessionCall, userId: string): Promise<Answer<RenewedSession>> {
  return call(refreshAnonymousToken, { body: { userId } });
}
