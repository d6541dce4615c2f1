import type { PageInput } from '#schemas/page-input.ts';
import type { DocumentsSource } from './documents-source.ts';
import { type Receiver, sentNodes, sentVersion, timely, type Timely } from './sent-nodes.ts';

/** The information page that calls and pages send; undefined where there is none, and before the time of its first node. */
export async function findInfoPage(
  source: DocumentsSource,
  slug: string,
  receiver: Receiver,
): Promise<(NonNullable<PageInput['infoPage']> & Timely) | undefined> {
  const found = await source.find('info-page', [slug]);
  if (!found) return undefined;
  const all = found.document.nodes;
  const sent = sentNodes(all, receiver);
  if (sent.length === 0) return undefined;
  return {
    version: sentVersion(found.version, receiver, [{ all, sent }]),
    document: { ...found.document, nodes: sent },
    ...timely(all, receiver),
  };
}
