import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mobileNumber, oneTimeCode, profile } from '../entities/customer.ts';
import { socialSource } from '../entities/session.ts';
import { loginReply, sentCode } from '../entities/login-reply.ts';
import { partnerApps } from '../partner-apps.ts';
import { replyOf } from './reply.ts';

// The ways of logging in besides the one-time code: the account of a provider (social login), and a password, the app of a partner.

const bySession = { method: 'POST', auth: 'session', login: true } as const;

const screenName = z.string().max(80).optional();
/** Says for a while that a provider has vouched for the customer. */
const token = z.string().min(1).max(200);
const email = profile.shape.email;
const names = { firstName: profile.shape.firstName.optional(), lastName: profile.shape.lastName.optional() };

/** The ways of logging in that are open besides the one-time code. */
export const getLoginWays = defineCall({
  id: 'getLoginWays',
  method: 'GET',
  path: '/loginhandler/loginways',
  summary: 'Ways of logging in besides the one-time code',
  auth: 'none',
  background: true,
  reply: replyOf(
    z.object({
      social: z.array(
        z.object({
          source: socialSource,
          name: z.string().min(1).max(40).describe('The name of the provider, as its button says it.'),
        }),
      ),
      password: z.boolean(),
      partners: z
        .array(
          z.object({
            vendor: z.enum(partnerApps),
            clientId: z.string().min(1).max(200).describe('Id of this shop at the partner.'),
            script: z
              .string()
              .max(200)
              .optional()
              .describe('Script of this site that plays the app of the partner: in the sandbox.'),
          }),
        )
        .default([])
        .describe('The apps of partners that log their customers in.'),
    }),
  ),
});

/**
 * Begins a social login: the address of the provider, and what the app keeps until it is back from there (OpenID Connect, authorization code flow
 * with PKCE).
 */
export const startSocialLogin = defineCall({
  id: 'startSocialLogin',
  ...bySession,
  path: '/loginhandler/socialstart',
  summary: 'Begins a login with a provider',
  body: z.object({ source: socialSource }),
  reply: replyOf(
    z.object({
      address: z.string().min(1).describe('Where the customer logs in: an address, or a path of this site.'),
      state: z.string().min(1),
      nonce: z.string().min(1),
      verifier: z.string().min(1),
    }),
  ),
});

/** What the provider sent the customer back with becomes a token, which is good for 15 minutes and for one login. */
export const exchangeSocialCode = defineCall({
  id: 'exchangeSocialCode',
  ...bySession,
  path: '/loginhandler/socialtoken',
  summary: 'Exchanges the code of a provider for a token',
  body: z.object({
    source: socialSource,
    code: z.string().min(1).max(4000),
    iss: z.string().max(500).optional().describe('Who sent the customer back, where the provider says it.'),
    nonce: z.string().min(1).max(200),
    verifier: z.string().min(43).max(128),
  }),
  reply: replyOf(
    z.object({
      token,
      email: z.string().optional().describe('Verified by the provider; absent when it is not.'),
      firstName: z.string().optional(),
      lastName: z.string().optional(),
    }),
  ),
});

/** API-009, SES-13. 404 when no customer has this account; the app then leads to the sign-up. */
export const searchUser = defineCall({
  id: 'searchUser',
  ...bySession,
  path: '/loginhandler/searchuser',
  summary: 'Whether the account of a provider is that of a customer',
  body: z.object({ source: socialSource, token, email: email.optional() }),
  reply: replyOf(z.object({})),
});

/**
 * API-011, SES-16. Comes before every login with an account or a password. With a mobile number and an account it is a sign-up: a one-time code is
 * sent to the number.
 */
export const preLogin = defineCall({
  id: 'preLogin',
  ...bySession,
  path: '/loginhandler/prelogin',
  summary: 'Announces a social login, a social sign-up or a login by password',
  body: z.discriminatedUnion('source', [
    z.object({
      source: socialSource,
      token,
      mobile: mobileNumber.optional(),
      email: email.optional(),
      ...names,
    }),
    z.object({ source: z.literal('password'), mobile: mobileNumber }),
  ]),
  reply: replyOf(z.object({ sent: sentCode.optional() })),
});

/** API-007, SES-12. Logs in the customer whose account it is. */
export const socialLogin = defineCall({
  id: 'socialLogin',
  ...bySession,
  path: '/loginhandler/sociallogin',
  summary: 'Logs in with the account of a provider',
  body: z.object({
    source: socialSource,
    token,
    mobile: mobileNumber.optional(),
    code: oneTimeCode.optional(),
    email: email.optional(),
    ...names,
  }),
  reply: loginReply,
});

/** API-008, SES-14. The code of the sign-up: the account becomes one of the customer with this number, who may be new. */
export const socialValidateCode = defineCall({
  id: 'socialValidateCode',
  ...bySession,
  path: '/loginhandler/socialvalidatecode',
  summary: 'Ends a social sign-up by the one-time code',
  body: z.object({
    source: socialSource,
    mobile: mobileNumber,
    code: oneTimeCode,
    screenName,
    token: token
      .optional()
      .describe(
        'That of the sign-up. Without it, the sign-up is the one that this session has asked a code for.',
      ),
  }),
  reply: loginReply,
});

/** API-010, SES-15. */
export const passwordLogin = defineCall({
  id: 'passwordLogin',
  ...bySession,
  path: '/loginhandler/passwordlogin',
  summary: 'Logs in by mobile number and password',
  body: z.object({ mobile: mobileNumber, password: z.string().min(1).max(128), screenName }),
  reply: loginReply,
});

/** API-012, SES-17. Texts a new password of six digits (VAL-39). The old one stays good until the new one is used. */
export const forgotPassword = defineCall({
  id: 'forgotPassword',
  ...bySession,
  path: '/loginhandler/forgotpassword',
  summary: 'Texts a new password',
  body: z.object({ mobile: mobileNumber }),
  reply: replyOf(sentCode),
});

/**
 * API-014, MIN-03. Logs in the customer of a partner's app by the code that the app gave: an auth code of Paytm, a signed token of Google Pay. A code
 * logs in once. `vendor` is PAYTM or GPAY; any other is answered like an address that does not exist.
 */
export const partnerLogin = defineCall({
  id: 'partnerLogin',
  ...bySession,
  path: '/auth-service/micro-app/ve1/:vendor/auth',
  summary: 'Logs in the customer of the app of a partner',
  params: z.object({ vendor: z.string().min(1).max(40) }),
  body: z.object({ authCode: z.string().min(1).max(4000), clientId: z.string().min(1).max(200) }),
  reply: loginReply,
});
