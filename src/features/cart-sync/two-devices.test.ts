import { expect, it } from 'vitest';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { logOut } from '#src/features/login/log-out.ts';
import {
  loggedIn,
  selectIsLoggedIn,
  selectSession,
  sessionCreated,
} from '#src/features/session/session-slice.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { selectCartRefusal, selectIsUpdating, selectPricedCart } from './priced-cart-slice.ts';
import { createCartServer, type Fault, unitPrice } from './testing/cart-server.ts';
import { createDevice, type Tab } from './testing/device.ts';

/** 0 ≤ n < 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const faults: readonly Fault[] = ['lost-before', 'lost-after', 'html', 'error-500', 'expired'];
const dishes = ['A', 'B', 'C', 'D'] as const;
/** Whoever takes a dish out is the only one who does: then the right number is known, whoever sends first. */
const takenBy = [
  ['A', 'B'],
  ['C', 'D'],
] as const;

async function live(seed: number) {
  const random = seeded(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const clock = createFakeClock();
  const server = createCartServer();
  const expected = new Map<string, number>();
  const settle = () => clock.advance(60_000);

  const phones = [0, 1].map((index) => {
    const device = createDevice({ server, clock, random });
    return { index, device, tabs: [device.openTab()], isOnline: true };
  });
  type Phone = (typeof phones)[number];

  const anyTab = ({ tabs }: Phone): Tab => tabs[upTo(tabs.length)]!;

  async function logIn({ tabs: [tab] }: Phone) {
    if (!tab) return;
    const { cartId } = selectSession(tab.store.getState());
    tab.store.dispatch(loggedIn(server.logIn('asha', cartId ?? '')));
    await settle();
  }

  /** Counts what a change really was: a cart that is full takes nothing. */
  async function change(tab: Tab, dish: string, run: () => void) {
    const before = tab.quantityOf(dish);
    run();
    expected.set(dish, (expected.get(dish) ?? 0) + tab.quantityOf(dish) - before);
    await clock.advance(0);
  }

  const isSettled = ({ tabs: [tab], isOnline }: Phone) => {
    const record = tab?.persistence.read(cartSync);
    const lines = Object.fromEntries((record?.lines ?? []).map(({ key, quantity }) => [key, quantity]));
    return (
      isOnline && record && !record.pending && JSON.stringify(lines) === JSON.stringify(tab?.units() ?? {})
    );
  };

  const deeds: readonly ((phone: Phone) => unknown)[] = [
    (phone) => {
      const tab = anyTab(phone);
      const dish = dishes[upTo(4)]!;
      return change(tab, dish, () => tab.add(dish));
    },
    (phone) => {
      const tab = anyTab(phone);
      const dish = takenBy[phone.index]![upTo(2)]!;
      return change(tab, dish, () => tab.setQuantity(dish, tab.quantityOf(dish) - 1));
    },
    (phone) => {
      const tab = anyTab(phone);
      const dish = takenBy[phone.index]![upTo(2)]!;
      return change(tab, dish, () => tab.setQuantity(dish, 0));
    },
    (phone) => void anyTab(phone).engine.changeCode('FEAST20', upTo(2) === 0 ? 'apply' : 'remove'),
    () => clock.advance(upTo(1_500)),
    () => clock.advance(upTo(1_500)),
    (phone) => {
      phone.isOnline = !phone.isOnline;
      if (phone.isOnline) phone.device.goOnline();
      else phone.device.goOffline();
    },
    (phone) => void phone.tabs.push(phone.device.openTab()),
    (phone) => {
      phone.tabs.splice(upTo(phone.tabs.length), 1)[0]?.kill();
      if (phone.tabs.length === 0) phone.tabs.push(phone.device.openTab());
    },
    async (phone) => {
      await settle();
      const [tab] = phone.tabs;
      // What was not sent goes with a logout.
      if (!tab || !isSettled(phone) || !selectIsLoggedIn(tab.store.getState())) return;
      await clock.finish(tab.store.dispatch(logOut(() => {})));
      await settle();
      expect(tab.units()).toEqual({});
      await logIn(phone);
    },
  ];

  for (const phone of phones) {
    phone.tabs[0]!.store.dispatch(sessionCreated(server.newGuest()));
    await change(phone.tabs[0]!, 'A', () => phone.tabs[0]!.add('A'));
    if (upTo(2) === 0) await settle();
    await logIn(phone);
  }
  server.faultsAre(({ path }) =>
    path.includes('/cart/') && random() < 0.25 ? faults[upTo(faults.length)] : undefined,
  );
  for (let count = 0; count < 30; count += 1) await deeds[upTo(deeds.length)]!(phones[upTo(2)]!);
  server.faultsAre(() => undefined);
  for (let round = 0; round < 3; round += 1) {
    for (const { device } of phones) device.goOnline();
    await settle();
  }
  return { phones, server, expected };
}

it.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'two phones with several tabs end with the same cart, nothing lost and nothing doubled (seed %i)',
  async (seed) => {
    const { phones, server, expected } = await live(seed);
    const units = Object.fromEntries(
      [...expected].filter(([, quantity]) => quantity > 0).map(([dish, quantity]) => [`${dish}//`, quantity]),
    );
    const sum = Object.values(units).reduce((total, quantity) => total + quantity, 0);
    for (const { tabs } of phones) {
      for (const { store, units: unitsOfTab } of tabs) {
        expect(unitsOfTab()).toEqual(units);
        const cart = selectPricedCart(store.getState());
        expect(selectIsUpdating(store.getState())).toBe(false);
        expect(selectCartRefusal(store.getState())).toBeNull();
        expect(cart?.price).toBe(sum * unitPrice);
        expect(server.unitsOf(cart?.cartId ?? '')).toEqual(units);
        expect(server.cart(cart?.cartId ?? '')?.code).toBe(cart?.explicitPromo?.promoCode);
      }
    }
  },
);
