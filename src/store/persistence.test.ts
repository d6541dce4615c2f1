import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import { cartId } from '#schemas/compiled/stored/cart-id.ts';
import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { edvMixDraft } from '#schemas/compiled/stored/edv-mix-draft.ts';
import { storedValues } from '#schemas/stored/stored.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { browserStorages, createPersistence, type StorageLike, type StoredFault } from './persistence.ts';
import { fakeStorage } from './testing/fake-storage.ts';

function refuseAll(): never {
  throw new DOMException('blocked', 'SecurityError');
}
const blocked: StorageLike = { getItem: refuseAll, setItem: refuseAll, removeItem: refuseAll };

const keys: readonly StoredKey<unknown>[] = await Promise.all(
  storedValues.map(async ([, exported]) => {
    const file = exported.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const module = (await import(`../../schemas/compiled/stored/${file}.ts`)) as Record<
      string,
      StoredKey<unknown>
    >;
    return module[exported] as StoredKey<unknown>;
  }),
);

const line = { productId: 'P', name: 'Fries', quantity: 1, price: 9900, foodType: 0 };
const position = { latitude: 12.9, longitude: 77.6 };
const samples: Readonly<Record<string, unknown>> = {
  dataOwner: 'user-7',
  userInfo: { userId: 'u', credentials: { accessKeyId: 'k' } },
  cartId: 'c',
  cartLines: [line],
  orderId: 'T3kq9ZbYw2Lm8RvXs5Pc7NdA',
  mobileNo: '9876543210',
  couponCode: { code: 'X', cartId: 'c' },
  cartSync: {
    cartId: 'c',
    ofCustomer: false,
    version: 3,
    lines: [{ key: 'P//', quantity: 1 }],
    pending: {
      requestId: '1u',
      since: 1,
      lines: {
        by: 'put',
        version: 3,
        items: [{ id: 'P//', productId: 'P', quantity: 2, addonIds: [], options: [] }],
      },
    },
    earlier: [{ cartId: 'g', lines: [] }],
  },
  displayNetPrice: 49950,
  totalWalletBalance: 0,
  isWalletUsed: true,
  lastLocation: { storeId: '1', storeIsChosen: true },
  selectedAddress: { geoCode: position },
  recentPlaces: { delivery: [] },
  recentStoreIds: ['14052'],
  vegOnly: true,
  orderType: 'P',
  deliveryInstructions: { text: 'ring', zeroContact: true },
  orderContact: { name: 'Asha', mobile: '9876543210' },
  comboOptionSelections: { combo: { 1: 'p' } },
  utmAttributes: { utm_source: 'x' },
  partnerLoginDone: true,
  appConfig: { timeLastStored: 1, config: { storeId: '7' } },
  isMiniApp: false,
  gaId: '1.2',
  homeScreenIcon: { hiddenUntil: 5 },
  appBannerDismissed: true,
  waitingEvents: [{ id: 'e1', name: 'logout', at: 1, properties: { channel: 'PWA' } }],
  analyticsAllowed: false,
  entryPages: { P1: 'Menu Screen' },
  dismissedAlerts: ['rain'],
  customise: { extras: {}, options: {}, quantity: 2 },
  edvMixMenu: { P: 2 },
  feedback: {
    values: { rating: 4, tags: ['Menu'], comment: 'Good' },
    tapped: null,
    submissionId: 'visit-0001',
  },
  feedbackWaiting: [
    {
      owner: 'u1',
      submissionId: 'visit-0001',
      orderId: 'o-1',
      isOlderForm: false,
      values: { rating: 4 },
      answers: { rating: 4, tags: ['Menu'], nps: 9 },
    },
  ],
  problem: { categoryId: 'MISSING', issueIds: ['DISH'], comment: 'No dip', submissionId: 'issue-0001' },
  train: { pnr: '9901000000', stationCode: 'NGP', storeId: '14052', orderId: 't-1', isSaved: true },
  address: { values: { city: 'Pune' }, pin: null, owner: null },
  profile: { owner: 'u', edits: { firstName: 'Usha' } },
  loginStep: { way: 'password', mobile: '9876543210', resendAt: 1, goodUntil: 2 },
  socialAttempt: { source: 'Gmail', state: 's', nonce: 'n', verifier: 'v', redirectUrl: '/cart' },
  loginNumber: '98765 43210',
  signUp: { account: 'asha@example.com', firstName: 'Asha', lastName: '', email: '', mobile: '98' },
  loginWish: { productId: 'PIZ1', favourite: true },
  menuPlace: { page: '/menu', below: 3 },
  lastOrder: { owner: 'u1', order: { id: 'o-1', orderId: '100234', items: [] } },
};

const packed = (value: unknown, v = 1) => JSON.stringify({ v, d: value });

/** A persistence whose storage contains these values, and its reports. */
function watched(initial: Readonly<Record<string, string>>) {
  const { storage, items } = fakeStorage(initial);
  const faults: StoredFault[] = [];
  const open = () => createPersistence({ device: storage, report: (fault) => faults.push(fault) });
  return { items, faults, open };
}

