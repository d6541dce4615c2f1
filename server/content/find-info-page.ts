import type { PageInput } from '#schemas/page-input.ts';
import type { Node } from '#schemas/node.ts';
import { withoutHead } from './document-answer.ts';
import type { DocumentsSource } from './documents-source.ts';
import { type Receiver, sentNodes, sentVersion, varying, type Varying } from './sent-nodes.ts';

/** What decides whether there is a page: the app and the time, and not who asks. */
export type Anybody = Pick<Receiver, 'registryVersion' | 'now'>;

/** Whether there is the page now: somebody sees one of its nodes. */
export function isInfoPageNow(nodes: readonly Node[], { registryVersion, now }: Anybody): boolean {
  return sentNodes(nodes, { registryVersion, now }).length > 0;
}

/**
 * The information page that calls and pages send; undefined where there is none, and before the time of its first node. A page whose nodes are all
 * for others has its heading alone.
 */
export async function findInfoPage(
  source: DocumentsSource,
  slug: string,
  receiver: Receiver,
): Promise<(NonNullable<PageInput['infoPage']> & Varying) | undefined> {
  const found = await source.find('info-page', [slug]);
  if (!found) return undefined;
  const all = found.document.nodes;
  const sent = sentNodes(all, receiver);
  if (!isInfoPageNow(all, receiver)) return undefined;
  return {
    version: sentVersion(found.version, receiver, [{ all, sent }]),
    document: { ...withoutHead(found.document), nodes: sent },
    ...varying(all, receiver),
  };
}
