import { isOwnLeftMenu, landingSource } from '#schemas/document-source.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { MenuOrder } from '#schemas/page-cookies.ts';
import { lastChange, nextChange } from '#schemas/last-change.ts';
import type { LandingData, PageInput } from '#schemas/page-input.ts';
import { registryVersion } from '#schemas/registry-version.ts';
import { infoSlugOf, type RouteId } from '#schemas/routes.ts';
import { storeIdPattern } from '#schemas/rules/store-id.ts';
import type { PageBucket } from '#schemas/rules/experiment-groups.ts';
import { variantOf } from '#schemas/rules/variants.ts';
import { withTags } from '../cache-tags.ts';
import { findInfoPage } from '../content/find-info-page.ts';
import { findSeoTags } from '../content/find-seo-tags.ts';
import { findBottomNavigation, findLanding, findLeftMenu } from '../landing/landing.ts';
import type { Receiver } from '../content/sent-nodes.ts';
import { readMenuRules } from '../menu/menu-rules.ts';
import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import { type ByMix, draftedMix } from '../catalog/drafted-mix.ts';
import type { Menus } from '../menu/menus.ts';
import { personalKeys, type WidgetContent } from '../landing/widget-content.ts';
import type { PageStores } from '../locator/page-stores.ts';
import type { FindSitemap } from '../sitemap/sitemap-handlers.ts';
import { currentAlerts } from '../config/config-handlers.ts';
import { configOfApps, effectiveConfig } from '../content/effective-config.ts';
import { notPublished } from '../content/document-answer.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import type { RequestDocuments } from '../content/request-documents.ts';
import { minuteEnd } from '../http/minute-end.ts';

export interface PageRequest {
  readonly url: string;
  readonly path: string;
  readonly origin: string;
  readonly route: RouteId | undefined;
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly bucket: PageBucket;
  readonly menuOrder: MenuOrder;
  readonly documents: RequestDocuments;
  readonly now: number;
}

/** What a page is rendered from, and until when. */
export interface PageReading {
  readonly input: PageInput;
  /** What it was read from: the tags of caches in front. */
  readonly tags: readonly string[];
  /** The next time at which it may be another one by the clock alone, in epoch milliseconds. */
  readonly until: number;
}

interface PageSources {
  readonly widgetContent: WidgetContent;
  readonly menus: Menus;
  readonly catalog: Pick<CatalogRepository, 'deals' | 'nextEnd'>;
  readonly findSitemap: FindSitemap;
  readonly stores: PageStores;
  /** For how long caches in front may keep pages: 0 where nobody asks what they are made of. */
  readonly sharedSeconds: number;
}

/** Screens that show the menu, or a product of it, on load. */
const menuRoutes: ReadonlySet<RouteId> = new Set<RouteId>(['menu', 'customise']);

/** Screens that show the landing's nodes: the home page itself, and those that host its slots. */
const landingRoutes: ReadonlySet<RouteId> = new Set<RouteId>([
  'home',
  'menu',
  'offers',
  'customise',
  'cart',
  'paymentType',
  'profile',
  'thankYou',
  'thankYouAndTracking',
  'track',
  'orderHistory',
]);

/**
 * Collects the data of a page. It contains no data of a single customer. The app on the page is of the same build, so it gets the same data
 * and versions as from the calls: when it requests them again it gets 304.
 */
export async function pageData(request: PageRequest, sources: PageSources): Promise<PageReading> {
  const { result, tags } = await withTags(sources.sharedSeconds > 0, () => readPage(request, sources));
  return { ...result, tags };
}

