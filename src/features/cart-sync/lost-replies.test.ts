import { expect, it } from 'vitest';
import { loggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { selectIsUpdating, selectPricedCart } from './priced-cart-slice.ts';
import { unitPrice } from './testing/cart-server.ts';
import { createCartWorld, createDevice } from './testing/device.ts';

type World = ReturnType<typeof createCartWorld>;
type Tab = ReturnType<World['openGuest']>['tab'];

const hourMs = 60 * 60 * 1_000;
const settle = ({ clock }: World) => clock.advance(60_000);
const cartIdIn = ({ store }: Tab) => selectSession(store.getState()).cartId ?? '';

function logIn({ server }: World, tab: Tab): void {
  tab.store.dispatch(loggedIn(server.logIn('asha', cartIdIn(tab))));
}

/** The server does the change, and none of the replies arrives. */
async function addWithoutReply(world: World, tab: Tab, dish: string): Promise<void> {
  world.server.fail('lost-after', 'lost-after', 'lost-after', 'lost-after');
  tab.add(dish);
  await settle(world);
}

it('SES-30 a customer whose session ended before a reply arrived finds nothing twice after the next login', async () => {
  const world = createCartWorld();
  const { tab, cartId } = world.openGuest();
  logIn(world, tab);
  tab.add('A');
  await settle(world);
  await addWithoutReply(world, tab, 'A');
  world.server.expireAll();
  world.server.refuseRenewal();
  tab.engine.look();
  await settle(world);
  expect(tab.units()).toEqual({ 'A//': 2 });
  expect(cartIdIn(tab)).not.toBe(cartId);
  world.server.refuseRenewal(false);
  logIn(world, tab);
  await settle(world);
  expect(cartIdIn(tab)).toBe(cartId);
  expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
  expect(tab.units()).toEqual({ 'A//': 2 });
});

it('a write that is repeated hours later does not show the cart of that time', async () => {
  const world = createCartWorld();
  const { tab, cartId } = world.openGuest();
  logIn(world, tab);
  tab.add('A');
  await settle(world);
  await addWithoutReply(world, tab, 'A');
  const other = createDevice({ server: world.server, clock: world.clock, random: () => 0.25 }).openTab();
  logIn(world, other);
  await settle(world);
  other.add('B');
  await settle(world);
  expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2, 'B//': 1 });
  await world.clock.advance(15 * hourMs);
  await world.clock.finish(tab.engine.sync({ urgent: true, fetch: true }));
  expect(tab.units()).toEqual({ 'A//': 2, 'B//': 1 });
  expect(selectPricedCart(tab.store.getState())?.displayNetPrice).toBe(3 * unitPrice);
  expect(selectIsUpdating(tab.store.getState())).toBe(false);
});

it('the lines of a cart that the server has removed after a long time are sent again with the next dish', async () => {
  const world = createCartWorld();
  const { tab, cartId } = world.openGuest({ page: 'menu' });
  tab.add('A', 2);
  await settle(world);
  world.server.removeCart(cartId);
  tab.add('B');
  await settle(world);
  expect(tab.units()).toEqual({ 'A//': 2, 'B//': 1 });
  expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2, 'B//': 1 });
});

it.each([
  ['was done', 'lost-after'],
  ['was not done', 'lost-before'],
] as const)(
  'SES-34 a guest’s change that %s before its reply was lost is there once after a login that takes the cart over',
  async (_, fault) => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest({ page: 'cart' });
    tab.add('A');
    await settle(world);
    let tries = 0;
    world.server.faultsAre(({ method }) => {
      if (method !== 'PUT') return undefined;
      tries += 1;
      // The login is done between the first try and the next one, which still has the credentials of the guest.
      if (tries === 2) queueMicrotask(() => logIn(world, tab));
      if (tries === 2) world.server.logIn('asha', cartId);
      return tries === 1 ? fault : undefined;
    });
    tab.add('A');
    await settle(world);
    tab.engine.look();
    await settle(world);
    expect(tries).toBeGreaterThan(2);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
    expect(tab.units()).toEqual({ 'A//': 2 });
  },
);
