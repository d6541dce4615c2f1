import { expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { loggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { createCartWorld, createDevice } from './testing/device.ts';

const minute = 60_000;

it('CRT-10 a change that two tabs know of is sent by one of them', async () => {
  const world = createCartWorld();
  const { tab } = world.openGuest();
  const second = world.device.openTab();
  tab.add('A');
  await world.clock.advance(minute);
  expect(second.units()).toEqual({ 'A//': 1 });
  expect(world.server.calls()).toEqual(['POST /items']);
});

it('a tab that cannot wait for the lock repeats the write of the other, and it is done once', async () => {
  const world = createCartWorld();
  const { tab, cartId } = world.openGuest({ isLocked: false });
  const second = world.device.openTab({ isLocked: false });
  tab.add('A');
  await world.clock.advance(1);
  void tab.engine.sync({ urgent: true });
  void second.engine.sync({ urgent: true });
  await world.clock.advance(minute);
  const ids = world.server.log.map(({ headers }) => headers[headerNames.requestId]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  tab.setQuantity('A', 3);
  await world.clock.advance(minute);
  expect(second.units()).toEqual({ 'A//': 3 });
  expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 3 });
  expect(world.server.cart(cartId)?.version).toBe(2);
});

it('SES-24 SES-34 the call of a guest is not sent again for the cart of the customer who logs in in another tab', async () => {
  const world = createCartWorld();
  const phone = createDevice({ server: world.server, clock: world.clock, random: () => 0.25 }).openTab();
  phone.add('B');
  await world.clock.advance(minute);
  const account = selectSession(phone.store.getState()).cartId ?? '';
  phone.store.dispatch(loggedIn(world.server.logIn('asha', account)));
  await world.clock.advance(minute);

  const { tab, cartId } = world.openGuest();
  const second = world.device.openTab();
  tab.add('A');
  await world.clock.advance(minute);
  expect(world.server.cart(cartId)?.version).toBe(world.server.cart(account)?.version);
  let isFirst = true;
  world.server.faultsAre(({ method }) => {
    if (method !== 'PUT' || !isFirst) return undefined;
    isFirst = false;
    // The guest's session ends with the login, while the call of the first tab is on its way.
    second.store.dispatch(loggedIn(world.server.logIn('asha', cartId)));
    return 'expired';
  });
  tab.add('A');
  await world.clock.advance(minute);
  expect(world.server.unitsOf(account)).toEqual({ 'A//': 2, 'B//': 1 });
  expect(tab.units()).toEqual({ 'A//': 2, 'B//': 1 });
});