async function readPage(
  request: PageRequest,
  { widgetContent, menus, catalog, findSitemap, stores }: PageSources,
): Promise<Omit<PageReading, 'tags'>> {
  const { documents, route, storeId, now, url, origin, orderType, bucket, menuOrder } = request;
  const { preview } = documents;
  // What is sold by the hour is read again with each minute.
  let until = minuteEnd(now);
  const source = noting(documents.source, (document) => {
    until = Math.min(until, nextChange(document, now));
  });
  const config = await effectiveConfig(source);
  if (!config) throw notPublished('app-config/default');
  // Whether somebody is logged in, in a partner's app, or in a group of an experiment that marketing named: the page cannot know it.
  const receiver: Receiver = {
    isPage: true,
    registryVersion,
    orderType,
    storeId,
    variantOf: (experiment) => variantOf(experiment, { bucket }, config.experiments),
    now,
  };
  const from = landingSource(config, storeId);
  const inStore = { source, storeId, receiver };
  const [tags, leftMenu, bottomNavigation, alerts, landing, menu, infoPage, deals, sitemap, restaurants] =
    await Promise.all([
      findSeoTags(source, { registryVersion, now }),
      isOwnLeftMenu(config, storeId) ? findLeftMenu(inStore) : undefined,
      findBottomNavigation(inStore),
      currentAlerts(source, now),
      route && landingRoutes.has(route) ? findLanding({ source, landing: from, receiver }) : undefined,
      // Without experiments: the page is the same for all customers.
      route && menuRoutes.has(route)
        ? menus.find({
            storeId,
            orderType,
            combosWithoutPrices: false,
            rules: preview && (await readMenuRules(source)),
          })
        : undefined,
      infoPageOf(source, request.path, receiver),
      route === 'offers' ? Promise.all([catalog.deals('offers'), catalog.deals()]) : undefined,
      route === 'sitemap' ? findSitemap(source, { registryVersion, now }) : undefined,
      route === 'restaurants' ? storesOf(new URL(url, origin).searchParams, stores) : undefined,
    ]);
  const times = [
    ...[tags, leftMenu, bottomNavigation, landing, infoPage].flatMap((each) => each?.changesAt ?? []),
    ...(Number.isFinite(alerts.until) ? [alerts.until] : []),
  ];
  until = Math.min(until, ...times);
  if (!tags) throw notPublished('seo-tags/default');
  const widgetContents =
    landing && (await publicContents(landing, widgetContent, { storeId, by: await draftedMix(documents) }));
  if (widgetContents || deals) until = Math.min(until, await catalog.nextEnd());
  const input = {
    url,
    origin,
    storeId,
    orderType,
    bucket,
    menuOrder,
    config: configOfApps(config),
    seoTags: tags.document,
    ...(leftMenu && { leftMenu }),
    bottomNavigation: bottomNavigation ?? { version: 'none', items: [], vary: '' },
    alerts: alerts.alerts,
    ...(times.length > 0 && { changesAt: Math.min(...times) }),
    ...(landing && widgetContents && { landing, widgetContents }),
    ...(menu && { menu: menu.body.data }),
    ...(deals && { deals: { first: deals[0], all: deals[1] } }),
    ...(sitemap && { sitemap: sitemap.sections }),
    ...restaurants,
    ...(infoPage !== undefined && { infoPage }),
    ...(preview && { preview: { expiresAt: preview.expiresAt.toISOString() } }),
  };
  return { input: { ...input, renderedAt: lastChange(input, now) }, until };
}

/** One restaurant, or the beginning of the list. A list that is filtered is the browser's to find. */
async function storesOf(
  query: URLSearchParams,
  stores: PageStores,
): Promise<Pick<PageInput, 'store' | 'stores'>> {
  const id = query.get('storeId');
  if (id !== null && storeIdPattern.test(id)) return { store: await stores.find(id) };
  return query.get('search') || query.get('city') ? {} : { stores: await stores.list() };
}

/** The same documents; each one that is found is told, also where a page shows nothing of it yet. */
function noting(source: DocumentsSource, note: (document: unknown) => void): DocumentsSource {
  return {
    async find(kind, slugs) {
      const found = await source.find(kind, slugs);
      if (found) note(found.document);
      return found;
    },
    async list(kind) {
      const found = await source.list(kind);
      for (const { document } of found) note(document);
      return found;
    },
  };
}

/** Undefined on screens that are not information pages, null for a page that does not exist. */
async function infoPageOf(
  source: DocumentsSource,
  path: string,
  receiver: Receiver,
): Promise<Awaited<ReturnType<typeof findInfoPage>> | null> {
  const slug = infoSlugOf(path);
  if (slug === undefined) return undefined;
  // Not a valid document name; it may have characters that the database refuses.
  if (!/^[a-z0-9-]+$/.test(slug)) return null;
  return (await findInfoPage(source, slug, receiver)) ?? null;
}

/** Paths of the calls for a node's content: one for all keys, and a separate one for bestsellers. */
const contentPath = /^\/catalog-service\/ve1\/stores\/([\w-]+)\/(?:widget\/([\w-]+)|bestseller)$/;

/** Contents of the landing's nodes, by the address that the app would request. */
async function publicContents(
  landing: LandingData,
  widgetContent: WidgetContent,
  { storeId, by }: { readonly storeId: string; readonly by: ByMix | undefined },
): Promise<NonNullable<PageInput['widgetContents']>> {
  const urls = new Set(
    landing.widgets.flatMap(({ contentUrl }) =>
      contentUrl ? [contentUrl.replaceAll('$storeId', storeId)] : [],
    ),
  );
  const contents = await Promise.all(
    [...urls].map(async (url) => {
      const [, store, key = 'bestsellers'] = contentPath.exec(url) ?? [];
      if (store === undefined || personalKeys.has(key) || !widgetContent.knows(key)) return undefined;
      const content = await widgetContent.read(key, { storeId: store, by });
      return content && ([url, content] as const);
    }),
  );
  return Object.fromEntries(contents.filter((entry) => entry !== undefined));
}
