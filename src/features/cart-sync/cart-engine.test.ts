import { describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { headerNames } from '#schemas/header-names.ts';
import { constants } from '#src/config/constants.ts';
import { selectCartRefusal, selectIsUpdating, selectPricedCart } from './priced-cart-slice.ts';
import { createCartWorld } from './testing/device.ts';
import { unitPrice } from './testing/cart-server.ts';

const wait = constants.cart.updateDelayMs;

type World = ReturnType<typeof createCartWorld>;
type Tab = ReturnType<World['openGuest']>['tab'];

const priceIn = ({ store }: Tab) => selectPricedCart(store.getState())?.displayNetPrice;
const isUpdating = ({ store }: Tab) => selectIsUpdating(store.getState());
const refusalIn = ({ store }: Tab) => selectCartRefusal(store.getState());

/** Moves the time until nothing happens any more, as after a minute. */
const settle = ({ clock }: World) => clock.advance(60_000);

describe('changes of the cart', () => {
  it('CRT-10 API-045 a quantity that is pressed 30 times gives one call, 500 ms after the last press, with the right total', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    for (let presses = 0; presses < 25; presses += 1) {
      tab.add('A');
      await world.clock.advance(wait - 1);
    }
    for (let presses = 0; presses < 5; presses += 1) tab.setQuantity('A', 24 - presses);
    expect(world.server.calls()).toEqual([]);
    expect(isUpdating(tab)).toBe(true);
    await world.clock.advance(wait);
    expect(world.server.calls()).toEqual(['POST /items']);
    expect(priceIn(tab)).toBe(20 * unitPrice);
    expect(isUpdating(tab)).toBe(false);
  });

  it('CRT-04 CRT-05 API-044 sends all lines with what was chosen, and later changes as PUT with the version', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    tab.add('A');
    await world.clock.advance(wait);
    tab.setQuantity('A', 3);
    await world.clock.advance(wait);
    expect(world.server.calls()).toEqual(['POST /items', 'PUT /items']);
    expect(world.server.log.at(-1)?.body).toEqual({
      version: 1,
      items: [
        {
          id: 'A//',
          productId: 'A',
          item_name: 'Dish A',
          quantity: 3,
          price: 10_000,
          addonIds: [],
          options: [],
        },
      ],
    });
  });

  it('each write has an id of its own, which contains the user id', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    for (const quantity of [1, 2, 3]) {
      if (quantity === 1) tab.add('A');
      else tab.setQuantity('A', quantity);
      await world.clock.advance(wait);
    }
    const ids = world.server.log.map(({ headers }) => headers[headerNames.requestId] ?? '');
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^\d+guest-1$/);
  });

  it.each([
    ['menu', 'PUT /', 'source=menu'],
    ['home', 'PUT /', 'source=home'],
    ['cart', 'PUT /items', ''],
  ] as const)('API-048 a change on the page %s is sent by %s %s', async (page, call, query) => {
    const world = createCartWorld();
    const { tab } = world.openGuest({ page });
    tab.add('A');
    await world.clock.advance(wait);
    tab.add('B');
    await world.clock.advance(wait);
    expect(world.server.calls()).toEqual(['POST /items', call]);
    expect(world.server.log.at(-1)?.query).toBe(query);
  });

  it('a change that is taken back within the wait is not sent, and the price holds again', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    tab.add('A');
    await world.clock.advance(wait);
    tab.add('A');
    expect(isUpdating(tab)).toBe(true);
    tab.setQuantity('A', 1);
    await world.clock.advance(wait);
    expect(world.server.calls()).toEqual(['POST /items']);
    expect(isUpdating(tab)).toBe(false);
  });

  it('CRT-10 a reload in the middle of the wait loses nothing, and does nothing twice', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A', 2);
    await world.clock.advance(wait - 1);
    tab.kill();
    const reloaded = world.device.openTab();
    expect(reloaded.quantityOf('A')).toBe(2);
    await settle(world);
    expect(world.server.calls()).toEqual(['POST /items']);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
  });

  it('an empty cart is sent too', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    await world.clock.advance(wait);
    tab.setQuantity('A', 0);
    await world.clock.advance(wait);
    expect(world.server.unitsOf(cartId)).toEqual({});
  });

  it('API-043 a page that shows the cart reads it, without the wait where something is to be sent', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    tab.add('A');
    await world.clock.finish(tab.engine.sync({ urgent: true }));
    expect(world.server.calls()).toEqual(['POST /items']);
    await world.clock.finish(tab.engine.sync({ urgent: true, fetch: true }));
    expect(world.server.calls()).toEqual(['POST /items', 'GET /']);
    expect(priceIn(tab)).toBe(unitPrice);
  });
});

