import { describe, expect, it } from 'vitest';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { logOut } from '#src/features/login/log-out.ts';
import { loggedIn, selectApiError, selectSession } from '#src/features/session/session-slice.ts';
import { selectIsUpdating, selectPricedCart } from './priced-cart-slice.ts';
import { createCartWorld, createDevice } from './testing/device.ts';

type World = ReturnType<typeof createCartWorld>;
type Tab = ReturnType<World['openGuest']>['tab'];

const settle = ({ clock }: World) => clock.advance(60_000);
const cartIdIn = ({ store }: Tab) => selectSession(store.getState()).cartId ?? '';
const pricedIn = ({ store }: Tab) => selectPricedCart(store.getState());

function logIn({ server }: World, tab: Tab, userId = 'asha'): void {
  tab.store.dispatch(loggedIn(server.logIn(userId, cartIdIn(tab))));
}

/** A customer with a cart of an earlier visit, on another phone. */
async function withOtherPhone(world: World, ...dishes: readonly string[]) {
  const phone = createDevice({ server: world.server, clock: world.clock, random: () => 0.25 });
  const tab = phone.openTab();
  tab.add(dishes[0] ?? 'A');
  for (const dish of dishes.slice(1)) tab.add(dish);
  await settle(world);
  logIn(world, tab);
  await settle(world);
  return { phone, tab };
}

describe('SES-34 the cart of a guest at the login', () => {
  it('becomes that of a new customer', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A', 2);
    await settle(world);
    logIn(world, tab);
    await settle(world);
    expect(cartIdIn(tab)).toBe(cartId);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
    expect(tab.persistence.read(cartSync)?.ofCustomer).toBe(true);
  });

  it('is put into the cart that a known customer has, and nothing of either is lost', async () => {
    const world = createCartWorld();
    const other = await withOtherPhone(world, 'A', 'B');
    const { tab } = world.openGuest();
    tab.add('A', 2);
    tab.add('C');
    await settle(world);
    logIn(world, tab);
    await settle(world);
    expect(cartIdIn(tab)).toBe(cartIdIn(other.tab));
    const all = { 'A//': 3, 'B//': 1, 'C//': 1 };
    expect(world.server.unitsOf(cartIdIn(tab))).toEqual(all);
    expect(tab.units()).toEqual(all);
    expect(tab.messages).toEqual(['2 items from your last visit are in your cart too.']);
    other.tab.engine.look();
    await settle(world);
    expect(other.tab.units()).toEqual(all);
  });

  it('that is empty gets the lines of the account, and that is said once', async () => {
    const world = createCartWorld();
    await withOtherPhone(world, 'A', 'B');
    const { tab } = world.openGuest();
    logIn(world, tab);
    await tab.engine.sync({ urgent: true, fetch: true });
    await settle(world);
    expect(tab.units()).toEqual({ 'A//': 1, 'B//': 1 });
    await tab.engine.sync({ urgent: true, fetch: true });
    expect(tab.messages).toEqual(['2 items from your last visit are in your cart.']);
  });

  it('is put in also when it was not sent yet', async () => {
    const world = createCartWorld();
    const other = await withOtherPhone(world, 'A');
    const { tab } = world.openGuest();
    world.device.goOffline();
    tab.add('C');
    await settle(world);
    logIn(world, tab);
    world.device.goOnline();
    await settle(world);
    expect(world.server.unitsOf(cartIdIn(other.tab))).toEqual({ 'A//': 1, 'C//': 1 });
  });

  it('never goes to the cart of the customer with the version of the guest’s', async () => {
    const world = createCartWorld();
    const other = await withOtherPhone(world, 'A');
    const { tab } = world.openGuest();
    tab.add('C');
    await settle(world);
    // Both carts have version 1, and the guest's call is on its way when the login comes.
    tab.add('C');
    void tab.engine.sync({ urgent: true });
    logIn(world, tab);
    await settle(world);
    expect(world.server.unitsOf(cartIdIn(other.tab))).toEqual({ 'A//': 1, 'C//': 2 });
  });
});

