import type { LandingData, PageInput } from '#schemas/page-input.ts';
import type { DocumentsSource, FoundDocument } from '../content/documents-source.ts';
import { renderableNodes, sentVersion } from './renderable-nodes.ts';

interface DocumentRequest {
  readonly source: DocumentsSource;
  readonly storeId: string;
  readonly registryVersion?: number | undefined;
}

/** Slugs of the documents that may fill a place for a store, the store's own first. */
export function storeSlugs(storeId: string): readonly string[] {
  return [`store-${storeId}`.toLowerCase(), 'default'];
}

/** The home page of a store; undefined while none is published. The version tells what was sent, held-back nodes included. */
export async function findLanding({
  source,
  storeId,
  registryVersion,
}: DocumentRequest): Promise<LandingData | undefined> {
  const found = await source.find('landing', storeSlugs(storeId));
  return found && landingData(found, registryVersion);
}

export function landingData(
  { version, document }: FoundDocument<'landing'>,
  registryVersion: number | undefined,
): LandingData {
  const slots =
    document.slots &&
    Object.entries(document.slots).map(
      ([name, nodes]) => [name, renderableNodes(nodes, registryVersion)] as const,
    );
  return {
    version: sentVersion(version, registryVersion),
    widgets: renderableNodes(document.nodes, registryVersion),
    ...(slots && { slots: Object.fromEntries(slots) }),
  };
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
