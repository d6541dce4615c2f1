import { getFeedbackTemplate } from '#schemas/compiled/endpoints.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';

export interface FeedbackTemplate {
  readonly etag: string | null;
  readonly heading: string;
  readonly document: PreparedDocument;
}

async function loadFeedbackTemplate(
  reader: DocumentReader,
  orderMode: string | undefined,
  previous?: FeedbackTemplate,
) {
  return loadDocument({
    reader,
    endpoint: getFeedbackTemplate,
    options: { query: { orderMode } },
    previous,
    async read({ data }, etag): Promise<FeedbackTemplate> {
      const place = 'feedback-template';
      const document = await prepareReadable(reader, {
        document: place,
        version: etag ?? '',
        place,
        nodes: data?.nodes,
      });
      return { etag, heading: data?.heading ?? '', document };
    },
  });
}

/** The form for an order type. Read once: a form must not change under the hand of who fills it in. */
export function useFeedbackTemplate(orderMode: string | undefined) {
  return useServerDocument<FeedbackTemplate>({
    key: documentKeys.feedbackTemplate(orderMode ?? ''),
    load: (reader, previous) => loadFeedbackTemplate(reader, orderMode, previous),
    once: true,
  });
}
