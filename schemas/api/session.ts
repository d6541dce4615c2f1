import { z } from 'zod';
import { defineCall } from '../call.ts';
import { anonymousCredentials, loggedInCredentials, sessionAttributes } from '../entities/session.ts';

const anonymousSession = z.object({
  userId: z.string().min(1),
  cartId: z.string().min(1),
  credentials: anonymousCredentials,
});

/** API-001. Also used after a logout. */
export const createAnonymousUser = defineCall({
  id: 'createAnonymousUser',
  method: 'POST',
  path: '/loginhandler/anonymoususer',
  summary: 'Creates a guest session',
  auth: 'none',
  login: true,
  body: z.object({}),
  reply: anonymousSession,
});

/** API-002. Rotates both tokens. A refresh token that is used a second time ends the whole family of tokens. */
export const refreshToken = defineCall({
  id: 'refreshToken',
  method: 'POST',
  path: '/loginhandler/refreshtoken',
  summary: "Refreshes a logged-in customer's session",
  auth: 'none',
  critical: true,
  body: z.object({ userId: z.string(), refreshToken: z.string() }),
  reply: z.object({ credentials: loggedInCredentials, attributes: sessionAttributes.default({}) }),
});

/** API-003. Authorised by the session headers of the expired guest session; the body is the user id alone. */
export const refreshAnonymousToken = defineCall({
  id: 'refreshAnonymousToken',
  method: 'POST',
  path: '/loginhandler/refreshtokenanonymous',
  summary: "Refreshes a guest's session",
  auth: 'none',
  critical: true,
  body: z.object({ userId: z.string() }),
  // The tokens are new by now: what else is missing stays as the app knows it.
  reply: anonymousSession.partial({ userId: true, cartId: true }),
});
