import type { Wires } from './wire.ts';

/** What the settings of the server change, which it reads from its environment. */
export const serverSettingWires: Wires<string> = {
  TRUST_PROXY: [
    {
      file: 'server/app.ts',
      cut: 'trustProxy: settings.TRUST_PROXY',
      instead: 'trustProxy: false',
      test: 'server/settings/settings-at-work.test.ts',
    },
  ],
  API_KEYS: [
    {
      file: 'server/app.ts',
      cut: 'createCheckCaller(settings.API_KEYS)',
      instead: 'createCheckCaller(new Map())',
      test: 'server/http/every-call.test.ts',
    },
  ],
  GUESTS_PER_MINUTE: [
    {
      file: 'server/session/session-module.ts',
      cut: 'points: settings.GUESTS_PER_MINUTE',
      instead: 'points: 1e6',
      test: 'server/session/session-calls.test.ts',
    },
  ],
  CODES_PER_HOUR: [
    {
      file: 'server/login/login-module.ts',
      cut: 'createLoginLimits(counts, settings.CODES_PER_HOUR)',
      instead: 'createLoginLimits(counts, 1e6)',
      test: 'server/login/login-security.test.ts',
    },
  ],
  DRAIN_WAIT_MS: [
    {
      file: 'server/close-in-order.ts',
      cut: 'return wait(DRAIN_WAIT_MS);',
      instead: 'return wait(0);',
      test: 'server/close-in-order.test.ts',
    },
  ],
  MAX_WAITING: [
    {
      file: 'server/app.ts',
      cut: 'mostWaiting: settings.MAX_WAITING',
      instead: 'mostWaiting: 500',
      test: 'server/http/shed-load.test.ts',
    },
  ],
  CDN_SECONDS: [
    {
      file: 'server/app.ts',
      cut: 'checkReplies: settings.SANDBOX,\n    sharedSeconds: settings.CDN_SECONDS',
      instead: 'checkReplies: settings.SANDBOX,\n    sharedSeconds: 0',
      test: 'server/pages/in-front.test.ts',
    },
    {
      file: 'server/app.ts',
      cut: 'megabyte,\n      sharedSeconds: settings.CDN_SECONDS',
      instead: 'megabyte,\n      sharedSeconds: 0',
      test: 'server/pages/in-front.test.ts',
    },
  ],
  CDN_PURGE_URL: [
    {
      file: 'server/cdn/cdn-module.ts',
      cut: 'if (url === undefined)',
      instead: 'if (true)',
      test: 'server/cdn/purges.test.ts',
    },
  ],
  DATABASE_REPLICA_LAG_MS: [
    {
      file: 'server/cdn/cdn-module.ts',
      cut: 'mostSilenceMs : DATABASE_REPLICA_LAG_MS;',
      instead: 'mostSilenceMs : 0;',
      test: 'server/cdn/purges.test.ts',
    },
  ],
  PAYMENT_EVENTS_MONTHS: [
    {
      file: 'server/checkout/order-events.ts',
      cut: ', -months)',
      instead: ', -24)',
      test: 'server/checkout/order-events.test.ts',
    },
  ],
  ORDERS_YEARS: [
    {
      file: 'server/orders/order-partitions.ts',
      cut: 'keptFrom(years, now)',
      instead: 'keptFrom(8, now)',
      test: 'server/checkout/old-orders.test.ts',
    },
    {
      file: 'server/checkout/checkout-module.ts',
      cut: 'keptFrom(settings.ORDERS_YEARS, now())',
      instead: 'keptFrom(8, now())',
      test: 'server/checkout/old-orders.test.ts',
    },
  ],
  FEEDBACK_YEARS: [
    {
      file: 'server/feedback/feedback-module.ts',
      cut: 'keptFrom(settings.FEEDBACK_YEARS, now())',
      instead: 'keptFrom(2, now())',
      test: 'server/feedback/old-feedback.test.ts',
    },
  ],
  CDN_PURGE_KEY: [
    {
      file: 'server/cdn/cdn-module.ts',
      cut: 'createHttpPurge({ url, key })',
      instead: 'createHttpPurge({ url })',
      test: 'server/cdn/purges.test.ts',
    },
  ],
  METRICS_PORT: [
    {
      file: 'server/metrics/start-metrics.ts',
      cut: 'if (port === undefined) return undefined;',
      instead: 'if (true) return undefined;',
      test: 'server/metrics/metrics.test.ts',
    },
  ],
  PAGE_CACHE_MB: [
    {
      file: 'server/app.ts',
      cut: 'keptBytes: settings.PAGE_CACHE_MB * megabyte',
      instead: 'keptBytes: 64e6',
      test: 'server/pages/kept-pages.test.ts',
    },
  ],
  MENU_CACHE_MB: [
    {
      file: 'server/menu/menu-module.ts',
      cut: 'keptBytes: settings.MENU_CACHE_MB * 1_000_000',
      instead: 'keptBytes: 256e6',
      test: 'server/settings/settings-at-work.test.ts',
    },
  ],
  METRICS_HOST: [
    {
      file: 'server/metrics/start-metrics.ts',
      cut: 'serveMetrics({ metrics, port, host })',
      instead: "serveMetrics({ metrics, port, host: '127.0.0.1' })",
      test: 'server/metrics/metrics.test.ts',
    },
  ],
  PUBLIC_ORIGIN: [
    {
      file: 'server/own-address.ts',
      cut: 'settings.PUBLIC_ORIGIN ?? ownAddress(settings, address',
      instead: 'ownAddress(settings, address',
      test: 'server/pages/pages.test.ts',
    },
  ],
  SANDBOX: [
    {
      file: 'server/sms/sms-module.ts',
      cut: 'outbox: settings.SANDBOX ? outbox : undefined',
      instead: 'outbox',
      test: 'server/sms/outbox-page.test.ts',
    },
  ],
  DEFAULT_STORE_ID: [
    {
      file: 'server/config/config-handlers.ts',
      cut: 'panIndiaStore: settings.DEFAULT_STORE_ID',
      instead: "panIndiaStore: '14052'",
      test: 'server/settings/settings-at-work.test.ts',
    },
  ],
  DEFAULT_WALLET_APPLIED: [
    {
      file: 'server/config/config-handlers.ts',
      cut: 'isDefaultWalletApplied: settings.DEFAULT_WALLET_APPLIED',
      instead: 'isDefaultWalletApplied: false',
      test: 'server/settings/settings-at-work.test.ts',
    },
  ],
  SCOREBOARD_KEY: [
    {
      file: 'server/scoreboard/scoreboard-module.ts',
      cut: 'key: settings.SCOREBOARD_KEY',
      instead: 'key: undefined',
      test: 'server/settings/settings-at-work.test.ts',
    },
  ],
  SCHEDULED_LEAD_MINUTES: [
    {
      file: 'server/checkout/checkout-module.ts',
      cut: 'leadMinutes: settings.SCHEDULED_LEAD_MINUTES',
      instead: 'leadMinutes: 30',
      test: 'server/checkout/order-problems.test.ts',
    },
    {
      file: 'server/orders/orders-module.ts',
      cut: 'settings.SCHEDULED_LEAD_MINUTES * 60_000',
      instead: '1_800_000',
      test: 'server/checkout/order-problems.test.ts',
    },
  ],
  SESSION_SECRET: [
    {
      file: 'server/kept-secret.ts',
      cut: `    SESSION_SECRET ??
`,
      instead: '',
      test: 'server/kept-secret.test.ts',
    },
  ],
  AUTHOR_TOKEN: [
    {
      file: 'server/kept-secret.ts',
      cut: '{ secret: AUTHOR_TOKEN }',
      instead: "{ secret: '' }",
      test: 'server/kept-secret.test.ts',
    },
  ],
  AUTHOR_TOKENS: [
    {
      file: 'server/kept-secret.ts',
      cut: 'AUTHOR_TOKEN === undefined && AUTHOR_TOKENS',
      instead: 'false',
      test: 'server/kept-secret.test.ts',
    },
  ],
  SESSION_TTL_SECONDS: [
    {
      file: 'server/session/session-module.ts',
      cut: 'accessSeconds: settings.SESSION_TTL_SECONDS',
      instead: 'accessSeconds: 86_400',
      test: 'server/session/session-calls.test.ts',
    },
  ],
  REFRESH_TTL_SECONDS: [
    {
      file: 'server/session/session-module.ts',
      cut: 'refreshSeconds: settings.REFRESH_TTL_SECONDS',
      instead: 'refreshSeconds: 86_400',
      test: 'server/settings/settings-at-work.test.ts',
    },
    {
      file: 'server/session/session-credentials.ts',
      cut: 'const rowsAheadMs = seconds * 1000;',
      instead: 'const rowsAheadMs = 0;',
      test: 'server/session/session-credentials.test.ts',
    },
  ],
  PREVIEW_TTL_SECONDS: [
    {
      file: 'server/content/content-module.ts',
      cut: 'previewSeconds: settings.PREVIEW_TTL_SECONDS',
      instead: 'previewSeconds: 86_400',
      test: 'server/settings/settings-at-work.test.ts',
    },
  ],
  CLIENT_DIR: [
    {
      file: 'server/load-pages.ts',
      cut: 'resolve(settings.CLIENT_DIR)',
      instead: "resolve('/nowhere')",
      test: 'server/load-pages.test.ts',
    },
  ],
  RENDERER: [
    {
      file: 'server/load-pages.ts',
      cut: 'resolve(settings.RENDERER)',
      instead: "resolve('/nowhere')",
      test: 'server/load-pages.test.ts',
    },
  ],
  DATA_DIR: [
    {
      file: 'server/kept-secret.ts',
      cut: "keptSecret({ folder: DATA_DIR, setting: 'SESSION_SECRET'",
      instead: "keptSecret({ folder: '/dev/null', setting: 'SESSION_SECRET'",
      test: 'server/kept-secret.test.ts',
    },
  ],
  SOCIAL_ISSUER: [
    {
      file: 'server/identity/identity-module.ts',
      cut: 'issuer: SOCIAL_ISSUER',
      instead: "issuer: 'http://127.0.0.1:1'",
      test: 'server/login/social-security.test.ts',
    },
  ],
  SOCIAL_CLIENT_ID: [
    {
      file: 'server/identity/identity-module.ts',
      cut: 'clientId: SOCIAL_CLIENT_ID',
      instead: "clientId: 'none'",
      test: 'server/login/social-security.test.ts',
    },
  ],
  SOCIAL_NAME: [
    {
      file: 'server/identity/identity-module.ts',
      cut: 'name: SOCIAL_NAME',
      instead: "name: 'none'",
      test: 'server/login/social-security.test.ts',
    },
  ],
  PAYTM_MINI_CLIENT_ID: [
    {
      file: 'server/partners/partners-module.ts',
      cut: 'clientId: PAYTM_MINI_CLIENT_ID',
      instead: "clientId: 'none'",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  PAYTM_MINI_CLIENT_SECRET: [
    {
      file: 'server/partners/partners-module.ts',
      cut: 'clientSecret: PAYTM_MINI_CLIENT_SECRET',
      instead: "clientSecret: 'none'",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  PAYTM_ACCOUNTS_URL: [
    {
      file: 'server/partners/partners-module.ts',
      cut: 'accountsUrl: PAYTM_ACCOUNTS_URL',
      instead: "accountsUrl: 'https://none.example'",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  GPAY_CLIENT_ID: [
    {
      file: 'server/partners/partners-module.ts',
      cut: 'clientId: GPAY_CLIENT_ID',
      instead: "clientId: 'none'",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  GPAY_KEYS_URL: [
    {
      file: 'server/partners/partners-module.ts',
      cut: 'keysUrl: GPAY_KEYS_URL',
      instead: "keysUrl: 'https://none.example'",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  GATEWAY_TIMEOUT_MS: [
    {
      file: 'server/partners/partners-module.ts',
      cut: 'const timeOutMs = settings.GATEWAY_TIMEOUT_MS',
      instead: 'const timeOutMs = 1',
      test: 'server/settings/outside-parties.test.ts',
    },
    {
      file: 'server/trains/train-partner-of.ts',
      cut: 'const timeOutMs = settings.GATEWAY_TIMEOUT_MS',
      instead: 'const timeOutMs = 1',
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  TRAIN_CLOSES_MINUTES: [
    {
      file: 'server/trains/trains-module.ts',
      cut: 'Math.max(settings.TRAIN_CLOSES_MINUTES, settings.SCHEDULED_LEAD_MINUTES)',
      instead: 'Math.max(45, settings.SCHEDULED_LEAD_MINUTES)',
      test: 'server/trains/pnr-calls.test.ts',
    },
  ],
  TRAIN_PARTNER_URL: [
    {
      file: 'server/trains/train-partner-of.ts',
      cut: 'createHttpPartner({ url, key',
      instead: "createHttpPartner({ url: 'https://none.example', key",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
  TRAIN_PARTNER_KEY: [
    {
      file: 'server/trains/train-partner-of.ts',
      cut: 'createHttpPartner({ url, key',
      instead: "createHttpPartner({ url, key: 'none'",
      test: 'server/settings/outside-parties.test.ts',
    },
  ],
};
