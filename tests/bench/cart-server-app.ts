// The server that cart-server.ts measures, in a process of its own: the product's, with the sandbox's shop, and beside its calls a bare route that
// takes the same body and sends as many bytes as the cart call. The argument is the address of a PostgreSQL database, or nothing.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routesOf } from '#schemas/routes.ts';
import { buildApp } from '#server/app.ts';
import { seedCatalog } from '#server/catalog/seed/seed-catalog.ts';
import { createContentRepository } from '#server/content/content-repository.ts';
import { seedContent } from '#server/content/seed-content.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { createSessionRepository } from '#server/session/session-repository.ts';
import { readSettings } from '#server/settings.ts';
import { guestHeaders } from '#server/testing/test-app.ts';
import { bareCartPath, type CartServer } from './cart-server.ts';
import { CONNECTIONS } from './connections.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-cart-'));
const settings = readSettings({
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  GUESTS_PER_MINUTE: '100000',
  // Each batch of events comes from an address of its own, so that no limit counts.
  TRUST_PROXY: '127.0.0.1',
  ...(process.argv[2] && { DATABASE_URL: process.argv[2] }),
});
const log = createLogger(settings.LOG_LEVEL);
const { db, ping, hearChanges, close } = await openDatabase(settings, { firstRows: gazetteer });
const changes = await hearChanges(log);
await seedCatalog(db);
await seedContent({
  folder: settings.CONTENT_DIR,
  repository: createContentRepository(db, Date.now),
  routes: routesOf(settings.brandPaths),
  log,
});

const shared = {
  db,
  publicDb: db,
  changes,
  counts: { db },
  secret: randomBytes(32).toString('base64url'),
  now: Date.now,
  randomBytes,
};
const { app } = await buildApp({
  ping,
  ...shared,
  // As in production, where replies are not checked against their contracts.
  settings: { ...settings, SANDBOX: false },
  authorTokens: [{ name: 'author', token: randomBytes(24).toString('base64url') }],
  log,
});
const sessions = createSessionRepository({ ...shared, accessSeconds: 3600, refreshSeconds: 3600 });
const bare = { text: '' };
app.put(bareCartPath, (_, reply) => reply.type('application/json; charset=utf-8').send(bare.text));
await app.listen({ host: '127.0.0.1', port: 0 });

const shoppers = [];
for (let at = 0; at < CONNECTIONS; at += 1) {
  const guest = await sessions.createGuest();
  shoppers.push({ cartId: guest.cartId, headers: guestHeaders(guest) });
}

process.on('message', (text: string) => {
  bare.text = text;
  process.send?.('ready');
});
process.on('disconnect', () => {
  void app
    .close()
    .then(close)
    .then(() => rmSync(folder, { recursive: true, force: true }));
});
process.send?.({ port: (app.server.address() as AddressInfo).port, shoppers } satisfies CartServer);
