import { createAnonymousUser } from '#schemas/compiled/calls/create-anonymous-user.ts';
import type { Answer } from '#src/request/answer.ts';
import type { SessionCall } from '#src/request/ports.ts';
import type { AnonymousSession } from '../session-slice.ts';

export function createAnonymousSession(call: SessionCall): Promise<Answer<AnonymousSession>> {
  return call(createAnonymousUser, { body: {} });
}
