import { expect, it, vi } from 'vitest';
import { createMessagesDue } from '../sms/messages-due.ts';
import { createLogger } from '../http/logger.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, customerHeaders, guestHeaders, loginHeaders } from '../testing/test-app.ts';
import { logIn } from '../testing/customers.ts';
import { readSettings, sandboxAuthorToken } from '../settings.ts';
import { registeredTexts } from '../sms/sms-module.ts';
import { createPush } from './create-push.ts';
import type { Outcome } from './push.ts';
import { createSubscriptionsRepository } from './subscriptions-repository.ts';

vi.setConfig({ testTimeout: 30_000 });

const url = '/customer-service/ve1/user/push';
const day = 24 * 3_600_000;
const mobile = '9876543210';
const device = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});
const onItsWay = {
  id: 'on-its-way:o-1',
  mobile,
  template: 'orderOnItsWay' as const,
  values: { order: '100001', domain: 'shop.example' },
};
const texts = registeredTexts(readSettings({}));
const log = createLogger('silent');

describeDatabases('push messages', (open) => {
  async function setUp() {
    const db = await open();
    const env = { REFRESH_TTL_SECONDS: `${(365 * day) / 1000}` };
    const test = await createTestApp(db, { shop: false, authorToken: sandboxAuthorToken, env });
    const asha = await customerHeaders(test, { userId: 'u-asha', mobile });
    const subscriptions = createSubscriptionsRepository(db, test.clock.now);
    const call = (method: 'GET' | 'PUT' | 'DELETE', headers: Record<string, string>, payload?: object) =>
      test.ask({ method, url, headers, ...(payload && { payload }) });
    const isOn = async (headers = asha) => (await call('GET', headers)).json().data.isOn as boolean;
    const endpoints = async () => (await subscriptions.devicesOf(mobile)).map(({ endpoint }) => endpoint);
    return { ...test, db, asha, call, isOn, subscriptions, endpoints };
  }

  it('go to a device from when its customer agrees until its customer ends it', async () => {
    const { call, asha, isOn, endpoints } = await setUp();
    const before = (await call('GET', asha)).json().data;
    expect(before).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), isOn: false });
    expect((await call('PUT', asha, device('one'))).statusCode).toBe(200);
    expect(await isOn()).toBe(true);
    // The browser has given it another address.
    await call('PUT', asha, device('two'));
    expect(await endpoints()).toEqual([device('two').endpoint]);
    await call('DELETE', asha);
    expect(await isOn()).toBe(false);
    expect(await endpoints()).toEqual([]);
  });

  it('go to nobody who is not logged in, and to no address besides those of push services', async () => {
    const { call, asha, sessions, isOn } = await setUp();
    const guest = guestHeaders(await sessions.createGuest());
    expect((await call('PUT', guest, device('one'))).statusCode).toBe(403);
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'http://fcm.googleapis.com/x',
    ]) {
      expect((await call('PUT', asha, { ...device('one'), endpoint })).statusCode).toBe(400);
    }
    expect(await isOn()).toBe(false);
  });

  it('end with the login: after a logout, where another ends it, and where somebody else logs in on the device', async () => {
    const { call, asha, ask, endpoints, sessions, customers, isOn } = await setUp();
    await call('PUT', asha, device('one'));
    const other = loginHeaders(await logIn({ sessions, customers }, { userId: 'u-asha', mobile }));
    await call('PUT', other, device('two'));
    expect(await endpoints()).toHaveLength(2);
    await ask({
      method: 'DELETE',
      url: '/customer-service/ve1/user/sessions',
      headers: other,
    });
    expect(await endpoints()).toEqual([device('two').endpoint]);
    const imran = loginHeaders(await logIn({ sessions, customers }, { userId: 'u-imran' }));
    await call('PUT', imran, device('two'));
    expect(await endpoints()).toEqual([]);
    expect(await isOn(imran)).toBe(true);
  });

  it('expire when the browser says so', async () => {
    const { call, asha, clock, endpoints, removeExpired, db } = await setUp();
    await call('PUT', asha, { ...device('one'), expirationTime: clock.now() + day });
    clock.forward(day);
    expect(await endpoints()).toEqual([]);
    await removeExpired();
    expect(await db.selectFrom('push_subscriptions').select('family_id').execute()).toEqual([]);
  });

  it('end 90 days after the last visit, and a visit does not change when the browser ends them', async () => {
    const { call, ask, clock, endpoints, removeExpired, sessions, customers } = await setUp();
    const open = async (name: string, expirationTime: number | null) => {
      const login = await logIn({ sessions, customers }, { userId: 'u-asha', mobile });
      await call('PUT', loginHeaders(login), { ...device(name), expirationTime });
      /** The app is opened: its credentials have expired, and are refreshed. */
      return async () => {
        const payload = { userId: 'u-asha', refreshToken: login.credentials.refreshToken };
        const reply = await ask({ method: 'POST', url: '/loginhandler/refreshtoken', payload });
        expect(reply.statusCode).toBe(200);
      };
    };
    const visitPhone = await open('phone', null);
    const visitTablet = await open('tablet', clock.now() + 100 * day);
    await open('forgotten', null);
    clock.forward(60 * day);
    await visitPhone();
    await visitTablet();
    clock.forward(30 * day);
    expect((await endpoints()).toSorted()).toEqual([device('phone').endpoint, device('tablet').endpoint]);
    clock.forward(30 * day);
    await removeExpired();
    expect(await endpoints()).toEqual([device('phone').endpoint]);
    clock.forward(30 * day);
    expect(await endpoints()).toEqual([]);
  });

  it('say what the text message says, once for each device, and the sandbox shows them', async () => {
    const { db, call, asha, clock, settleDue, get } = await setUp();
    await call('PUT', asha, device('one'));
    const due = createMessagesDue({
      db,
      now: clock.now,
      sms: { sends: () => true, send: async () => {} },
      texts,
      log,
    });
    await due.put(onItsWay, { dueAt: clock.now(), until: clock.now() + 600_000 }, db);
    await settleDue();
    const [texted] = await db.selectFrom('sms_outbox').select('body').execute();
    const pushed = await db.selectFrom('push_outbox').select(['body', 'path']).execute();
    expect(texted?.body).toContain('100001');
    expect(pushed).toEqual([{ body: texted?.body, path: '/track?orderHistoryId=o-1' }]);
    const page = await get('/sandbox/push', { host: 'localhost:3000' });
    expect(page.body).toContain('100001');
    expect(page.body).toContain('Chrome on Android');
    expect(await db.selectFrom('messages_due').select('id').execute()).toEqual([]);
  });

  it('forget a device that the push service does not know any more', async () => {
    const { call, asha, subscriptions, endpoints } = await setUp();
    await call('PUT', asha, device('one'));
    const push = createPush({ subscriptions, deliver: async () => 'gone', pathOf: () => '/track', log });
    expect(await push.send({ id: 'a', mobile, body: 'Hello', goodForMs: 1000, to: null })).toEqual([]);
    expect(await endpoints()).toEqual([]);
  });

  it('are tried again where a push service fails, and the text message is not sent twice', async () => {
    const { db, call, asha, clock, subscriptions } = await setUp();
    await call('PUT', asha, device('one'));
    const outcomes: Outcome[] = ['failed', 'sent'];
    const send = vi.fn(async () => {});
    const deliver = vi.fn(async () => outcomes.shift() ?? ('sent' as const));
    const due = createMessagesDue({
      db,
      now: clock.now,
      sms: { sends: () => true, send },
      push: createPush({ subscriptions, deliver, pathOf: () => '/track', log }),
      texts,
      log,
    });
    await due.put(onItsWay, { dueAt: clock.now(), until: clock.now() + 600_000 }, db);
    await due.runDue();
    clock.forward(20_000);
    await due.runDue();
    await due.runDue();
    expect(send).toHaveBeenCalledOnce();
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(await db.selectFrom('messages_due').select('id').execute()).toEqual([]);
  });

  it('are tried again on the devices whose push service fails, and no other device gets them twice', async () => {
    const { db, call, asha, clock, subscriptions, sessions, customers } = await setUp();
    await call('PUT', asha, device('works'));
    const other = loginHeaders(await logIn({ sessions, customers }, { userId: 'u-asha', mobile }));
    await call('PUT', other, device('fails'));
    const told: string[] = [];
    let isAway = true;
    const due = createMessagesDue({
      db,
      now: clock.now,
      sms: undefined,
      push: createPush({
        subscriptions,
        async deliver({ endpoint }) {
          told.push(endpoint.slice(endpoint.lastIndexOf('/') + 1));
          return isAway && endpoint === device('fails').endpoint ? 'failed' : 'sent';
        },
        pathOf: () => '/track',
        log,
      }),
      texts,
      log,
    });
    await due.put(onItsWay, { dueAt: clock.now(), until: clock.now() + 600_000 }, db);
    await due.runDue();
    expect(told.toSorted()).toEqual(['fails', 'works']);
    for (const away of [true, false]) {
      isAway = away;
      clock.forward(20_000);
      await due.runDue();
    }
    expect(told.slice(2)).toEqual(['fails', 'fails']);
    expect(await db.selectFrom('messages_due').select('id').execute()).toEqual([]);
  });
});