describe('createPersistence', () => {
  it.each(keys)('WID-20 keeps $name across a reload', (key) => {
    const { storage } = fakeStorage();
    const open = () => createPersistence({ device: storage, tab: storage });
    const sample = samples[key.name];
    expect(sample).toBeDefined();
    open().write(key, sample);
    expect(open().read(key)).toMatchObject(sample as object);
  });

  it('WID-20 has no key for one-time codes, passwords or cards', () => {
    expect(keys.map(({ name }) => name).filter((name) => /otp|pass|pin|card|cvv/i.test(name))).toEqual([]);
  });

  it('has one key for each name and place', () => {
    const names = keys.map(({ name, keptIn }) => `${keptIn} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['torn', '{"v":1,"d":', 'unreadable'],
    ['of an older version', packed('cart-1', 0), 'other-version'],
    ['of a newer version', packed('cart-1', 9), 'other-version'],
    ['of a wrong kind', packed(7), 'type'],
    ['without a version', '"cart-1"', 'unreadable'],
    ['null', 'null', 'unreadable'],
  ])('drops a value that is %s, and reports it once', (_, text, code) => {
    const { items, faults, open } = watched({ cartId: text });
    expect(open().read(cartId)).toBeNull();
    expect(items.has('cartId')).toBe(false);
    expect(open().read(cartId)).toBeNull();
    expect(faults).toEqual([{ name: 'cartId', path: 'cartId', code }]);
  });

  it('keeps what is good of a damaged value, and reports the rest once', () => {
    const lines = [{ ...line, price: 'dear' }, { ...line, picture: 7 }, { ...line, crustId: 7 }, line];
    const { faults, open } = watched({ cartLines: packed(lines) });
    expect(open().read(cartLines)).toEqual([line, line]);
    expect(open().read(cartLines)).toEqual([line, line]);
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'cartLines[0].price type',
      'cartLines[1].picture type',
      'cartLines[2].crustId type',
    ]);
  });

  it.each(keys)('takes whatever lies under $name', (key) => {
    const sample = samples[key.name];
    const strange = [
      null,
      7,
      'x',
      [],
      {},
      [null],
      [[]],
      { v: 1 },
      sample && [sample],
      { ...(sample as object), x: 1 },
    ];
    const damaged = Object.keys(sample as object).map((field) => ({ ...(sample as object), [field]: [[7]] }));
    const name = key.keptIn === 'tab' ? `draft/${key.name}` : key.name;
    for (const value of [...strange, ...damaged]) {
      const { storage } = fakeStorage({ [name]: packed(value) });
      const faults: StoredFault[] = [];
      const open = () =>
        createPersistence({ device: storage, tab: storage, report: (fault) => faults.push(fault) });
      const first = open().read(key);
      const told = faults.length;
      // The repaired value has been stored, so it is not reported again.
      expect(open().read(key)).toEqual(first);
      expect(faults).toHaveLength(told);
      if (first === null) expect(told).toBeGreaterThan(0);
    }
  });

  it.each([
    ['blocked', blocked],
    ['missing', null],
  ])('works in memory when storage is %s', (_, storage) => {
    const persistence = createPersistence({ device: storage });
    expect(persistence.read(cartId)).toBeNull();
    persistence.write(cartId, 'cart-1');
    expect(persistence.read(cartId)).toBe('cart-1');
    persistence.remove(cartId);
    expect(persistence.read(cartId)).toBeNull();
  });

  it('a full storage keeps the new value for this page and removes the old one', () => {
    const { storage, items } = fakeStorage({ cartId: packed('old') });
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const persistence = createPersistence({ device: storage });
    persistence.write(cartId, 'new');
    expect(persistence.read(cartId)).toBe('new');
    expect(items.has('cartId')).toBe(false);
  });

  it('uses the storage again once it accepts values', () => {
    const { storage, items } = fakeStorage();
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const persistence = createPersistence({ device: storage });
    persistence.write(cartId, 'one');
    storage.setItem = setItem;
    persistence.write(cartId, 'two');
    items.set('cartId', packed('from another tab'));
    expect(persistence.read(cartId)).toBe('from another tab');
  });

  it('SES-20 declares: removes every draft whose id begins so, and no other', () => {
    const { storage } = fakeStorage();
    const drafts = { values: samples['address'] as never };
    for (const tab of [storage, null]) {
      const persistence = createPersistence({ tab });
      for (const id of ['new', 'a1']) persistence.write(addressDraft, drafts.values, id);
      persistence.write(edvMixDraft, { P: 1 });
      persistence.removeAll(addressDraft, '');
      expect(['new', 'a1'].map((id) => persistence.read(addressDraft, id))).toEqual([null, null]);
      expect(persistence.read(edvMixDraft)).toEqual({ P: 1 });
    }
  });
});

describe('browserStorages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are those of the browser', () => {
    const [{ storage: device }, { storage: tab }] = [fakeStorage(), fakeStorage()];
    vi.stubGlobal('localStorage', device);
    vi.stubGlobal('sessionStorage', tab);
    expect(browserStorages()).toEqual({ device, tab });
  });

  it('are null when access to them throws', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuseAll });
    expect(browserStorages().device).toBeNull();
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
