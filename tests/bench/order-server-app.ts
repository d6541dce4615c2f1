// The server that order-server.ts measures, in a process of its own: the product's, with the sandbox's shop, and beside its calls a bare route that
// sends as many bytes as the call that is measured. The argument is the address of a PostgreSQL database, or nothing.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { seedCatalog } from '#server/catalog/seed/seed-catalog.ts';
import { createContentRepository } from '#server/content/content-repository.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { createCustomersRepository } from '#server/session/customers-repository.ts';
import { createSessionRepository } from '#server/session/session-repository.ts';
import { readSettings } from '#server/settings.ts';
import { fixtureDocuments } from '#server/testing/documents.ts';
import { customerHeaders } from '#server/testing/test-app.ts';
import { bareOrderPath, ORDERS, type OrderServer } from './order-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
const settings = readSettings({
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  // Nothing is delivered while it is measured.
  KITCHEN_SPEED: '1',
  ...(process.argv[2] && { DATABASE_URL: process.argv[2] }),
});
const log = createLogger(settings.LOG_LEVEL);
const { db, ping, hearChanges, close } = await openDatabase(settings, { firstRows: gazetteer });
const changes = await hearChanges(log);
await seedCatalog(db);
await createContentRepository(db, Date.now).publish(fixtureDocuments, 'seed');
// At any hour.
await db.updateTable('stores').set({ opens: '00:00', closes: '00:00' }).execute();

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
const sessions = createSessionRepository({ ...shared, accessSeconds: 36_000, refreshSeconds: 36_000 });
const customers = createCustomersRepository(db, Date.now);
const bare = { text: '' };
app.get(bareOrderPath, (_, reply) => reply.type('application/json; charset=utf-8').send(bare.text));
app.post(bareOrderPath, (_, reply) => reply.type('application/json; charset=utf-8').send(bare.text));
await app.listen({ host: '127.0.0.1', port: 0 });

const known = [];
for (let at = 0; at < ORDERS; at += 1) {
  const userId = `u-bench-${at}`;
  const mobile = `9${String(at).padStart(9, '0')}`;
  const headers = await customerHeaders({ sessions, customers }, { userId, mobile, firstName: 'Asha' });
  known.push({ cartId: `c-${userId}`, mobile, headers });
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
process.send?.({
  port: (app.server.address() as AddressInfo).port,
  customers: known,
} satisfies OrderServer);
