import { z } from 'zod';
import { partnerApps } from '../partner-apps.ts';

/** Logged-in customers hold an access and a refresh token, guests a key id, a secret and a session token (spec §3, User session). */
export const loggedInCredentials = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
});
export const anonymousCredentials = z.object({
  accessKeyId: z.string().min(1),
  secretKey: z.string().min(1),
  sessionToken: z.string().min(1),
});

export const sessionAttributes = z.object({
  userId: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  mobile: z.string().optional(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  phoneNumberVerified: z.boolean().optional(),
  cartId: z.string().optional(),
  cognitoLoggedin: z.boolean().optional(),
  sub: z.string().optional(),
});

/** The providers whose accounts customers log in with. */
export const socialSource = z.enum(['Gmail', 'Facebook', 'Apple']);
export const loginType = z.enum(['OTP', ...socialSource.options, 'password', ...partnerApps]);

export type LoggedInCredentials = z.output<typeof loggedInCredentials>;
export type AnonymousCredentials = z.output<typeof anonymousCredentials>;
export type SessionAttributes = z.output<typeof sessionAttributes>;
export type SocialSource = z.output<typeof socialSource>;
export type LoginType = z.output<typeof loginType>;
