import { z } from 'zod';
import { loggedInCredentials, sessionAttributes } from './session.ts';

/** What the app needs to know of a message that was sent: how long its code is good, and when another may be asked for. */
export const sentCode = z.object({
  resendAfterSeconds: z.number().int().nonnegative(),
  goodForSeconds: z.number().int().positive(),
});

/** What every way of logging in ends with. */
export const loginReply = z.object({
  attributes: sessionAttributes.extend({ userId: z.string().min(1), cartId: z.string().min(1) }),
  credentials: loggedInCredentials,
  cognitoId: z.string().optional(),
});
