import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { createCatalogRepository } from '../catalog/catalog-repository.ts';
import { createContentRepository } from '../content/content-repository.ts';
import { createStoreRevisions } from './changes/store-revisions.ts';
import { createMenus } from '../menu/menus.ts';
import { createScoreboardRepository } from '../scoreboard/scoreboard-repository.ts';
import { seedProducts } from '../catalog/seed/products.ts';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import { seedGazetteer } from '../locator/seed/seed-country.ts';
import { createCustomersRepository } from '../session/customers-repository.ts';
import { createSessionRepository } from '../session/session-repository.ts';
import { createStoresRepository } from '../locator/stores-repository.ts';
import { createTestClock } from '../testing/clock.ts';
import { logIn } from '../testing/customers.ts';
import { describeDatabases } from '../testing/databases.ts';
import { menuRules, mixRule } from '../testing/menu-rules.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { promosOf } from '../promo/testing/promos-of.ts';

// Each test makes a database of the first version, with the whole gazetteer.
vi.setConfig({ testTimeout: 60_000 });

const firstVersion = migrations.filter(({ id }) => id <= '003-content');
const { now } = createTestClock();

interface OldStore {
  readonly id: string;
  readonly name: string;
}

function createSessions(db: Database) {
  const secret = 'a secret of the test that is long enough';
  return {
    sessions: createSessionRepository({
      db,
      now,
      randomBytes,
      secret,
      accessSeconds: 3600,
      refreshSeconds: 86_400,
    }),
    customers: createCustomersRepository(db, now),
  };
}

/** The data of a shop and a customer in the first version. */
async function fill(db: Database, stores: readonly OldStore[]) {
  for (const { id, name } of stores) {
    await sql`insert into stores values
      (${id}, ${name}, 'Indiranagar', 'Bengaluru', 'South', 'Karnataka', true, 12.9719, 77.6412, '{D,P}')`.execute(
      db,
    );
  }
  const [store] = stores;
  await sql`insert into products values
    ('PIZ7', 'Chicken pizza', 'MC-PIZ7', 'Old words', 'pizza', 100, null, 1, 300, null, true, 'regular', 'hand-stretched', '{3}', null, 0),
    ('OWN1', 'Idli', 'OWN1', 'Two', 'idli', 4000, null, 0, 90, null, false, null, null, '{breakfast}', null, 1)`.execute(
    db,
  );
  await sql`insert into shelves values ('bestsellers', 'OWN1', 0)`.execute(db);
  await sql`insert into store_products values
    (${store?.id}, 'PIZ7', true, null), (${store?.id}, 'OWN1', false, 'Back tomorrow')`.execute(db);
  await sql`insert into promotions values
    ('first40', 'offers', 'Old offer', null, 'FIRST40', null, null, null, null, 0)`.execute(db);
  await sql`insert into leaderboard values ('Ananya R', 1)`.execute(db);
  await sql`insert into orders values
    ('o-1', 'u-1', ${store?.id}, 'D', 5, '[{"productId":"PIZ7","name":"Chicken pizza","quantity":1}]', 100, now(), null)`.execute(
    db,
  );
  // The second was left without a generation, as when a removal of expired rows ended in between.
  await sql`insert into session_families values
    ('f-1', 'logged-in', 'u-1', 'c-1', '{}', now(), null), ('f-2', 'guest', 'u-2', 'c-2', '{}', now(), null)`.execute(
    db,
  );
  await sql`insert into session_generations values
    ('f-1', 1, 'salt', null, 'access', null, 'refresh', now(), now(), null)`.execute(db);
  await sql`insert into content_versions values
    ('app-config', 'default', 1, 'checksum', '{"document": "app-config"}', 'author', null, '2026-11-01T00:00:00Z')`.execute(
    db,
  );
  await sql`insert into content_live values ('app-config', 'default', 1, '2026-11-01T00:00:00Z')`.execute(db);
}