describe('a call that goes wrong', () => {
  it.each([
    ['is lost on its way there', ['lost-before', 'lost-before'], 1],
    ['is done, and its reply is lost', ['lost-after', 'lost-after'], 1],
    ['is lost four times on its way', ['lost-before', 'lost-before', 'lost-before', 'lost-before'], 2],
    [
      'is done, and its reply is lost four times',
      ['lost-after', 'lost-after', 'lost-after', 'lost-after'],
      2,
    ],
    ['is answered by "<html>"', ['html', 'html'], 1],
    ['is answered by "<html>" four times', ['html', 'html', 'html', 'html'], 2],
    ['fails in the server', ['error-500'], 2],
    ['meets an expired session', ['expired'], 1],
  ] as const)('loses and doubles nothing when it %s', async (_, faults, looks) => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    world.server.fail(...faults);
    tab.add('A');
    await settle(world);
    if (looks > 1) {
      expect(refusalIn(tab)).not.toBeNull();
      tab.add('B');
      await settle(world);
      expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1, 'B//': 1 });
    } else expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1 });
    expect(refusalIn(tab)).toBeNull();
    expect(isUpdating(tab)).toBe(false);
    const ids = world.server.log
      .filter(({ body }) => body.items?.length === 1)
      .map(({ headers }) => headers[headerNames.requestId]);
    expect(new Set(ids).size).toBe(1);
  });

  it('REQ-28 a connection that is reset twice off the cart page is silent', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest({ page: 'menu' });
    world.server.fail('lost-before', 'lost-before');
    tab.add('A');
    await settle(world);
    expect(tab.popups).toEqual([]);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1 });
  });

  it('REQ-27 REQ-29 on the cart page a connection that is reset four times is told, and the customer can try again', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest({ page: 'cart' });
    world.server.fail('lost-before', 'lost-before', 'lost-before', 'lost-before');
    tab.add('A');
    await settle(world);
    expect(tab.popups).toHaveLength(1);
    expect(refusalIn(tab)).toMatchObject({ code: 'RETRY_FAILED', text: 'Retry Failed' });
    await world.clock.finish(tab.engine.sync({ urgent: true, fetch: true, forced: true }));
    expect(refusalIn(tab)).toBeNull();
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1 });
  });

  it('REQ-31 a refusal by "<html>" is kept and told, and the lines stay', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    world.server.fail('html', 'html', 'html', 'html');
    tab.add('A');
    await settle(world);
    expect(refusalIn(tab)?.code).toBe('BAD_RESPONSE');
    expect(tab.quantityOf('A')).toBe(1);
  });

  it('a tab that is ended before the reply came leaves its write to the next one, which repeats it', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    world.server.fail('lost-after');
    tab.add('A');
    await world.clock.advance(wait);
    tab.kill();
    const next = world.device.openTab();
    next.add('A');
    await settle(world);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
    expect(world.server.cart(cartId)?.version).toBe(2);
  });

  it('a write that the server has forgotten after a day is not done twice', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    await settle(world);
    world.server.fail('lost-after', 'lost-after', 'lost-after', 'lost-after');
    tab.add('A');
    await settle(world);
    world.server.forgetReplies();
    await world.clock.advance(25 * 60 * 60 * 1_000);
    tab.engine.look();
    await settle(world);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
    expect(tab.quantityOf('A')).toBe(2);
  });

  it('offline, changes wait and are sent once, in the order of the customer', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest({ page: 'cart' });
    world.device.goOffline();
    tab.add('A');
    await settle(world);
    tab.add('B', 2);
    tab.setQuantity('A', 4);
    await settle(world);
    expect(world.server.calls()).toEqual([]);
    expect(refusalIn(tab)?.code).toBe('OFFLINE');
    expect(tab.popups).toEqual([]);
    world.device.goOnline();
    await settle(world);
    expect(world.server.calls()).toEqual(['POST /items']);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 4, 'B//': 2 });
    expect(refusalIn(tab)).toBeNull();
  });
});

