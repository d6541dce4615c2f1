import { getFeedbackTemplate } from '#schemas/compiled/calls/get-feedback-template.ts';
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
    async read({ heading, nodes }, etag): Promise<FeedbackTemplate> {
      const place = 'feedback-template';
      const document = await prepareReadable(reader, {
        document: place,
        version: etag ?? '',
        place,
        nodes,
      });
      return { etag, heading, document };
    },
  });
}

/** The form for an order type. Read once, because a form must not change while it is filled in. */
export function useFeedbackTemplate(orderMode: string | undefined) {
  return useServerDocument<FeedbackTemplate>({
    key: documentKeys.feedbackTemplate(orderMode ?? ''),
    load: (reader, previous) => loadFeedbackTemplate(reader, orderMode, previous),
    once: true,
  });
}
