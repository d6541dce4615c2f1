import { expect, it, vi } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { describeDatabases } from '../testing/databases.ts';
import { setUpLogin } from './testing/set-up-login.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const mobile = '9876543210';
const sessions = '/customer-service/ve1/user/sessions';
const profile = { firstName: ' Asha ', lastName: 'Rao', email: 'asha@example.in' };

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const placesIn = (reply: LightMyRequestResponse) =>
  reply.json<{ data: { places: { id: string; device: string; isThisDevice: boolean }[] } }>().data.places;

describeDatabases('the login of a customer', (open) => {
  /** Asha on her phone and, a minute later, on her computer; and Imran. */
  async function setUp() {
    const test = await setUpLogin(await open());
    const phone = await test.customer(mobile);
    test.clock.forward(60_000);
    const computer = await test.customer(mobile, { device: firefox });
    const imran = await test.customer('9812345678', { device: '' });
    const refresh = ({ login: { attributes, credentials } }: typeof phone) =>
      phone.call('POST', '/loginhandler/refreshtoken', {
        userId: attributes.userId,
        refreshToken: credentials.refreshToken,
      });
    return { ...test, phone, computer, imran, refresh };
  }

  it('SES-19 API-015 logout ends the session of this device alone, and once more is no fault', async () => {
    const { phone, computer, refresh } = await setUp();
    for (const time of ['first', 'second']) {
      const reply = await phone.call('POST', '/loginhandler/logout', {});
      expect([time, reply.statusCode, reply.json()]).toEqual([time, 200, { status: 'SUCCESS', data: {} }]);
    }
    expect((await phone.call('GET', sessions)).statusCode).toBe(401);
    expect((await refresh(phone)).statusCode).toBe(401);
    expect((await computer.call('GET', sessions)).statusCode).toBe(200);
  });

  it('SES-19 logout works when the access token has expired, and needs no session', async () => {
    const { phone, as, clock, refresh } = await setUp();
    clock.forward(3_600_000);
    expect((await phone.call('GET', sessions)).statusCode).toBe(401);
    expect((await phone.call('POST', '/loginhandler/logout', {})).statusCode).toBe(200);
    expect((await refresh(phone)).statusCode).toBe(401);
    for (const headers of [{}, { 'x-auth-token': 'unknown' }])
      expect((await as(headers).call('POST', '/loginhandler/logout', {})).statusCode).toBe(200);
  });

  it('SES-19 logout ends nothing with the user id of another customer, and leaves guests as they are', async () => {
    const { phone, imran, as, visitor } = await setUp();
    const mixed = as({ ...phone.headers, 'x-user-id': imran.login.attributes.userId });
    expect((await mixed.call('POST', '/loginhandler/logout', {})).statusCode).toBe(200);
    expect((await phone.call('GET', sessions)).statusCode).toBe(200);
    const guest = await visitor();
    await guest.call('POST', '/loginhandler/logout', {});
    expect((await guest.call('GET', '/api/ve1/app-config')).statusCode).toBe(200);
  });

  it('API-013 PRF-02 saves the profile, and every device is told of it', async () => {
    const { phone, computer, refresh, customer, clock } = await setUp();
    const saved = await phone.call('PUT', '/loginhandler/updateuser', profile);
    const expected = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in', mobile };
    expect(saved.json()).toMatchObject({ status: 'SUCCESS', data: { attributes: expected } });
    expect((await refresh(computer)).json()).toMatchObject({ attributes: expected });
    clock.forward(45_000);
    expect((await customer(mobile)).login.attributes).toMatchObject(expected);
  });

  it('API-013 PRF-02 changes what was edited alone: what another device has changed stays', async () => {
    const { phone, computer } = await setUp();
    const save = (by: typeof phone, body: object) => by.call('PUT', '/loginhandler/updateuser', body);
    await save(phone, profile);
    await save(phone, { email: 'new@example.in' });
    const saved = await save(computer, { firstName: 'Usha' });
    const expected = { firstName: 'Usha', lastName: 'Rao', email: 'new@example.in' };
    expect(saved.json()).toMatchObject({ status: 'SUCCESS', data: { attributes: expected } });
    expect((await save(computer, {})).json()).toMatchObject({ data: { attributes: expected } });
  });

  it.each([
    { ...profile, firstName: '  ' },
    { ...profile, firstName: 'A'.repeat(51) },
    { ...profile, email: 'asha' },
    { firstName: 'Asha', email: '' },
  ])('API-013 refuses the profile %j and changes nothing', async (body) => {
    const { phone, refresh } = await setUp();
    const refused = await phone.call('PUT', '/loginhandler/updateuser', body);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'INVALID_INPUT']);
    expect((await refresh(phone)).json().attributes).not.toHaveProperty('firstName');
  });

  it('API-013 does not change the number that the customer logs in by', async () => {
    const { phone } = await setUp();
    const saved = await phone.call('PUT', '/loginhandler/updateuser', { ...profile, mobile: '9812345678' });
    expect(saved.json()).toMatchObject({ data: { attributes: { mobile } } });
  });

  it('lists the devices, this one first, then the one used last, with when each was used', async () => {
    const { phone, computer, customer, clock, refresh } = await setUp();
    clock.forward(60_000);
    const tablet = await customer(mobile, { device: 'curl/8.0' });
    clock.forward(60_000);
    await refresh(phone);
    const reply = await computer.call('GET', sessions);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const at = (minutes: number) => new Date(clock.now() - minutes * 60_000).toISOString();
    expect(placesIn(reply)).toEqual([
      {
        id: computer.login.cognitoId,
        device: 'Firefox on Windows',
        startedAt: at(2),
        lastUsedAt: at(2),
        isThisDevice: true,
      },
      {
        id: phone.login.cognitoId,
        device: 'Chrome on Android',
        startedAt: at(3),
        lastUsedAt: at(0),
        isThisDevice: false,
      },
      {
        id: tablet.login.cognitoId,
        device: 'Unknown device',
        startedAt: at(1),
        lastUsedAt: at(1),
        isThisDevice: false,
      },
    ]);
  });

  it('lists no login that has ended or was not used for 30 days', async () => {
    const { phone, computer, clock, refresh, as } = await setUp();
    clock.forward(29 * 24 * 3_600_000);
    const next = (await refresh(computer)).json();
    clock.forward(24 * 3_600_000);
    expect((await refresh(phone)).statusCode).toBe(401);
    const used = as({ ...computer.headers, 'x-auth-token': next.credentials.accessToken });
    expect((await used.call('GET', sessions)).statusCode).toBe(401);
    const again = await used.call('POST', '/loginhandler/refreshtoken', {
      userId: next.attributes.userId,
      refreshToken: next.credentials.refreshToken,
    });
    const now = as({ ...computer.headers, 'x-auth-token': again.json().credentials.accessToken });
    expect(placesIn(await now.call('GET', sessions))).toMatchObject([{ device: 'Firefox on Windows' }]);
  });

  it('ends one other login at once, and it may have ended before', async () => {
    const { phone, computer, refresh } = await setUp();
    for (const time of [1, 2]) {
      const ended = await phone.call('DELETE', `${sessions}/${computer.login.cognitoId}`);
      expect([time, ended.statusCode]).toEqual([time, 200]);
    }
    expect((await computer.call('GET', sessions)).statusCode).toBe(401);
    expect((await refresh(computer)).statusCode).toBe(401);
    expect(placesIn(await phone.call('GET', sessions))).toHaveLength(1);
  });

  it('ends all other logins of the customer, and none of anybody else', async () => {
    const { phone, computer, imran, visitor } = await setUp();
    const guest = await visitor();
    expect((await phone.call('DELETE', sessions)).json()).toEqual({ status: 'SUCCESS', data: {} });
    expect((await computer.call('GET', sessions)).statusCode).toBe(401);
    for (const one of [phone, imran]) expect(placesIn(await one.call('GET', sessions))).toHaveLength(1);
    expect((await guest.call('GET', '/api/ve1/app-config')).statusCode).toBe(200);
  });

  it('answers for the login of another customer as for one that does not exist, and leaves it', async () => {
    const { phone, imran } = await setUp();
    const [others, nobodys] = await Promise.all(
      [imran.login.cognitoId, 's-nobody'].map((id) => phone.call('DELETE', `${sessions}/${id}`)),
    );
    expect([others?.statusCode, others?.body]).toEqual([nobodys?.statusCode, nobodys?.body]);
    expect((await imran.call('GET', sessions)).statusCode).toBe(200);
    expect((await phone.call('GET', sessions)).body).not.toContain(imran.login.cognitoId);
  });
});
