/** Code that is mutated together, and the tests that have to notice. */
export interface Area {
  readonly folders: readonly string[];
  /** Folders or files of tests, in place of those in the folders of the area. */
  readonly tests?: readonly string[];
}

/** An area answers for its rules by its own tests. Those that take the shortest time come first. */
export const areas: Readonly<Record<string, Area>> = {
  'schemas/rules': { folders: ['schemas/rules'] },
  // Tests of the content command and of the content folder run these checks too.
  'schemas/check': {
    folders: ['schemas/check'],
    tests: [
      'schemas/check',
      'server/content/content-folder.test.ts',
      'server/content/shop-names.test.ts',
      'server/content/command/mistakes.test.ts',
    ],
  },
  'schemas/reader': {
    folders: ['schemas/reader', 'schemas/engine'],
    tests: ['schemas/reader', 'schemas/engine', 'schemas/rules'],
  },
  'src/request': { folders: ['src/request'] },
  'src/features/cart': { folders: ['src/features/cart'] },
  'src/features/location-selection': { folders: ['src/features/location-selection'] },
  'src/features/place': { folders: ['src/features/place'] },
  'src/features/order-type': {
    folders: ['src/features/order-type'],
    tests: ['src/features/order-type', 'src/features/place'],
  },
  'src/features/checkout': { folders: ['src/features/checkout'] },
  'src/features/orders': { folders: ['src/features/orders'] },
  // The second product on the engine is a test of the engine.
  registry: { folders: ['registry'], tests: ['registry', 'tests/foreign-product'] },
  'server/pricing': { folders: ['server/pricing'] },
  'server/promo': { folders: ['server/promo'] },
  'server/gateways': { folders: ['server/gateways'] },
  // The price that the loyalty wallet pays is tested with the orders that it pays.
  'server/payment-options': {
    folders: ['server/payment-options'],
    tests: ['server/payment-options', 'server/checkout/wallet-orders.test.ts'],
  },
  'server/wallet': { folders: ['server/wallet'] },
  'server/ledger': { folders: ['server/ledger'] },
  // Vouchers are made from a file, and pay for orders, through the code of other folders.
  'server/vouchers': {
    folders: ['server/vouchers'],
    tests: [
      'server/vouchers',
      'server/import/import-vouchers.test.ts',
      'server/checkout/wallet-orders.test.ts',
    ],
  },
  'server/paytm-wallet': { folders: ['server/paytm-wallet'] },
  // Calls of other folders list and end logins, and tell their devices of orders. One test lets all modules remove what has expired.
  'server/session': {
    folders: ['server/session'],
    tests: ['server/session', 'server/login', 'server/removals.test.ts', 'server/push/push-calls.test.ts'],
  },
  'server/cart': { folders: ['server/cart'] },
  // Old orders are removed together with their payments.
  'server/orders': {
    folders: ['server/orders'],
    tests: ['server/orders', 'server/checkout/old-orders.test.ts'],
  },
  // What a linked wallet is told of an order comes through the calls of another folder.
  'server/checkout': {
    folders: ['server/checkout'],
    tests: ['server/checkout', 'server/paytm-wallet/paytm-calls.test.ts'],
  },
  // The call that sends the metadata of pages is in another folder.
  'server/content': {
    folders: ['server/content'],
    tests: ['server/content', 'server/config/config-calls.test.ts'],
  },
};
