import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { setUpLogin } from './testing/set-up-login.ts';

// Each test begins with the gazetteer and the whole menu in the database.
vi.setConfig({ testTimeout: 30_000 });

describeDatabases('login by a one-time code', (open) => {
  it('SES-08 SES-09 API-004 API-006 SES-06 sends a code, and logs in who enters it', async () => {
    const { visitor, messages } = await setUpLogin(await open());
    const guest = await visitor();
    const sent = await guest.call('POST', '/loginhandler/sendotp', { mobile: '9876543210' });
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      { status: 'SUCCESS', data: { resendAfterSeconds: 45, goodForSeconds: 300 } },
    ]);
    const [message] = await messages();
    expect(message?.mobile).toBe('9876543210');
    const code = /(\d{6})$/.exec(message?.body ?? '')?.[1];
    const reply = await guest.call('POST', '/loginhandler/validatecode', {
      mobile: '9876543210',
      code,
      screenName: 'cart',
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      attributes: { mobile: '9876543210', phoneNumberVerified: true, userId: expect.stringMatching(/^u-/) },
      credentials: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
  });
});
