import type { LandingSource } from '#schemas/document-source.ts';
import type { LandingData, PageInput } from '#schemas/page-input.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { type Receiver, sentNodes, sentVersion, varying, type Varying } from '../content/sent-nodes.ts';

interface DocumentRequest {
  readonly source: DocumentsSource;
  readonly storeId: string;
  readonly receiver: Receiver;
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
  receiver,
}: Omit<DocumentRequest, 'storeId'> & { readonly landing: LandingSource }): Promise<
  (LandingData & Varying) | undefined
> {
  const found = await source.find('landing', landingSlugs(landing));
  if (!found) return undefined;
  const { version, document } = found;
  const hasSlots = !(landing.of === 'store' && landing.version === 've1');
  const choices = Object.entries((hasSlots && document.slots) || {}).map(
    ([name, all]) => ({ name, all, sent: sentNodes(all, receiver) }) as const,
  );
  const widgets = { all: document.nodes, sent: sentNodes(document.nodes, receiver) };
  const every = [widgets, ...choices];
  return {
    version: sentVersion(version, receiver, every),
    widgets: widgets.sent,
    ...(hasSlots &&
      document.slots && { slots: Object.fromEntries(choices.map(({ name, sent }) => [name, sent])) }),
    ...varying(
      every.flatMap(({ all }) => all),
      receiver,
    ),
  };
}

/** The numbered entries of a store's left menu; undefined while none is published. */
export async function findLeftMenu({
  source,
  storeId,
  receiver,
}: DocumentRequest): Promise<(NonNullable<PageInput['leftMenu']> & Varying) | undefined> {
  const found = await source.find('left-menu', storeSlugs(storeId));
  if (!found) return undefined;
  const all = Object.values(found.document.entries);
  const sent = inWholeNumbers(found.document.entries).flatMap(([number, node]) =>
    sentNodes([node], receiver).map((kept) => [number, kept] as const),
  );
  const choice = { all, sent: sent.map(([, node]) => node) };
  return {
    version: sentVersion(found.version, receiver, [choice]),
    entries: Object.fromEntries(sent),
    ...varying(all, receiver),
  };
}

/** The entries in the order of their numbers. When one was put between two others ('2.5'), all are numbered anew, from 1 on. */
function inWholeNumbers<Entry>(entries: Readonly<Record<string, Entry>>): (readonly [string, Entry])[] {
  const inOrder = Object.entries(entries).toSorted(([one], [other]) => Number(one) - Number(other));
  return inOrder.every(([number]) => Number.isInteger(Number(number)))
    ? inOrder
    : inOrder.map(([, entry], at) => [String(at + 1), entry] as const);
}

/** The bar at the bottom of a store's screens; undefined while none is published. */
export async function findBottomNavigation({
  source,
  storeId,
  receiver,
}: DocumentRequest): Promise<(PageInput['bottomNavigation'] & Varying) | undefined> {
  const found = await source.find('bottom-navigation', storeSlugs(storeId));
  if (!found) return undefined;
  const all = found.document.nodes;
  const sent = sentNodes(all, receiver);
  return {
    version: sentVersion(found.version, receiver, [{ all, sent }]),
    items: sent,
    ...varying(all, receiver),
  };
}
