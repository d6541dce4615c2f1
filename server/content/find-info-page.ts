import type { PageInput } from '#schemas/page-input.ts';
import type { DocumentsSource } from './documents-source.ts';
import { type Receiver, sentNodes, sentVersion, varying, type Varying } from './sent-nodes.ts';

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
  const { registryVersion, now } = receiver;
  if (sentNodes(all, { registryVersion, now }).length === 0) return undefined;
  return {
    version: sentVersion(found.version, receiver, [{ all, sent }]),
    document: { ...found.document, nodes: sent },
    ...varying(all, receiver),
  };
}
