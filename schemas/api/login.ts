import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionAttributes } from '../entities/session.ts';
import { mobileNumber, oneTimeCode, profile, profileChanges } from '../entities/customer.ts';
import { loginReply, sentCode } from '../entities/login-reply.ts';
import { replyOf } from './reply.ts';

/** API-004, SES-08. The names are kept for a customer who is new. */
export const sendOtp = defineCall({
  id: 'sendOtp',
  method: 'POST',
  path: '/loginhandler/sendotp',
  summary: 'Sends a one-time code to a mobile number',
  auth: 'session',
  login: true,
  body: z.object({
    mobile: mobileNumber,
    firstName: profile.shape.firstName.optional(),
    lastName: profile.shape.lastName.optional(),
  }),
  reply: replyOf(sentCode),
});

/** API-005, VAL-38. Sends the same code again while it is good, else a new one. */
export const resendOtp = defineCall({
  id: 'resendOtp',
  method: 'POST',
  path: '/loginhandler/resendotp',
  summary: 'Sends the one-time code again, 45 seconds after the last one',
  auth: 'session',
  login: true,
  body: z.object({ mobile: mobileNumber }),
  reply: replyOf(sentCode),
});

/** API-006, SES-09. `screenName` is the screen that asked for the login. */
export const validateCode = defineCall({
  id: 'validateCode',
  method: 'POST',
  path: '/loginhandler/validatecode',
  summary: 'Logs in by the one-time code',
  auth: 'session',
  login: true,
  body: z.object({ mobile: mobileNumber, code: oneTimeCode, screenName: z.string().max(80).optional() }),
  reply: loginReply,
});

/** API-013, PRF-02. The mobile number is what the customer logs in by, and is not changed here. */
export const updateUser = defineCall({
  id: 'updateUser',
  method: 'PUT',
  path: '/loginhandler/updateuser',
  summary: 'Saves what the customer changed in the profile',
  auth: 'session',
  body: profileChanges,
  reply: replyOf(z.object({ attributes: sessionAttributes })),
});

/**
 * API-015, SES-19. Ends the session that the headers name; one that has expired or ended already is no fault. Without `auth`, because a session
 * that was refused would be refreshed first, only to end.
 */
export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/loginhandler/logout',
  summary: 'Logs out on this device',
  auth: 'none',
  background: true,
  body: z.object({}),
  reply: replyOf(z.object({})),
});

/** One of the places where a customer is logged in. */
const loginPlace = z.object({
  id: z.string().min(1),
  device: z.string().max(80).describe('Browser and system, as the user agent tells them: Chrome on Android.'),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThisDevice: z.boolean(),
});

/** Where the customer is logged in, this device first, then the one used last. */
export const getLoginPlaces = defineCall({
  id: 'getLoginPlaces',
  method: 'GET',
  path: '/customer-service/ve1/user/sessions',
  summary: 'Where the customer is logged in',
  auth: 'session',
  reply: replyOf(z.object({ places: z.array(loginPlace) })),
});

/** Logs the customer out elsewhere. A session that has ended already is no fault. */
export const endLoginPlace = defineCall({
  id: 'endLoginPlace',
  method: 'DELETE',
  path: '/customer-service/ve1/user/sessions/:sessionId',
  summary: 'Logs the customer out on another device',
  auth: 'session',
  params: z.object({ sessionId: z.string().max(80) }),
  reply: replyOf(z.object({})),
});

/** Logs the customer out everywhere else. */
export const endOtherLoginPlaces = defineCall({
  id: 'endOtherLoginPlaces',
  method: 'DELETE',
  path: '/customer-service/ve1/user/sessions',
  summary: 'Logs the customer out on all other devices',
  auth: 'session',
  reply: replyOf(z.object({})),
});

export type LoginPlace = Readonly<z.output<typeof loginPlace>>;
