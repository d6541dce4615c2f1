/** Why a setting or a constant has no wire in these tables. */
export const withoutWires: Readonly<Record<string, string>> = {
  timeout: 'CON-09: the document keeps it, and nothing goes by it until its purpose is known.',
  'fields.otp': 'The same number as `otp.length`, which has wires.',
  HOST: 'Acts where a server is started: server/main.test.ts and server/who-reaches.ts go by it.',
  PORT: 'Acts where a server is started: server/main.test.ts starts one on it.',
  LOG_LEVEL: 'Acts where a server is started: server/main.test.ts reads what it logs.',
  DATABASE_URL: 'Acts where a database is opened: server/database/database.test.ts opens one by it.',
  DATABASE_REPLICA_URL:
    'Acts where a replica is opened: tests/many-machines/replica.long.ts opens one of a real primary.',
  DATABASE_POOL_SIZE: 'Acts where a database is opened: server/database/database.test.ts opens one by it.',
  VALKEY_URL: 'Acts where a server is started: tests/many-machines/valkey.long.ts starts two with it.',
  MIGRATE_AT_START: 'Acts where a database is opened: server/database/migrate.test.ts opens one with it off.',
  CONTENT_DIR: 'Acts where a server is started: server/content/two-processes.test.ts starts two with it.',
  SEED_PRODUCTS: 'Acts where a server is started with an empty database; the benchmarks start one with it.',
  KITCHEN_SPEED:
    'The browser tests start their server with it, and see an order delivered (tests/e2e/orders.spec.ts).',
  SOCIAL_CLIENT_SECRET: 'Only the token endpoint of a real provider sees it.',
  'src/app/entry-server.tsx: store.defaultId': 'The page for development, which the browser draws.',
  SOCIAL_SOURCE: 'A name for the login in the events of analytics.',
};

/** Constants that no test sees on a screen, and why. */
export const withoutScreen: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['default', 'A', 'B'].flatMap((variant) =>
      ['menuProcessor', 'isNewUpsell'].map((header) => [
        `menu.headersByVariant.${variant}.${header}`,
        'A header of the call: the server of a customer decides what it means, and the reference backend knows one menu.',
      ]),
    ),
  ),
  'idle.monitoringAfterLoadMs': 'When the script of the monitoring is fetched, which draws nothing.',
  'idle.waitMs': 'When work without a screen begins: code of other pages, the service worker.',
  'location.recentStoresMax': 'What the browser keeps of its restaurants, which no screen shows.',
  'market.country': 'A field of the call that saves an address.',
  'market.currency': 'For search engines: the structured data of a page.',
  'market.mapRegion': 'For search engines, and where the service of maps looks for an address.',
  'menu.structuredItemsMax': 'For search engines: the structured data of a page.',
};
