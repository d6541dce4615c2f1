import { LRUCache } from 'lru-cache';
import type { Menu } from '#schemas/entities/menu.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { catalogueTag, noteTags, stockTag } from '../cache-tags.ts';
import type { StoreRevisions } from '../database/changes/store-revisions.ts';
import type { Database } from '../database/database.ts';
import { readTogether } from '../database/replica/read-together.ts';
import { contentVersion, Serialised } from '../http/serialised.ts';
import { buildMenu } from './build-menu.ts';
import { type MenuCatalogue, readCatalogue } from './menu-catalogue.ts';
import type { MenuRules } from './menu-rules.ts';
import type { CacheState } from '../metrics/create-metrics.ts';
import { once } from '../once.ts';
import { isWithin, timeInIndia } from '../time-in-india.ts';

export interface MenuQuestion {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly combosWithoutPrices: boolean;
  /** By the previewed drafts; when absent, the live ones are used. */
  readonly rules?: MenuRules | undefined;
}

/** The reply of the menu call, with its text. */
export interface MenuReply {
  readonly body: { readonly status: 'SUCCESS'; readonly data: Menu };
  readonly serialised: Serialised;
}

interface MenusOptions {
  readonly db: Database;
  /** Shared with the pages. */
  readonly revisionOf: StoreRevisions;
  readonly now: () => number;
  /** By the live documents. */
  readonly rules: () => Promise<MenuRules>;
  /** Bytes that the kept menus may take. */
  readonly keptBytes: number;
}

/** A menu is kept as text, compressed and parsed: about four times its text in all. */
const bytesOf = ({ serialised }: MenuReply) => 4 * serialised.bytes.length;

/** Names of recipes are short, and each is worth the building of a menu. */
const mostRecipes = 20_000;

export type Menus = ReturnType<typeof createMenus>;

/**
 * The menus of the stores. Each request reads the revision of the menu from the database, unless changes are heard of, and a menu is built once for each
 * revision: all processes give the same answer, and a change shows at the next request. Stores whose menus are the same share one: in stock alone do they differ.
 */
export function createMenus({ db, revisionOf, now, rules, keptBytes }: MenusOptions) {
  /** By their version. */
  const kept = new LRUCache<string, MenuReply>({ maxSize: keptBytes, sizeCalculation: bytesOf });
  /** The version that a recipe leads to: all that a menu is built from. */
  const recipes = new LRUCache<string, string>({ max: mostRecipes });
  /** The last question of each store, order type and way of combos, and the recipe that answers it. */
  const answered = new Map<string, { readonly at: string; readonly recipe: string }>();
  /** What is being found and built now: requests for the same wait for it. */
  const finding = new Map<string, Promise<MenuReply>>();
  const building = new Map<string, Promise<MenuReply>>();
  let asked = 0;
  let built = 0;
  let latest: { readonly revision: string; readonly catalogue: Promise<MenuCatalogue> } | undefined;

  /** Data that is read after its revision is at least as new as the revision, so it may be cached under it. */
  function catalogueAt(revision: string): Promise<MenuCatalogue> {
    if (latest?.revision === revision) return latest.catalogue;
    // No menu may refer to a row that another table does not have yet.
    const reading = { revision, catalogue: readTogether(db, readCatalogue) };
    latest = reading;
    reading.catalogue.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.catalogue;
  }

  function keptBy(recipe: string): MenuReply | undefined {
    const version = recipes.get(recipe);
    return version === undefined ? undefined : kept.get(version);
  }

  /** Different recipes can lead to the same menu: order types often do. */
  function keep(recipe: string, menu: Omit<Menu, 'version'>): MenuReply {
    const version = contentVersion(menu);
    recipes.set(recipe, version);
    const known = kept.get(version);
    if (known) return known;
    const body = { status: 'SUCCESS' as const, data: { version, ...menu } };
    const reply = { body, serialised: new Serialised(body) };
    kept.set(version, reply);
    return reply;
  }

  return {
    /** Undefined when there is no such store. */
    async find(question: MenuQuestion): Promise<MenuReply | undefined> {
      // The kinds of documents that have some of the rules.
      noteTags(catalogueTag, stockTag(question.storeId), 'app-config', 'search-words');
      const { storeId, orderType, combosWithoutPrices, rules: drafted } = question;
      const revision = await revisionOf(storeId);
      if (!revision.isStore) return undefined;
      const { menu: all, own, documents } = revision;
      const catalogue = await catalogueAt(all);
      const time = timeInIndia(now());
      const hours = catalogue.saleHours.map((hour) => (isWithin(hour, time) ? 1 : 0)).join('');
      const kind = [orderType, combosWithoutPrices].join('/');
      const at = [all, own, drafted ? contentVersion(drafted) : documents, hours].join('/');
      asked += 1;
      const last = answered.get(`${storeId}/${kind}`);
      const known = last?.at === at ? keptBy(last.recipe) : undefined;
      if (known) return known;
      return once(finding, `${storeId}/${kind}/${at}`, async () => {
        // By what they are: a publish since the revision was read may have changed them.
        const used = drafted ?? (await rules());
        const outOfStock = await readOutOfStock(db, storeId);
        const missingAddons = await readMissingAddons(db, storeId);
        const stock = contentVersion([sorted(outOfStock), sorted(missingAddons)]);
        const recipe = [kind, all, contentVersion(used), hours, stock].join('/');
        const make = async () => {
          built += 1;
          const menu = buildMenu({
            catalogue,
            outOfStock,
            missingAddons,
            orderType,
            time,
            combosWithoutPrices,
            rules: used,
          });
          return keep(recipe, menu);
        };
        const reply = keptBy(recipe) ?? (await once(building, recipe, make));
        if (!drafted) answered.set(`${storeId}/${kind}`, { at, recipe });
        return reply;
      });
    },

    state: (): CacheState => ({ bytes: kept.calculatedSize, hits: asked - built, misses: built }),
  };
}

/** Independent of the order in which the database gives the rows. */
function sorted(rows: Iterable<unknown>): string[] {
  return Array.from(rows, (row) => JSON.stringify(row)).toSorted((one, other) => (one < other ? -1 : 1));
}

async function readOutOfStock(db: Database, storeId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('store_products')
    .select(['product_id', 'available_text'])
    .where('store_id', '=', storeId)
    .where('available', '=', false)
    .execute();
  return new Map(rows.map(({ product_id, available_text }) => [product_id, available_text]));
}

async function readMissingAddons(db: Database, storeId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('store_addons')
    .select('addon_id')
    .where('store_id', '=', storeId)
    .where('available', '=', false)
    .execute();
  return new Set(rows.map(({ addon_id }) => addon_id));
}
