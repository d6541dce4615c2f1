import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bindStored,
  browserStorage,
  createPersistence,
  keepStored,
  type StorageLike,
} from './persistence.ts';
import { type StoredKeyName, storedKeys } from './stored-keys.ts';

function fakeStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  const storage: StorageLike = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
  return { storage, items };
}

const blocked: StorageLike = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

const samples: Record<StoredKeyName, unknown> = {
  userInfo: { userId: 'u' },
  cartId: 'c',
  cartLines: [{ key: 'k' }],
  orderId: 'o',
  mobileNo: '9876543210',
  couponCode: 'X',
  displayNetPrice: 499.5,
  totalWalletBalance: 0,
  isWalletUsed: true,
  lastLocation: { storeId: '1' },
  selectedAddress: { address_id: 'a' },
  recentPlaces: { delivery: [] },
  recentStoreIds: ['14052'],
  vegOnly: true,
  orderType: 'P',
  deliveryInstructions: { text: 'ring' },
  comboOptionSelections: { combo: ['p'] },
  utmAttributes: { utm_source: 'x' },
  appConfig: { timeLastStored: 1 },
  isMiniApp: false,
  gaId: '1.2',
  homeScreenIcon: { hiddenUntil: 5 },
  appBannerDismissed: true,
  dismissedAlerts: ['rain'],
};

describe('createPersistence', () => {
  it.each(Object.entries(samples))('WID-20 keeps %s across a reload', (key, value) => {
    const { storage } = fakeStorage();
    createPersistence(storage).write(key as 'userInfo', value as never);
    expect(createPersistence(storage).read(key as 'userInfo')).toEqual(value);
  });

  it('WID-20 has no key for one-time codes, passwords or cards', () => {
    expect(Object.keys(storedKeys).filter((key) => /otp|pass|pin|card|cvv/i.test(key))).toEqual([]);
  });

  it.each([
    ['torn', '{"v":1,"d":'],
    ['of an older version', '{"v":0,"d":"cart-1"}'],
    ['of a wrong kind', '{"v":1,"d":7}'],
    ['without an envelope', '"cart-1"'],
    ['null', 'null'],
  ])('drops a value that is %s', (_, text) => {
    const { storage, items } = fakeStorage({ cartId: text });
    expect(createPersistence(storage).read('cartId')).toBeNull();
    expect(items.has('cartId')).toBe(false);
  });

  it.each([
    ['blocked', blocked],
    ['missing', null],
  ])('works in memory when storage is %s', (_, storage) => {
    const persistence = createPersistence(storage);
    expect(persistence.read('cartId')).toBeNull();
    persistence.write('cartId', 'cart-1');
    expect(persistence.read('cartId')).toBe('cart-1');
    persistence.remove('cartId');
    expect(persistence.read('cartId')).toBeNull();
  });

  it('a full storage keeps the new value for this page and the old one for nobody', () => {
    const { storage, items } = fakeStorage({ cartId: '{"v":1,"d":"old"}' });
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const persistence = createPersistence(storage);
    persistence.write('cartId', 'new');
    expect(persistence.read('cartId')).toBe('new');
    expect(items.has('cartId')).toBe(false);
  });

  it('goes back to the storage once it takes values again', () => {
    const { storage, items } = fakeStorage();
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const persistence = createPersistence(storage);
    persistence.write('cartId', 'one');
    storage.setItem = setItem;
    persistence.write('cartId', 'two');
    items.set('cartId', '{"v":1,"d":"from another tab"}');
    expect(persistence.read('cartId')).toBe('from another tab');
  });
});

describe('keepStored', () => {
  it('writes a bound part at once and when it changes, removes it when it is gone, and stops when told', () => {
    let state: { cartId: string | null } = { cartId: 'a' };
    let notify = () => {};
    const { storage, items } = fakeStorage();
    const setItem = vi.spyOn(storage, 'setItem');
    const stop = keepStored({
      store: {
        getState: () => state,
        subscribe(listener) {
          notify = listener;
          return () => {
            notify = () => {};
          };
        },
      },
      persistence: createPersistence(storage),
      bindings: [bindStored('cartId', (current: typeof state) => current.cartId)],
    });
    const change = (cartId: string | null) => {
      state = { cartId };
      notify();
    };

    expect(items.get('cartId')).toBe('{"v":1,"d":"a"}');
    change('a');
    expect(setItem).toHaveBeenCalledTimes(1);
    change('b');
    expect(items.get('cartId')).toBe('{"v":1,"d":"b"}');
    change(null);
    expect(items.has('cartId')).toBe(false);
    stop();
    change('c');
    expect(items.has('cartId')).toBe(false);
  });
});

describe('browserStorage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the storage of the browser', () => {
    const { storage } = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    expect(browserStorage()).toBe(storage);
  });

  it('is null where asking for it is forbidden already', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(browserStorage()).toBeNull();
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
