// The server that page-server.ts measures, in a process of its own: the product's, as in production, on an embedded database, or that of its argument, with the
// documents and the shop of the sandbox and more restaurants, and beside it a bare route that sends the bytes of whatever it is told.
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
import { loadPages } from '#server/load-pages.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { readSettings } from '#server/settings.ts';
import type { Answer, PageServer, Question } from './page-server-process.ts';
import { barePagePath, menuPathOf, RESTAURANTS } from './page-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const [, , url] = process.argv;
const settings = readSettings({
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  ...(url !== undefined && { DATABASE_URL: url }),
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
await addRestaurants();
const pages = await loadPages(settings);
if (!pages) throw new Error('There is no build to render pages with: npm run build makes one.');
const { app } = await buildApp({
  ping,
  db,
  publicDb: db,
  changes,
  counts: { db },
  secret: randomBytes(32).toString('base64url'),
  now: Date.now,
  randomBytes,
  // As in production, where replies are not checked against their contracts.
  settings: { ...settings, SANDBOX: false },
  authorTokens: [{ name: 'author', token: randomBytes(24).toString('base64url') }],
  log,
  pages,
});

const bare = { headers: {} as Record<string, string>, bytes: Buffer.of() as Buffer };
app.get(barePagePath, (_, reply) => reply.headers(bare.headers).send(bare.bytes));
await app.listen({ host: '127.0.0.1', port: 0 });

/** As many restaurants as are measured. Each lacks a product of its own, so that no two menus are the same. */
async function addRestaurants() {
  const original = await db
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', '14052')
    .executeTakeFirstOrThrow();
  const products = await db.selectFrom('products').select('id').orderBy('id').execute();
  const lacking = (at: number) => [products[at % products.length], products[(at * 7 + 3) % products.length]];
  for (let at = 0; at < RESTAURANTS; at++) {
    const id = `bench-${at}`;
    // Another process on the same database may have added it.
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('stores')
      .values({ ...original, id } as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added) continue;
    for (const product of new Set(lacking(at)))
      await db
        .insertInto('store_products')
        .values({
          store_id: id,
          product_id: product?.id ?? '',
          available: false,
          available_text: `Gone ${at}`,
        })
        .execute();
  }
}

const kept = ['content-encoding', 'content-type', 'content-security-policy', 'etag', 'vary', 'cache-control'];
async function bareOf(url: string): Promise<Answer> {
  const sent = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  bare.headers = Object.fromEntries(
    kept.flatMap((name) => {
      const value = sent.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  bare.bytes = sent.rawPayload;
  return { etag: String(sent.headers.etag) };
}

async function memory(): Promise<Answer> {
  globalThis.gc?.();
  return { bytes: process.memoryUsage.rss() };
}

process.on('message', (question: Question) => {
  void ('bare' in question ? bareOf(question.bare) : memory()).then((answer) => process.send?.(answer));
});

async function end() {
  await app.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
}
process.on('disconnect', () => void end());
for (let at = 0; at < RESTAURANTS; at++) await app.inject({ url: menuPathOf(at) });
process.send?.({ port: (app.server.address() as AddressInfo).port } satisfies PageServer);