describe('a 401 in the middle of a cart update', () => {
  it.each([
    ['SES-24 a guest', false],
    ['SES-25 a customer', true],
  ])('%s: the session is renewed, and the update is done once', async (_, isCustomer) => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    if (isCustomer) logIn(world, tab);
    await settle(world);
    tab.add('A');
    await settle(world);
    tab.add('A');
    world.server.expireAll();
    await settle(world);
    expect(cartIdIn(tab)).toBe(cartId);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
    expect(world.server.cart(cartId)?.version).toBe(2);
    expect(selectIsUpdating(tab.store.getState())).toBe(false);
  });

  it('SES-24 a guest whose session is not renewed goes on with the same lines in a new cart', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    await settle(world);
    tab.add('B');
    world.server.expireAll();
    world.server.refuseRenewal();
    await settle(world);
    expect(cartIdIn(tab)).not.toBe(cartId);
    expect(world.server.unitsOf(cartIdIn(tab))).toEqual({ 'A//': 1, 'B//': 1 });
    expect(tab.units()).toEqual({ 'A//': 1, 'B//': 1 });
  });

  it('SES-30 a customer whose session is not renewed keeps the lines, and after the next login none is there twice', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    logIn(world, tab);
    tab.add('A');
    await settle(world);
    tab.add('B');
    world.server.expireAll();
    world.server.refuseRenewal();
    await settle(world);
    expect(selectApiError(tab.store.getState())).toBe(false);
    expect(cartIdIn(tab)).not.toBe(cartId);
    expect(tab.units()).toEqual({ 'A//': 1, 'B//': 1 });
    world.server.refuseRenewal(false);
    tab.add('C');
    await settle(world);
    logIn(world, tab);
    await settle(world);
    expect(cartIdIn(tab)).toBe(cartId);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1, 'B//': 1, 'C//': 1 });
  });

  it('CRT-17 ORD-05 a guest’s cart that was ordered is gone where it is read', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    await settle(world);
    world.server.order(cartId);
    await world.clock.finish(tab.engine.sync({ urgent: true, fetch: true }));
    expect(tab.units()).toEqual({});
    tab.add('B');
    await settle(world);
    expect(world.server.unitsOf(cartIdIn(tab))).toEqual({ 'B//': 1 });
  });

  it('a customer’s cart that was ordered on another phone is gone here too', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    logIn(world, tab);
    tab.add('A');
    await settle(world);
    world.server.order(cartId);
    tab.engine.look();
    await settle(world);
    expect(tab.units()).toEqual({});
    tab.add('B');
    await settle(world);
    expect(cartIdIn(tab)).not.toBe(cartId);
    expect(world.server.unitsOf(cartIdIn(tab))).toEqual({ 'B//': 1 });
  });
});

describe('SES-20 a logout', () => {
  it('takes lines and prices away, leaves the customer’s cart as it was, and the next login shows it', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    logIn(world, tab);
    tab.add('A', 2);
    await settle(world);
    const out = tab.store.dispatch(logOut(() => {}));
    await world.clock.finish(out);
    expect(tab.units()).toEqual({});
    expect(pricedIn(tab)).toBeNull();
    expect(tab.persistence.read(cartSync)).toBeNull();
    await settle(world);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
    expect(tab.units()).toEqual({});
    logIn(world, tab);
    await settle(world);
    expect(tab.units()).toEqual({ 'A//': 2 });
  });

  it('in another tab stops a change that waits there', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    logIn(world, tab);
    tab.add('A');
    await settle(world);
    const second = world.device.openTab();
    await settle(world);
    second.add('B');
    await world.clock.finish(tab.store.dispatch(logOut(() => {})));
    await settle(world);
    expect(second.units()).toEqual({});
    expect(pricedIn(second)).toBeNull();
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1 });
  });
});

