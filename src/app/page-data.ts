import { unstable_serialize } from 'swr';
import type { EngineFacts } from '#schemas/document-types.ts';
import { countWithin, firstScreenHeight } from '#registry/engine/growing-count.ts';
import { readContent } from '#registry/engine/node-content.ts';
import { loadShapes } from '#registry/load-shapes.ts';
import { prepareDocument } from '#registry/engine/prepare-document.ts';
import { contentKey } from '#registry/engine/render-node.tsx';
import { writePageGroup } from '#schemas/rules/page-group.ts';
import { holds } from '#schemas/rules/when-holds.ts';
import { landingSource, leftMenuPath } from '#schemas/document-source.ts';
import type { Menu } from '#schemas/entities/menu.ts';
import type { PageInput } from '#schemas/page-input.ts';
import type { PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { infoSlugOf } from '#schemas/routes.ts';
import { prepareBottomNavigation } from '#src/features/documents/api/get-bottom-navigation.ts';
import { prepareInfoPage } from '#src/features/documents/api/get-info-page.ts';
import { prepareLanding } from '#src/features/documents/api/get-landing.ts';
import { prepareLeftMenu } from '#src/features/documents/api/get-left-menu.ts';
import { documentKeys } from '#src/features/documents/document-keys.ts';
import type { DocumentReader } from '#src/features/documents/load-document.ts';
import { homeServerNodes } from '#src/features/home/home-server-nodes.ts';
import { infoKeys } from '#src/features/info/api/info-keys.ts';
import { customisePreviewKey, customisePreviewOf } from '#src/features/customise/customise-preview.ts';
import { menuEntry, menuGroups } from '#src/features/menu/menu-groups.ts';
import { sellableMenu } from '#src/features/menu/sellable-menu.ts';
import { offerKeys } from '#src/features/offers/api/offer-keys.ts';
import { menuPreviewKey, previewOf } from '#src/features/menu-page/menu-preview.ts';
import { cityKeys } from '#src/features/cities/api/city-keys.ts';
import { storeKeys } from '#src/features/restaurants/api/store-keys.ts';
import { readMenuPath } from '#src/features/navigation/read-menu-path.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { findScreen } from './find-screen.ts';

interface PageData {
  /** SWR key → prepared value. */
  readonly known: Record<string, unknown>;
  /** Types of the nodes on the first screen: their views are loaded with the page. */
  readonly nodeTypes: readonly string[];
  /** Types of nodes that are in the server's HTML only below the first screen. */
  readonly laterTypes: readonly string[];
}

interface PageDataInput {
  readonly input: PageInput;
  readonly facts: EngineFacts;
  readonly pathname: string;
}

/** Issues were reported to the author when the document was published; they are not sent to customers. */
function withoutIssues<T extends { readonly document: PreparedDocument }>(value: T): T {
  return { ...value, document: { ...value.document, issues: [] } };
}

function etagOf(version: string): string {
  return `"${version}"`;
}

async function contentsOf(nodes: readonly PreparedNode[], { storeId, widgetContents = {} }: PageInput) {
  const shapes = await loadShapes();
  const known: Record<string, unknown> = {};
  for (const node of nodes) {
    const content = widgetContents[(node.contentUrl ?? '').replaceAll('$storeId', storeId)];
    if (node.contentUrl === undefined || content === undefined) continue;
    known[unstable_serialize(contentKey(node, storeId))] = readContent(node, content, {
      ...shapes,
      contract: widgetEngine.contract,
    });
  }
  return known;
}

/**
 * Prepares the documents that the server found, under the SWR keys that the app uses. A document that cannot be shown is left out: the app
 * requests it again and shows the same as without a document.
 */
export async function pageData({ input, facts, pathname }: PageDataInput): Promise<PageData> {
  const shapes = await loadShapes();
  const reader: Pick<DocumentReader, 'port'> = {
    port: {
      prepare: async (source) => prepareDocument(source, { ...shapes, contract: widgetEngine.contract }),
      report() {},
    },
  };
  const { storeId } = input;
  const known: Record<string, unknown> = {
    [documentKeys.alerts()]: { etag: null, alerts: input.alerts },
    ...(input.changesAt !== undefined && { [documentKeys.changesAt()]: input.changesAt }),
  };
  const shown: PreparedNode[] = [];

  // The page knows no more than the first three of `audienceHeaders`.
  const config = layConfigs(input.config);
  const group = writePageGroup(input.bucket, config.experiments);
  const audience = [input.orderType, storeId, group].join();

  async function keep<T extends { readonly document: PreparedDocument }>(
    key: string,
    { vary }: { readonly vary: string },
    preparing: Promise<T>,
  ): Promise<T | null> {
    try {
      const value = { ...withoutIssues(await preparing), audience, vary };
      known[key] = value;
      return value;
    } catch {
      return null;
    }
  }
  const readers = reader as DocumentReader;
  if (input.leftMenu) {
    const { version, entries } = input.leftMenu;
    const preparing = prepareLeftMenu(readers, entries, etagOf(version));
    await keep(documentKeys.leftMenu(storeId, leftMenuPath(config)), input.leftMenu, preparing);
  }
  const bars = await keep(
    documentKeys.bottomNavigation(storeId),
    input.bottomNavigation,
    prepareBottomNavigation(readers, input.bottomNavigation, etagOf(input.bottomNavigation.version)),
  );

  if (input.landing) {
    const preparing = prepareLanding(readers, input.landing, etagOf(input.landing.version));
    const landing = await keep(
      documentKeys.landing(landingSource(config, storeId)),
      input.landing,
      preparing,
    );
    const id = findScreen(pathname)?.id;
    // The name of a slot begins with the id of its screen.
    const documents =
      id === 'home'
        ? [landing?.document]
        : Object.entries(landing?.slots ?? {}).flatMap(([slot, document]) =>
            slot.startsWith(`${id}.`) ? document : [],
          );
    const nodes = documents.flatMap((document) => document?.nodes ?? []);
    shown.push(...nodes.filter((node) => holds(node.when, facts)).slice(0, homeServerNodes));
    Object.assign(known, await contentsOf(shown, input));
  }
  const slug = infoSlugOf(pathname);
  if (slug !== undefined && input.infoPage !== undefined) {
    known[documentKeys.infoPage(slug)] = null;
    if (input.infoPage !== null) {
      const page = await keep(
        documentKeys.infoPage(slug),
        input.infoPage,
        prepareInfoPage(readers, {
          slug,
          data: input.infoPage.document,
          etag: etagOf(input.infoPage.version),
        }),
      );
      shown.push(...(page?.document.nodes ?? []));
    }
  }
  const menu = input.menu && sellableMenu(input.menu);
  if (menu) Object.assign(known, partOfMenu(menu, { input, facts, pathname }));
  if (input.sitemap) known[infoKeys.sitemap()] = input.sitemap;
  if (input.stores) {
    const { cities, ...first } = input.stores;
    known[storeKeys.firstStores()] = first;
    known[cityKeys.cities(null)] = cities;
  }
  if (input.store) known[storeKeys.storePage(input.store.id)] = input.store;
  if (input.deals) known[offerKeys.deals(storeId)] = input.deals;
  const nodes = shown.filter((node) => !node.unknown);
  // The bars are on every page, or on the next one.
  const first = nodes
    .slice(0, countWithin(firstScreenHeight, nodes, widgetEngine))
    .concat(bars?.document.nodes ?? []);
  const nodeTypes = new Set(first.filter((node) => !node.unknown).map(({ type }) => type));
  const laterTypes = new Set(nodes.map(({ type }) => type).filter((type) => !nodeTypes.has(type)));
  return { known, nodeTypes: [...nodeTypes], laterTypes: [...laterTypes] };
}

/** What is drawn first of the menu, or of the product that the address names. The whole menu follows. */
function partOfMenu(menu: Menu, { input, facts, pathname }: PageDataInput): Record<string, unknown> {
  const { storeId, orderType } = input;
  const address = new URL(input.url, input.origin);
  if (findScreen(pathname)?.id === 'customise') {
    const productId = address.searchParams.get('productId') ?? '';
    const product = menuEntry(menu, productId)?.product;
    return product
      ? { [customisePreviewKey({ storeId, orderType, productId })]: customisePreviewOf(product) }
      : {};
  }
  const groups = menuGroups(menu, {
    favourites: [],
    vegOnly: false,
    sorting: facts.variantOf('menuSorting'),
    order: input.menuOrder,
  });
  return { [menuPreviewKey(storeId, orderType)]: previewOf(groups, readMenuPath(address)) };
}
