// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { userInfo as source } from '../../stored/session.ts';

export const userInfo: StoredKeyOf<typeof source> = {
  name: "userInfo",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    userId: 'name',
    firstName: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    lastName: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    mobile: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    email: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    emailVerified: ['flag', false],
    phoneNumberVerified: ['flag', false],
    cognitoId: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    cognitoLoggedin: ['flag', false],
    sub: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    isLoggedIn: ['flag', false],
    loginType: [{ is: 'either', of: [{ is: 'choice', of: ["OTP","Gmail","Facebook","Apple","password","PAYTM","GPAY"] }, { is: 'choice', of: [null] }] }, null],
    frequency: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    profileSave: ['flag', false],
    credentials: [{ is: 'object', fields: {
      accessToken: ['name'],
      refreshToken: ['name'],
      accessKeyId: ['name'],
      secretKey: ['name'],
      sessionToken: ['name'],
    } }, {}],
  } },
};
