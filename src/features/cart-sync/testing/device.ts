import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { restoreCartLines, cartBindings } from '#src/features/cart/cart-storage.ts';
import { addProduct, changeQuantity, restoreLines } from '#src/features/cart/change-cart.ts';
import { linesReplaced, selectLines } from '#src/features/cart/cart-slice.ts';
import { createSessionPort } from '#src/features/session/session-port.ts';
import { selectIsLoggedIn, sessionAdopted, sessionCreated } from '#src/features/session/session-slice.ts';
import { restoreSession, sessionBindings } from '#src/features/session/session-storage.ts';
import type { Lock } from '#src/features/session/tab-lock.ts';
import { createRequest } from '#src/request/create-request.ts';
import { createFakeClock, type FakeClock } from '#src/request/testing/fake-clock.ts';
import { webConfig } from '#src/request/testing/request-world.ts';
import { silentReport } from '#src/request/testing/silent-report.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence, type StorageLike } from '#src/store/persistence.ts';
import { createPopupPort } from '#src/store/popup-port.ts';
import { createAppStore, type StoreExtra } from '#src/store/store.ts';
import { fakeStorage } from '#src/store/testing/fake-storage.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { createCartEngine } from '../cart-engine.ts';
import { followStore } from '../follow-store.ts';
import { type CartServer, createCartServer } from './cart-server.ts';

interface DeviceParts {
  readonly server: CartServer;
  readonly clock: FakeClock;
  readonly random?: () => number;
}

/** A browser: its storage, and the lock that its tabs share. */
export function createDevice({ server, clock, random = () => 0.5 }: DeviceParts) {
  const { storage, items } = fakeStorage();
  const tabs = new Set<Tab>();
  let isOnline = true;
  let last: Promise<unknown> = Promise.resolve();

  /** A tab that is closed lets go of the lock. */
  function lockOf(closed: Promise<void>): Lock {
    return (work) => {
      const turn = last.then(work);
      last = Promise.race([turn.catch(() => {}), closed]);
      return turn;
    };
  }

  function openTab({ page, isLocked = true }: { page?: 'menu' | 'home' | 'cart'; isLocked?: boolean } = {}) {
    let isClosed = false;
    let close = () => {};
    const closed = new Promise<void>((resolve) => (close = resolve));
    const messages: string[] = [];
    const popups: string[] = [];

    const shared: StorageLike = {
      getItem: (name) => storage.getItem(name),
      setItem(name, text) {
        if (isClosed || storage.getItem(name) === text) return;
        storage.setItem(name, text);
        tell(name);
      },
      removeItem(name) {
        if (isClosed || storage.getItem(name) === null) return;
        storage.removeItem(name);
        tell(name);
      },
    };
    /** The browser tells the other tabs. */
    const tell = (name: string) => {
      for (const other of tabs) if (other.store !== store) queueMicrotask(() => other.storedElsewhere(name));
    };

    const persistence = createPersistence({ device: shared });
    const tabClock = {
      now: clock.now,
      after: (ms: number, run: () => void) => clock.after(ms, () => void (isClosed || run())),
    };
    const extra: StoreExtra = { request: () => request, clock: tabClock, random, persistence };
    const { store } = createAppStore({ extra });
    const lock: Lock = isLocked ? lockOf(closed) : (work) => work();
    const request = createRequest({
      async fetch(url, init) {
        if (isClosed) return new Promise<Response>(() => {});
        if (!isOnline) throw new TypeError('Failed to fetch');
        const reply = await server.fetch(url, init);
        return isClosed ? new Promise<Response>(() => {}) : reply;
      },
      session: createSessionPort({
        store,
        persistence,
        clientId: '1.2',
        lock: (work) => work(),
        context: () => {
          const { storeId, orderType } = selectLocation(store.getState());
          return { deliveryType: orderType, source: 'PWA', partner: null, storeId, configStoreId: null };
        },
      }),
      clock: tabClock,
      random: () => 0,
      popup: {
        ...createPopupPort(store.dispatch),
        show: ({ text }) => void popups.push(text),
      },
      config: webConfig,
      report: silentReport,
      online: () => isOnline,
      onCartPage: () => page === 'cart',
    });

    store.dispatch(sessionAdopted(restoreSession(persistence)));
    store.dispatch(restoreLines(restoreCartLines(persistence)));
    keepStored({ store, persistence, bindings: [...sessionBindings, ...cartBindings] });
    const engine = createCartEngine({
      ...extra,
      dispatch: store.dispatch,
      getState: store.getState,
      lock,
      online: () => isOnline,
      page: () => (page === 'cart' ? undefined : page),
      say: (text) => messages.push(text),
    });
    followStore(store.dispatch, engine);
    engine.begin(true);

    const tab = {
      store,
      persistence,
      engine,
      messages,
      popups,
      add: (productId: string, quantity = 1) =>
        void store.dispatch(addProduct({ ...product(productId), quantity })),
      setQuantity: (productId: string, quantity: number) =>
        void store.dispatch(changeQuantity({ key: `${productId}//`, quantity })),
      quantityOf: (productId: string) => unitsOfTab()[`${productId}//`] ?? 0,
      units: unitsOfTab,
      storedElsewhere(name: string) {
        if (isClosed) return;
        if (name === cartLines.name) store.dispatch(linesReplaced(restoreCartLines(persistence)));
        if (name !== 'userInfo' && name !== 'cartId') return;
        const session = restoreSession(persistence);
        if (session.userId !== null || selectIsLoggedIn(store.getState()))
          store.dispatch(sessionAdopted(session));
      },
      /** The browser ends the tab, whatever it does. */
      kill() {
        isClosed = true;
        tabs.delete(tab);
        close();
      },
    };
    function unitsOfTab(): Record<string, number> {
      return Object.fromEntries(selectLines(store.getState()).map(({ key, quantity }) => [key, quantity]));
    }
    tabs.add(tab);
    return tab;
  }

  return {
    items,
    openTab,
    goOffline() {
      isOnline = false;
    },
    goOnline() {
      isOnline = true;
      for (const tab of tabs) tab.engine.look();
    },
  };
}

export type Tab = ReturnType<ReturnType<typeof createDevice>['openTab']>;

function product(productId: string) {
  return { productId, name: `Dish ${productId}`, price: 10_000, foodType: 0 } as const;
}

/** A server, and a device whose visitor is a guest already. */
export function createCartWorld() {
  const clock = createFakeClock();
  const server = createCartServer();
  const device = createDevice({ server, clock });

  function openGuest(options?: Parameters<typeof device.openTab>[0]) {
    const tab = device.openTab(options);
    const { userId, cartId, credentials } = server.newGuest();
    tab.store.dispatch(sessionCreated({ userId, cartId, credentials }));
    return { tab, cartId };
  }
  return { clock, server, device, openGuest };
}
