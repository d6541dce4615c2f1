import type { LandingSource } from '#schemas/document-source.ts';
import type { LandingData, PageInput } from '#schemas/page-input.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { renderableNodes, sentVersion } from './renderable-nodes.ts';

interface DocumentRequest {
  readonly source: DocumentsSource;
  readonly storeId: string;
  readonly registryVersion?: number | undefined;
}

/** Slugs of the documents for a store, the store's own first. */
function storeSlugs(storeId: string): readonly string[] {
  return [`store-${storeId}`.toLowerCase(), 'default'];
}

/** Slugs of the landing documents of a source, in the order of preference. */
function landingSlugs(landing: LandingSource): readonly string[] {
  return landing.of === 'bucket'
    ? [`bucket-${landing.bucketStoreId}`.toLowerCase(), 'default']
    : storeSlugs(landing.storeId);
}

/**
 * The home page that calls and pages send; undefined while none is published. The version depends on the nodes that are sent.
 * Version ve1 of the call sends widgets only, so its landing has no slots.
 */
export async function findLanding({
  source,
  landing,
  registryVersion,
}: Omit<DocumentRequest, 'storeId'> & { readonly landing: LandingSource }): Promise<LandingData | undefined> {
  const found = await source.find('landing', landingSlugs(landing));
  if (!found) return undefined;
  const { version, document } = found;
  const slots =
    document.slots &&
    !(landing.of === 'store' && landing.version === 've1') &&
    Object.entries(document.slots).map(
      ([name, nodes]) => [name, renderableNodes(nodes, registryVersion)] as const,
    );
  return {
    version: sentVersion(version, registryVersion),
    widgets: renderableNodes(document.nodes, registryVersion),
    ...(slots && { slots: Object.fromEntries(slots) }),
  };
}

/** The numbered entries of a store's left menu; undefined while none is published. */
export async function findLeftMenu({
  source,
  storeId,
  registryVersion,
}: DocumentRequest): Promise<PageInput['leftMenu']> {
  const found = await source.find('left-menu', storeSlugs(storeId));
  return (
    found && {
      version: sentVersion(found.version, registryVersion),
      entries: Object.fromEntries(
        Object.entries(found.document.entries).filter(
          ([, node]) => renderableNodes([node], registryVersion).length > 0,
        ),
      ),
    }
  );
}

/** The bar at the bottom of a store's screens; undefined while none is published. */
export async function findBottomNavigation({
  source,
  storeId,
  registryVersion,
}: DocumentRequest): Promise<PageInput['bottomNavigation'] | undefined> {
  const found = await source.find('bottom-navigation', storeSlugs(storeId));
  return (
    found && {
      version: sentVersion(found.version, registryVersion),
      items: renderableNodes(found.document.nodes, registryVersion),
    }
  );
}
