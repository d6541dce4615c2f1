// The server that menu-server.ts measures, in a process of its own: the product's, on an embedded database with a long menu, and beside its
// calls a bare route that sends the same bytes as the menu call.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { seedCatalog } from '#server/catalog/seed/seed-catalog.ts';
import { openDatabase } from '#server/database/database.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { createLogger } from '#server/http/logger.ts';
import { createSessionRepository } from '#server/session/session-repository.ts';
import { readSettings } from '#server/settings.ts';
import { guestHeaders } from '#server/testing/test-app.ts';
import { barePath, menuPath, type MenuServer } from './menu-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-menu-'));
const settings = readSettings({ DATA_DIR: folder, SEED_PRODUCTS: process.argv[2], LOG_LEVEL: 'warn' });
const log = createLogger(settings.LOG_LEVEL);
const { db, ping, hearChanges, close } = await openDatabase(settings, { firstRows: gazetteer });
const changes = await hearChanges(log);
await seedCatalog(db, { products: settings.SEED_PRODUCTS });

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
  settings,
  authorTokens: [{ name: 'author', token: randomBytes(24).toString('base64url') }],
  log,
});
const sessions = createSessionRepository({ ...shared, accessSeconds: 3600, refreshSeconds: 3600 });

const bare = { headers: {} as Record<string, string>, bytes: Buffer.of() as Buffer };
app.get(barePath, (_, reply) => reply.headers(bare.headers).send(bare.bytes));
await app.listen({ host: '127.0.0.1', port: 0 });

const sent = await app.inject({ url: menuPath, headers: { 'accept-encoding': 'br' } });
const kept = ['content-encoding', 'content-type', 'etag', 'vary', 'cache-control'];
bare.headers = Object.fromEntries(kept.map((name) => [name, String(sent.headers[name])]));
bare.bytes = sent.rawPayload;

async function end() {
  await app.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
}
process.on('disconnect', () => void end());
process.send?.({
  port: (app.server.address() as AddressInfo).port,
  etag: String(sent.headers.etag),
  guest: guestHeaders(await sessions.createGuest()),
} satisfies MenuServer);