describe('a cart that the server refuses', () => {
  const advance = 'This store is closed right now. You can place the order for later.';

  it.each([
    ['CRT-16 the code for ordering ahead', '2.ADVANCEORDER', 'Come back tomorrow'],
    ['CRT-18 a text about a store that is offline', '2.STOREOFF', 'Indiranagar is offline at the moment.'],
  ])('CRT-19 %s shows the text about ordering ahead, and keeps the lines', async (_, code, text) => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    world.server.refuseLines(409, code, text);
    tab.add('A');
    await settle(world);
    expect(refusalIn(tab)).toMatchObject({ code, text: advance });
    expect(tab.quantityOf('A')).toBe(1);
    world.server.takeLines();
    tab.add('A');
    await settle(world);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 2 });
  });

  it('CRT-16 CRT-17 CRT-19 codes and text are those of the configuration', async () => {
    const world = createCartWorld();
    const { tab } = world.openGuest();
    const configured = {
      advanceOrderCode: '9.LATER',
      advanceOrderText: 'Tomorrow.',
      invalidCartCode: '9.CLOSED',
    };
    tab.store.dispatch(pageConfigReceived({ ...defaultConfig, ...configured }));
    world.server.refuseLines(409, '9.LATER', 'Closed.');
    tab.add('A');
    await settle(world);
    expect(refusalIn(tab)).toMatchObject({ code: '9.LATER', text: 'Tomorrow.' });
    world.server.refuseLines(409, '9.CLOSED', 'This cart is an order.');
    tab.add('A');
    await settle(world);
    expect(tab.units()).toEqual({});
    expect(tab.messages).toEqual(['This cart is an order.']);
  });

  it('CRT-17 a cart that became an order is emptied with a message, and the next dish begins a new one', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    tab.add('A');
    await settle(world);
    world.server.order(cartId);
    tab.add('A');
    await settle(world);
    expect(tab.units()).toEqual({});
    expect(tab.messages).toEqual(['This cart has been ordered.']);
    tab.add('B');
    await settle(world);
    const next = selectPricedCart(tab.store.getState())?.cartId ?? '';
    expect(next).not.toBe(cartId);
    expect(tab.persistence.read(cartSync)?.cartId).toBe(next);
    expect(world.server.unitsOf(next)).toEqual({ 'B//': 1 });
  });

  it('shows the text of any other refusal, and sends the next change as a new write', async () => {
    const world = createCartWorld();
    const { tab, cartId } = world.openGuest();
    world.server.refuseLines(422, 'CART_TOO_LARGE', 'A cart cannot hold more than 250 items.');
    tab.add('A');
    await settle(world);
    expect(refusalIn(tab)?.text).toBe('A cart cannot hold more than 250 items.');
    world.server.takeLines();
    tab.add('B');
    await settle(world);
    expect(world.server.unitsOf(cartId)).toEqual({ 'A//': 1, 'B//': 1 });
  });
});
