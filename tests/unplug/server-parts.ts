import type { Wires } from './wire.ts';

/** What the server sends with every reply, and does by itself. */
export const serverPartWires: Wires<string> = {
  'kept pages: build': [
    {
      file: 'server/app.ts',
      cut: "build: pages.build ?? ''",
      instead: "build: ''",
      test: 'server/pages/kept-pages.test.ts',
    },
    {
      file: 'server/load-pages.ts',
      cut: 'versionOf([renderer, join(folder, manifest)])',
      instead: 'versionOf([renderer])',
      test: 'server/load-pages.test.ts',
    },
  ],
  'kept pages: documents': [
    {
      file: 'server/database/migrations/028-page-revisions.ts',
      cut: "'content_live', ",
      instead: '',
      test: 'server/pages/kept-pages.test.ts',
    },
  ],
  'list of stores: changes': [
    {
      file: 'server/database/migrations/030-store-revision.ts',
      cut: 'insert or update or delete or truncate on stores',
      instead: 'truncate on stores',
      test: 'server/locator/store-lists.test.ts',
    },
  ],
  'names of the shop: at the start': [
    {
      file: 'server/content/seed-content.ts',
      cut: '...(await repository.readShopNames())',
      instead: '',
      test: 'server/content/seed-content.test.ts',
    },
  ],
  'names of the shop: in an import': [
    {
      file: 'server/import/import-files.ts',
      cut: 'readDocuments(files.content, { routes, ...shop })',
      instead: 'readDocuments(files.content, { routes })',
      test: 'server/import/document-names.test.ts',
    },
    {
      file: 'server/import/import-files.ts',
      cut: 'withFiles(await readShop(db), { products, shops })',
      instead: 'await readShop(db)',
      test: 'server/import/document-names.test.ts',
    },
  ],
  'hourly: sessions': [
    {
      file: 'server/session/session-module.ts',
      cut: `    removeExpired: (ending: AbortSignal) => sessions.removeExpired({ ending }),
`,
      instead: '',
      test: 'server/removals.test.ts',
    },
  ],
  'hourly: previews': [
    {
      file: 'server/content/content-module.ts',
      cut: `    removeExpired: (ending: AbortSignal) => repository.removeExpiredPreviews({ ending }),
`,
      instead: '',
      test: 'server/removals.test.ts',
    },
  ],
  'hourly: dismissed questions': [
    {
      file: 'server/feedback/feedback-module.ts',
      cut: '      await dismissals.removeExpired({ ending });\n',
      instead: '',
      test: 'server/removals.test.ts',
    },
  ],
  'hourly: old feedback': [
    {
      file: 'server/feedback/feedback-module.ts',
      cut: '      if (until) await feedbacks.removeOld(until, { ending });\n',
      instead: '',
      test: 'server/feedback/old-feedback.test.ts',
    },
  ],
  'hourly: old orders': [
    {
      file: 'server/partitioned-tables.ts',
      cut: 'orderPartitions(settings)',
      instead: '',
      test: 'server/checkout/old-orders.test.ts',
    },
  ],
  'hourly: what is kept of old orders': [
    {
      file: 'server/database/partitions/keep-partitions.ts',
      cut: 'await dependents?.remove(db, { partition: name, before: until, andRows: false }, removal);',
      instead: '[] as string[];',
      test: 'server/checkout/old-orders.test.ts',
    },
    {
      file: 'server/database/partitions/keep-partitions.ts',
      cut: 'await dependents.keep(transaction, name, stay ?? []);',
      instead: '',
      test: 'server/checkout/old-orders.test.ts',
    },
  ],
  'hourly: credentials of sessions': [
    {
      file: 'server/partitioned-tables.ts',
      cut: 'sessionCredentials(settings),',
      instead: '',
      test: 'server/removals.test.ts',
    },
  ],
  'hourly: limits': [
    {
      file: 'server/app.ts',
      cut: '(ending) => removeExpiredCounts(db, now(), { ending }),',
      instead: '',
      test: 'server/removals.test.ts',
    },
  ],
  'hourly: partitions': [
    {
      file: 'server/app.ts',
      cut: 'keepPartitions(db, partitioned, { ending, now: now() }),',
      instead: 'Promise.resolve(),',
      test: 'server/removals.test.ts',
    },
  ],
  'ready: not while it ends': [
    {
      file: 'server/close-in-order.ts',
      cut: 'ending.abort();',
      instead: '',
      test: 'server/close-in-order.test.ts',
    },
  ],
  'ready: a connection of its own': [
    {
      file: 'server/database/database.ts',
      cut: 'ping: () => ask(asking)',
      instead: 'ping: () => ask(db)',
      test: 'server/database/stalled-connection.test.ts',
    },
  ],
  'metrics: refused requests': [
    {
      file: 'server/http/create-server.ts',
      cut: 'shed: () => metrics?.shed()',
      instead: 'shed: () => {}',
      test: 'server/http/shed-load.test.ts',
    },
    {
      file: 'server/http/create-server.ts',
      cut: 'metrics?.watchWaiting(load.waiting);',
      instead: 'void load;',
      test: 'server/http/shed-load.test.ts',
    },
  ],
  'metrics: replies': [
    {
      file: 'server/http/create-server.ts',
      cut: 'if (metrics) countReplies(app, metrics);',
      instead: '',
      test: 'server/metrics/metrics.test.ts',
    },
  ],
  'metrics: events': [
    {
      file: 'server/events/events-handlers.ts',
      cut: 'metrics?.told(body.events);',
      instead: '',
      test: 'server/metrics/metrics.test.ts',
    },
  ],
  'metrics: nodes': [
    {
      file: 'server/events/events-handlers.ts',
      cut: 'metrics?.counted(fresh, group);',
      instead: '',
      test: 'server/metrics/metrics.test.ts',
    },
  ],
  'metrics: connections': [
    {
      file: 'server/database/database.ts',
      cut: 'waiting: pool.waitingCount',
      instead: 'waiting: 0',
      test: 'server/database/stalled-connection.test.ts',
    },
  ],
  'header: x-content-type-options': [
    {
      file: 'server/http/security-headers.ts',
      cut: `    'x-content-type-options': 'nosniff',
`,
      instead: '',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: x-frame-options': [
    {
      file: 'server/http/security-headers.ts',
      cut: `    'x-frame-options': 'DENY',
`,
      instead: '',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: referrer-policy': [
    {
      file: 'server/http/security-headers.ts',
      cut: `    'referrer-policy': 'strict-origin-when-cross-origin',
`,
      instead: '',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: cross-origin-opener-policy': [
    {
      file: 'server/http/security-headers.ts',
      cut: `    'cross-origin-opener-policy': 'same-origin-allow-popups',
`,
      instead: '',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: permissions-policy': [
    {
      file: 'server/http/security-headers.ts',
      cut: `    'permissions-policy': 'geolocation=(self), otp-credentials=(self), camera=(), microphone=()',
`,
      instead: '',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: strict-transport-security': [
    {
      file: 'server/http/security-headers.ts',
      cut: `    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
`,
      instead: '',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: content-security-policy': [
    {
      file: 'server/http/security-headers.ts',
      cut: "    'font-src': ",
      instead: "    'x-font-src': ",
      test: 'server/http/security-headers.test.ts',
    },
    {
      file: 'server/http/security-headers.ts',
      cut: "    'worker-src': ",
      instead: "    'x-worker-src': ",
      test: 'server/http/security-headers.test.ts',
    },
    {
      file: 'server/http/security-headers.ts',
      cut: "    'manifest-src': ",
      instead: "    'x-manifest-src': ",
      test: 'server/http/security-headers.test.ts',
    },
    {
      file: 'server/http/security-headers.ts',
      cut: "    'object-src': ",
      instead: "    'x-object-src': ",
      test: 'server/http/security-headers.test.ts',
    },
    {
      file: 'server/http/security-headers.ts',
      cut: "    'base-uri': ",
      instead: "    'x-base-uri': ",
      test: 'server/http/security-headers.test.ts',
    },
    {
      file: 'server/http/security-headers.ts',
      cut: "isHttps ? ['upgrade-insecure-requests'] : []",
      instead: '[]',
      test: 'server/http/security-headers.test.ts',
    },
  ],
  'header: of every reply': [
    {
      file: 'server/http/create-server.ts',
      cut: `  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
`,
      instead: '',
      test: 'server/http/every-call.test.ts',
    },
  ],
  'hourly: carts': [
    {
      file: 'server/cart/cart-module.ts',
      cut: `    removeExpired: (ending: AbortSignal) => carts.removeExpired({ ending }),
`,
      instead: '',
      test: 'server/cart/cart-writes.test.ts',
    },
  ],
  'every few seconds: payments': [
    {
      file: 'server/app.ts',
      cut: `      modules.checkout.runDue,
`,
      instead: '',
      test: 'server/checkout/reconciler.test.ts',
    },
  ],
  'every few seconds: trains': [
    {
      file: 'server/app.ts',
      cut: `      modules.trains.runDue,
`,
      instead: '',
      test: 'server/trains/follow-trains.test.ts',
    },
  ],
  'every few seconds: points': [
    {
      file: 'server/app.ts',
      cut: `      modules.wallet.runDue,
`,
      instead: '',
      test: 'server/wallet/earnings.test.ts',
    },
  ],
  'every few seconds: messages': [
    {
      file: 'server/app.ts',
      cut: `      modules.sms.messages.runDue,
`,
      instead: '',
      test: 'server/orders/order-notices.test.ts',
    },
  ],
  'money of a cancelled order': [
    {
      file: 'server/app.ts',
      cut: `  modules.orders.changes.onCancelled(cancelOrder, lockForCancel);
`,
      instead: '',
      test: 'server/sandbox/kitchen/kitchen-page.test.ts',
    },
  ],
};
