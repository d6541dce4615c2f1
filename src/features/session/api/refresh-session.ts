import { refreshToken as endpoint } from '#schemas/compiled/calls/refresh-token.ts';
import type { Answer } from '#src/request/answer.ts';
import type { SessionCall } from '#src/request/ports.ts';
import type { RenewedSession } from '../session-slice.ts';

interface Renewal {
  readonly userId: string;
  readonly refreshToken: string;
}

export function refreshSession(call: SessionCall, body: Renewal): Promise<Answer<RenewedSession>> {
  return call(endpoint, { body });
}
