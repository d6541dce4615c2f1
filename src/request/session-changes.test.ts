import { expect, it } from 'vitest';
import { refreshingWorld, unlessRenewed } from './testing/refreshing-world.ts';
import {
  createRequestWorld,
  customer,
  customerCredentials,
  endpoint,
  guest,
} from './testing/request-world.ts';

const a = endpoint('GET', '/a');
const asCustomer = { isLoggedIn: true, userId: 'user-7', credentials: customerCredentials };

it('SES-23 what a customer asked for is sent again with the renewed token', async () => {
  const world = refreshingWorld({ 'GET /a': unlessRenewed }, customer);
  expect(await world.request.call(a)).toEqual({ ok: true, data: 'fine' });
  expect(world.to('/a').map(({ headers }) => [headers['x-user-id'], headers['x-auth-token']])).toEqual([
    ['user-7', 'access-1'],
    ['user-7', 'access-r1'],
  ]);
});

it('SES-30 a session that is refused after its guest has logged in says nothing of the login', async () => {
  let answer = () => {};
  const gate = new Promise<object>((resolve) => {
    answer = () => resolve({ status: 401 });
  });
  const world = refreshingWorld({
    'POST /refreshtoken': () => gate,
    'GET /a': ({ headers }) => (headers['x-auth-token'] === 'access-1' ? { json: 'fine' } : { status: 401 }),
  });
  const work = world.request.call(a);
  await world.clock.advance(0);
  world.setSession(asCustomer);
  answer();
  expect(await work).toEqual({ ok: true, data: 'fine' });
  expect(world.counts.sessionFailed).toBe(0);
  expect(world.popups).toEqual([]);
});

it('SES-28 what a guest asked for before the login is renewed once more as the customer', async () => {
  const renewals = [asCustomer, { credentials: { accessToken: 'access-r2' } }];
  const world = createRequestWorld({
    session: guest,
    script: {
      'GET /a': ({ headers }) =>
        headers['x-auth-token'] === 'access-r2' ? { json: 'fine' } : { status: 401 },
    },
    async renew() {
      world.setSession(renewals.shift() ?? {});
      return { ok: true, data: undefined };
    },
  });
  expect(await world.request.call(a)).toEqual({ ok: true, data: 'fine' });
  expect(world.to('/a').map(({ headers }) => headers['x-auth-token'])).toEqual([
    'key-1',
    'access-1',
    'access-r2',
  ]);
});

it.each([
  ['a guest', { ...guest }],
  ['another customer', { ...customer, userId: 'user-8', credentials: { accessToken: 'access-other' } }],
])('never replays what a customer asked for as %s', async (_, after) => {
  let change = () => {};
  const world = refreshingWorld({ 'GET /a': () => (change(), { status: 401 }) }, customer);
  change = () => world.setSession(after);
  expect(await world.refusalOf(world.request.call(a))).toMatchObject({
    kind: 'session',
    code: 'SESSION_ENDED',
  });
  expect(world.to('/a')).toHaveLength(1);
  expect(world.refreshes()).toBe(0);
});

it.each([
  ['a guest', { ...guest }],
  ['another customer', { ...customer, userId: 'user-8', credentials: { accessToken: 'access-other' } }],
])('REQ-26 never sends again as %s what a customer asked for and got no answer to', async (_, after) => {
  const key = 'POST /order-service/ve3/orders/confirm';
  const world = createRequestWorld({ session: customer, script: { [key]: ['network', {}] } });
  const work = world.request.call(endpoint('POST', '/order-service/ve3/orders/confirm'), {
    body: { cartId: 'cart-1' },
  });
  await world.clock.advance(0);
  world.setSession({ ...after, cartId: 'cart-other' });
  expect(await world.refusalOf(work)).toMatchObject({ kind: 'session', code: 'SESSION_ENDED' });
  expect(world.sent).toHaveLength(1);
  expect(world.visiblePopup()).toBeNull();
});

it('REQ-26 what says nothing of who asks is sent again whoever is there by then', async () => {
  const path = '/order-service/ve3/orders/confirm';
  const world = createRequestWorld({ session: customer, script: { [`POST ${path}`]: ['network', {}] } });
  const work = world.request.call({ ...endpoint('POST', path), auth: 'none' });
  await world.clock.advance(0);
  world.setSession({ ...guest, cartId: 'cart-other' });
  expect(await world.finish(work)).toMatchObject({ ok: true });
  expect(world.sent).toHaveLength(2);
});

it('REQ-26 what a guest asked for and got no answer to is sent again after the login', async () => {
  const key = 'POST /order-service/ve3/orders/confirm';
  const world = createRequestWorld({ script: { [key]: ['network', {}] } });
  const work = world.request.call(endpoint('POST', '/order-service/ve3/orders/confirm'));
  await world.clock.advance(0);
  world.setSession(asCustomer);
  expect(await world.finish(work)).toMatchObject({ ok: true });
  expect(world.sent.map(({ headers }) => headers['x-user-id'])).toEqual(['guest-1', 'user-7']);
});