describe('codes', () => {
  const apply = (world: World, tab: Tab, code = 'FEAST20') =>
    world.clock.finish(tab.engine.changeCode(code, 'apply'));

  it('OFR-07 OFR-11 are applied once the cart has the lines on the screen, and removed', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    expect(await apply(world, tab)).toEqual({ applied: true, text: 'Applied' });
    expect(world.server.calls()).toEqual(['POST /items', 'GET /promo/FEAST20']);
    expect(pricedIn(tab)?.explicitPromo?.promoCode).toBe('FEAST20');
    expect(tab.persistence.read(couponCode)).toEqual({ code: 'FEAST20', cartId, waits: false });
    expect(await world.clock.finish(tab.engine.changeCode('FEAST20', 'remove'))).toEqual({
      applied: false,
      text: '',
    });
    expect(pricedIn(tab)?.explicitPromo).toBeUndefined();
    expect(tab.persistence.read(couponCode)).toBeNull();
  });

  it.each([
    ['API-050 of an offer that the cart lists', ['FEAST20'], '/cart-service/ve1/cart/'],
    ['API-052 of a coupon that it does not list', [], '/agg/cart-service/ve1/cart/'],
  ])('%s are removed by a call of their own', async (_, listed, path) => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    world.server.list(...listed);
    tab.add('A');
    await apply(world, tab);
    await world.clock.finish(tab.engine.changeCode('FEAST20', 'remove'));
    expect(world.server.cart(cartId)?.code).toBeUndefined();
    expect(world.server.log.at(-1)).toMatchObject({
      method: 'DELETE',
      path: `${path}${cartId}/promo/FEAST20`,
    });
  });

  it('OFR-09 that are refused leave the cart as it is, with the text of the server', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    expect(await apply(world, tab)).toEqual({
      applied: false,
      text: 'Please add an item to your cart first.',
      isUndecided: true,
    });
    tab.add('A');
    expect(await apply(world, tab, 'NONE')).toEqual({ applied: false, text: 'No such coupon' });
    expect(selectIsUpdating(tab.store.getState())).toBe(false);
  });

  it.each(['FEAST20', ' feast20 '])(
    'are applied where only the replies were lost, as written: %j',
    async (code) => {
      const world = createCartWorld();
      const { tab, cartId } = world.openGuest();
      tab.add('A');
      await settle(world);
      world.server.fail('lost-after', 'lost-after', 'lost-after', 'lost-after');
      expect(await apply(world, tab, code)).toEqual({ applied: true, text: '' });
      expect(world.server.cart(cartId)?.version).toBe(2);
      expect(pricedIn(tab)?.explicitPromo?.promoCode).toBe('FEAST20');
      expect(tab.persistence.read(couponCode)?.code).toBe('FEAST20');
    },
  );

  it.each(['error-500', 'lost-before'] as const)(
    'that get no answer (%s) keep neither lines nor prices back, also after a reload',
    async (fault) => {
      const world = createCartWorld();
      const { tab, cartId } = world.openGuest();
      tab.add('A');
      await settle(world);
      world.server.faultsAre(({ path }) => (path.includes('/promo/') ? fault : undefined));
      expect(await apply(world, tab)).toEqual({ applied: false, text: '', isUndecided: true });
      tab.add('A');
      await settle(world);
      expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
      const reloaded = world.device.openTab();
      await settle(world);
      expect(reloaded.store.getState()).toMatchObject({ pricedCart: { refusal: null } });
      expect(world.server.calls().filter((call) => call.includes('promo')).length).toBeLessThanOrEqual(4);
    },
  );

  it('OFR-10 go with the lines at the login, where the account’s cart has none', async () => {
    const world = createCartWorld();
    const other = await withOtherPhone(world, 'B');
    const { tab } = world.openGuest();
    tab.add('A');
    await apply(world, tab);
    logIn(world, tab);
    await settle(world);
    expect(world.server.cart(cartIdIn(other.tab))?.code).toBe('FEAST20');
    expect(tab.persistence.read(couponCode)).toEqual({
      code: 'FEAST20',
      cartId: cartIdIn(other.tab),
      waits: false,
    });
  });

  it('OFR-10 that get no answer at the login are told with a reason', async () => {
    const world = createCartWorld();
    await withOtherPhone(world, 'B');
    const { tab } = world.openGuest();
    tab.add('A');
    await apply(world, tab);
    world.server.faultsAre(({ path }) => (path.includes('/promo/') ? 'lost-before' : undefined));
    logIn(world, tab);
    await settle(world);
    expect(tab.messages).toContain('FEAST20 was not applied: Something Went Wrong. Please Try Again.');
  });

  it('OFR-10 that another phone has removed are kept no longer', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    logIn(world, tab);
    tab.add('A');
    await apply(world, tab);
    const { tab: other } = await withOtherPhone(world, 'B');
    await world.clock.finish(other.engine.changeCode('FEAST20', 'remove'));
    tab.engine.look();
    await settle(world);
    expect(pricedIn(tab)?.explicitPromo).toBeUndefined();
    expect(tab.persistence.read(couponCode)).toBeNull();
  });

  it('OFR-10 that wait for a guest’s cart are not applied to that of the account', async () => {
    const world = createCartWorld();
    const other = await withOtherPhone(world, 'B');
    const { tab, cartId } = world.openGuest();
    tab.persistence.write(couponCode, { code: 'FEAST20', cartId, waits: true });
    tab.add('A');
    await settle(world);
    logIn(world, tab);
    await settle(world);
    expect(world.server.unitsOf(cartIdIn(other.tab))).toEqual({ 'A//': 1, 'B//': 1 });
    expect(world.server.cart(cartIdIn(other.tab))?.code).toBeUndefined();
  });

  it('OFR-10 of an old cart are not applied to a new one', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    await apply(world, tab);
    world.server.order(cartId);
    tab.add('A');
    await settle(world);
    expect(tab.units()).toEqual({});
    tab.add('B');
    await settle(world);
    expect(world.server.cart(cartIdIn(tab))?.code).toBeUndefined();
    expect(world.server.calls().filter((call) => call.includes('promo'))).toHaveLength(1);
  });
});

it('API-046 another store prices the lines anew at once, and a store that was chosen offline when there is a connection', async () => {
  const world = createCartWorld();
  const { tab } = world.openGuest();
  tab.add('A');
  await settle(world);
  tab.store.dispatch(storeChosen({ storeId: '20002' }));
  await world.clock.advance(1);
  expect(world.server.calls()).toEqual(['POST /items', 'PATCH /']);
  expect(pricedIn(tab)?.storeId).toBe('20002');
  world.device.goOffline();
  tab.store.dispatch(storeChosen({ storeId: '20003' }));
  await settle(world);
  world.device.goOnline();
  await settle(world);
  expect(pricedIn(tab)?.storeId).toBe('20003');
});
