import { sql } from 'kysely';
import { catalogFile, type CatalogFile, storesFile, type StoresFile } from '#schemas/import-files.ts';
import type { Routes } from '#schemas/routes.ts';
import { createCatalogWriter, type Saved } from '../catalog/catalog-writer.ts';
import { checkLink } from '#schemas/check/check-link.ts';
import { createContentRepository, type Draft } from '../content/content-repository.ts';
import type { Fault } from '#schemas/check/fault.ts';
import type { KnownNames } from '#schemas/check/known-names.ts';
import { type Shop, shopNames } from '#schemas/check/shop-names.ts';
import { readShop } from '../content/shop-names.ts';
import { readContentFolder } from '../content/read-content-folder.ts';
import { namesOfDocuments } from '#schemas/check/names-of-documents.ts';
import { validateDocument } from '#schemas/check/validate-document.ts';
import type { Database } from '../database/database.ts';
import { importedShop, recordSeed } from '../database/seeds.ts';
import { importAuthor } from '../settings/author-settings.ts';
import { offerFaults } from './offer-faults.ts';
import { readImportFile } from './read-import-file.ts';

export interface ImportOptions {
  readonly db: Database;
  readonly now: () => number;
  /** The screens that links of promotions and documents may lead to. */
  readonly routes: Routes;
  readonly stores?: string | undefined;
  readonly catalog?: string | undefined;
  /** Folder of documents. */
  readonly content?: string | undefined;
}

export type Imported =
  | { readonly done: true; readonly saved: readonly Saved[] }
  | { readonly done: false; readonly faults: readonly Fault[] };

/**
 * Imports a catalogue, stores and documents from files. With a fault in any file nothing is written; importing the same files again changes
 * nothing. Published documents stay as they are: only the content command changes them.
 */
export async function importFiles({ db, now, routes, ...files }: ImportOptions): Promise<Imported> {
  const catalog = files.catalog === undefined ? undefined : readImportFile(files.catalog, catalogFile);
  const stores = files.stores === undefined ? undefined : readImportFile(files.stores, storesFile);
  const products = catalog?.value;
  const shops = stores?.value;
  // With faults in the other files, correct names of the shop would be reported too.
  const isWhole = !catalog?.faults.length && !stores?.faults.length;
  const shop = isWhole ? shopNames(withFiles(await readShop(db), { products, shops })) : {};
  const content = files.content === undefined ? undefined : readDocuments(files.content, { routes, ...shop });
  const faults = [
    ...(catalog?.faults ?? []),
    ...(products ? deadLinks(files.catalog ?? '', products, routes) : []),
    ...(products ? await unknownParts({ db, file: files.catalog ?? '', catalog: products }) : []),
    ...(products ? await offerFaults({ db, now: now(), file: files.catalog ?? '', catalog: products }) : []),
    ...(stores?.faults ?? []),
    // With faults in the catalogue, correct ids of the stores would be reported too.
    ...(shops && !catalog?.faults.length
      ? await unknownGaps({ db, file: files.stores ?? '', stores: shops.stores, catalog: products })
      : []),
    ...(content?.faults ?? []),
  ];
  if (faults.length > 0) return { done: false, faults };

  const saved = await db.transaction().execute(async (transaction) => {
    // Imports, and servers that write the sandbox's catalogue, run one at a time here.
    await sql`lock table stores in exclusive mode`.execute(transaction);
    const writer = createCatalogWriter(transaction);
    if (products || shops) await recordSeed(transaction, { name: 'sandbox', version: importedShop });
    return [
      ...(products ? await writer.saveCatalog(products) : []),
      ...(shops ? await writer.saveStores(shops) : []),
    ];
  });
  if (!content) return { done: true, saved };
  const { published } = await createContentRepository(db, now).publishMissing(content.drafts, importAuthor);
  const documents = { name: 'documents', total: content.drafts.length, written: published.length };
  return { done: true, saved: [...saved, documents] };
}

interface ReadFiles {
  readonly products: CatalogFile | undefined;
  readonly shops: StoresFile | undefined;
}