describeDatabases('a database of the first version', (open) => {
  async function setUp(stores: readonly OldStore[]) {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: firstVersion });
    await fill(db, stores);
    expect((await migrate(db)).ran).toEqual(migrations.slice(firstVersion.length).map(({ id }) => id));
    return db;
  }

  async function menuOf(db: Database, storeId: string) {
    const menus = createMenus({
      db,
      revisionOf: createStoreRevisions(db),
      now,
      rules: async () => menuRules,
      keptBytes: 1e8,
    });
    const reply = await menus.find({ storeId, orderType: 'D', combosWithoutPrices: false });
    return reply?.body.data;
  }

  const customersRows = async (db: Database) => ({
    orders: await db.selectFrom('orders').select(['id', 'store_id', 'items']).execute(),
    sessions: await db.selectFrom('session_families').select(['id', 'user_id']).execute(),
  });

  it('of the sandbox gets the sandbox’s shop of this build, and the data of customers stays', async () => {
    const db = await setUp([
      { id: '14052', name: 'Indiranagar, Bengaluru' },
      { id: '14061', name: 'Bandra West, Mumbai' },
    ]);
    const before = await customersRows(db);
    expect(await createContentRepository(db, now).listWasLive('app-config')).toEqual([
      { slug: 'default', since: Date.parse('2026-11-01T00:00:00Z'), body: { document: 'app-config' } },
    ]);
    expect(before.sessions).toEqual([{ id: 'f-1', user_id: 'u-1' }]);
    await seedGazetteer(db);
    await seedCatalog(db);

    const menu = await menuOf(db, '14052');
    expect(menu?.catalog.find(({ categoryId }) => categoryId === '3')).toMatchObject({
      name: 'Non-veg pizza',
      slug: 'non-veg-pizza',
    });
    const products = new Map(
      menu?.catalog.flatMap((category) => category.products).map((product) => [product.productId, product]),
    );
    expect(products.get('PIZ7')?.size.length).toBeGreaterThan(1);
    expect([...products.keys()]).toEqual(expect.arrayContaining(seedProducts.map(({ id }) => id)));
    expect(menu?.bestseller).not.toContain('OWN1');
    const catalog = createCatalogRepository({ db, now, mixRule, promos: promosOf(db) });
    expect((await catalog.findDeal('first40'))?.terms.length).toBeGreaterThan(1);
    expect(await createScoreboardRepository(db).scoreOf('9000000001')).toMatchObject({ rank: 1 });
    expect(await createStoresRepository(db).find('14052')).toMatchObject({
      opens: '00:00',
      phone: expect.stringMatching(/^\+91/),
    });
    expect(await customersRows(db)).toEqual(before);

    await db.updateTable('products').set({ price: 1 }).where('id', '=', 'PIZ7').execute();
    await seedCatalog(db);
    const price = await db.selectFrom('products').select('price').where('id', '=', 'PIZ7').executeTakeFirst();
    expect(price).toEqual({ price: 1 });
  });

  it('takes the guests that processes of the previous build begin, and they log in', async () => {
    const db = await setUp([{ id: 's-1', name: 'Idli House, Bengaluru' }]);
    await sql`insert into session_families (id, kind, user_id, cart_id, attributes, created_at)
      values ('f-2', 'guest', 'u-2', 'c-2', '{}', now())`.execute(db);
    const { sessions, customers } = createSessions(db);
    expect(await sessions.endSoon('f-2', db)).toBe(true);
    const login = await logIn({ sessions, customers }, { userId: 'u-3', firstName: 'Asha' });
    expect(await sessions.refreshLoggedIn('u-3', login.credentials.refreshToken)).toMatchObject({
      attributes: { firstName: 'Asha' },
    });
  });

  it('with an imported shop sells as before, and its stores are found', async () => {
    const db = await setUp([{ id: 's-1', name: 'Idli House, Bengaluru' }]);
    await seedGazetteer(db);
    await seedCatalog(db);

    const menu = await menuOf(db, 's-1');
    expect(menu?.catalog.map(({ slug, products }) => [slug, products.map((one) => one.productId)])).toEqual([
      ['3', ['PIZ7']],
      ['breakfast', ['OWN1']],
    ]);
    expect(menu?.catalog[0]?.products[0]).toMatchObject({ price: 100, size: [], availability: 'available' });
    expect(menu?.catalog[1]?.products[0]).toMatchObject({ availability: 'out-of-stock' });
    const stores = createStoresRepository(db);
    expect((await stores.resembling('idly house', 5)).map(({ id }) => id)).toEqual(['s-1']);
    const [near] = await stores.deliveringTo({ latitude: 12.97, longitude: 77.64 }, 5);
    expect(near).toMatchObject({ id: 's-1', opens: '11:00', closes: '23:00' });
  });
});
