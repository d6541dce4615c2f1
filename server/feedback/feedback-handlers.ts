import { cacheable, notPublished } from '../content/document-answer.ts';
import type { DocumentsSource, FoundDocument } from '../content/documents-source.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { orderTypeOf } from '../http/order-type.ts';
import { sessionExpired } from '../http/session.ts';
import type { FeedbackRepository } from './feedback-repository.ts';

interface FeedbackOptions {
  readonly documentsFor: DocumentsFor;
  readonly feedback: FeedbackRepository;
}

export function feedbackHandlers({
  documentsFor,
  feedback,
}: FeedbackOptions): HandlersOf<'getFeedbackTemplate' | 'dismissFeedbackWidget'> {
  return {
    async getFeedbackTemplate({ request, query }) {
      const documents = await documentsFor(request);
      const found = await templateFor(documents.source, query?.orderMode);
      if (!found) throw notPublished('feedback-template/default');
      return cacheable(documents, { status: 'SUCCESS' as const, data: found.document }, found.version);
    },

    async dismissFeedbackWidget({ params, session }) {
      if (!session) throw sessionExpired();
      await feedback.dismiss(session.userId, params.widgetId);
      return { status: 'SUCCESS', data: { widgetId: params.widgetId } };
    },
  };
}

/** The form for the order type, or else the default form. */
async function templateFor(
  source: DocumentsSource,
  orderMode: string | undefined,
): Promise<FoundDocument<'feedback-template'> | undefined> {
  const all = await source.list('feedback-template');
  const orderType = orderTypeOf(orderMode);
  return (
    all.find(({ document }) => orderType && document.orderMode?.includes(orderType)) ??
    all.find(({ slug }) => slug === 'default') ??
    all.find(({ document }) => document.orderMode === undefined)
  );
}