/** The shop as it will be after this import, which removes nothing. */
function withFiles(shop: Shop, { products, shops }: ReadFiles): Shop {
  return {
    categories: [...(products?.categories ?? []), ...shop.categories],
    products: [...shop.products, ...(products?.products ?? []).map(({ id }) => id)],
    stores: [...shop.stores, ...(shops?.stores ?? []).map(({ id }) => id)],
    // Those of promotions have a rule, too.
    coupons: [...shop.coupons, ...(products?.promos ?? []).map(({ code }) => code)],
  };
}

function readDocuments(
  folder: string,
  names: KnownNames,
): { drafts: readonly Draft[]; faults: readonly Fault[] } {
  const { files, faults } = readContentFolder(folder);
  const known = { ...namesOfDocuments(files), ...names };
  return {
    drafts: files.map(({ kind, slug, body }) => ({ kind, slug, body })),
    faults: [...faults, ...files.flatMap((file) => validateDocument({ ...file, known }))],
  };
}

function deadLinks(file: string, { promotions }: CatalogFile, routes: Routes): Fault[] {
  return promotions.flatMap(({ link }, at) => {
    const fault = link && checkLink(link, { routes });
    const address = `promotions[${at}].link`;
    return fault ? [{ file, address, code: fault.code, message: `${address}: ${fault.message}` }] : [];
  });
}

interface CatalogToCheck {
  readonly db: Database;
  readonly file: string;
  readonly catalog: CatalogFile;
}

/** Categories and add-ons that products name must be in the same file or in the database: otherwise the menu would not show them. */
async function unknownParts({ db, file, catalog }: CatalogToCheck): Promise<Fault[]> {
  const [categories, addons] = await Promise.all([
    db.selectFrom('categories').select('id').execute(),
    db.selectFrom('addons').select('id').execute(),
  ]);
  const knownCategories = new Set([...categories, ...catalog.categories].map(({ id }) => id));
  const knownAddons = new Set([
    ...addons.map(({ id }) => id),
    ...catalog.addons.map(({ addonId }) => addonId),
  ]);
  const faultsOf = (
    known: ReadonlySet<string>,
    { list, what, ids }: { list: string; what: string; ids: readonly string[] },
  ) =>
    ids.flatMap((id, at) => {
      if (known.has(id)) return [];
      const address = `${list}[${at}]`;
      const message = `${address} is '${id}', which is no ${what} of this file, nor one that was imported before.`;
      return [{ file, address, code: `unknown-${what}`, message }];
    });
  return catalog.products.flatMap(({ categoryIds, addonIds }, at) => [
    ...faultsOf(knownCategories, { list: `products[${at}].categoryIds`, what: 'category', ids: categoryIds }),
    ...faultsOf(knownAddons, { list: `products[${at}].addonIds`, what: 'add-on', ids: addonIds }),
  ]);
}

interface StoresToCheck {
  readonly db: Database;
  readonly file: string;
  readonly stores: StoresFile['stores'];
  readonly catalog: CatalogFile | undefined;
}

/** Unavailable products and add-ons of a store must be in the catalogue of this import, or in the database. */
async function unknownGaps({ db, file, stores, catalog }: StoresToCheck): Promise<Fault[]> {
  const [products, addons] = await Promise.all([
    db.selectFrom('products').select('id').execute(),
    db.selectFrom('addons').select('id').execute(),
  ]);
  const knownProducts = new Set([...products, ...(catalog?.products ?? [])].map(({ id }) => id));
  const knownAddons = new Set([
    ...addons.map(({ id }) => id),
    ...(catalog?.addons ?? []).map(({ addonId }) => addonId),
  ]);
  const faultOf = (address: string, what: string, id: string): Fault => ({
    file,
    address,
    code: `unknown-${what}`,
    message: `${address} is '${id}', which is no ${what} of the catalogue.`,
  });
  return stores.flatMap(({ unavailable = [], unavailableAddons = [] }, store) => [
    ...unavailable.flatMap(({ productId }, at) =>
      knownProducts.has(productId)
        ? []
        : [faultOf(`stores[${store}].unavailable[${at}].productId`, 'product', productId)],
    ),
    ...unavailableAddons.flatMap((id, at) =>
      knownAddons.has(id) ? [] : [faultOf(`stores[${store}].unavailableAddons[${at}]`, 'add-on', id)],
    ),
  ]);
}
