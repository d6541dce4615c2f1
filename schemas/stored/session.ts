import { z } from 'zod';
import { loginType } from '../entities/session.ts';
import { defineStored } from '../stored-value.ts';

const text = z.string().nullable().default(null);
const flag = z.boolean().default(false);
const token = z.string().min(1).exactOptional();

/** Guests have the three parts of a temporary key, customers the two tokens; damaged storage may hold both. */
export const storedCredentials = z
  .object({
    accessToken: token,
    refreshToken: token,
    accessKeyId: token,
    secretKey: token,
    sessionToken: token,
  })
  .describe('What calls are authorised by.');

/** Who the customer is (spec §3, User session). The cart id has a key of its own; addresses are read anew when they are needed. */
export const userInfo = defineStored({
  name: 'userInfo',
  keptIn: 'device',
  version: 1,
  schema: z.object({
    userId: z.string().min(1),
    firstName: text,
    lastName: text,
    mobile: text,
    email: text,
    emailVerified: flag,
    phoneNumberVerified: flag,
    cognitoId: text,
    cognitoLoggedin: flag,
    sub: text,
    isLoggedIn: flag.describe(
      'A customer has logged in. `roleOf` tells whether the session is still that of a customer.',
    ),
    loginType: loginType.nullable().default(null),
    frequency: text.describe('How often the customer orders, as the server sends it.'),
    profileSave: flag,
    credentials: storedCredentials.default({}),
  }),
});

export const cartId = defineStored({ name: 'cartId', keptIn: 'device', version: 1, schema: z.string() });

/**
 * Id of the customer whose data is on this device. It goes with that data: where it stands and somebody else is logged in, or nobody, the data is
 * still to be removed (SES-20).
 */
export const dataOwner = defineStored({
  name: 'dataOwner',
  keptIn: 'device',
  version: 1,
  schema: z.string(),
});

/** Client id of analytics, from which experiments derive their bucket. */
export const gaId = defineStored({ name: 'gaId', keptIn: 'device', version: 1, schema: z.string().min(1) });

/** The utm_* parameters that the visit began with (NAV-62). */
export const utmAttributes = defineStored({
  name: 'utmAttributes',
  keptIn: 'device',
  version: 1,
  schema: z.record(z.string(), z.string()),
});

/** The visit began inside a partner's app. Of the tab: a link of the app that was opened once does not make a browser that app for ever. */
export const isMiniApp = defineStored({
  name: 'isMiniApp',
  keptIn: 'tab',
  version: 1,
  schema: z.boolean(),
});

/**
 * This visit to a partner's app has logged in, or its customer chose to go on without it. Then it is not tried again by itself: who logs out stays
 * logged out. A new visit of the app is a new tab.
 */
export const partnerLoginDone = defineStored({
  name: 'partnerLoginDone',
  keptIn: 'tab',
  version: 1,
  schema: z.boolean(),
});

export type StoredUser = Readonly<z.output<typeof userInfo.schema>>;
export type Credentials = Readonly<z.output<typeof storedCredentials>>;
