import type { ContentModule } from '../content/content-module.ts';
import type { ModuleParts } from '../module.ts';
import { feedbackHandlers } from './feedback-handlers.ts';
import { createFeedbackRepository } from './feedback-repository.ts';

export type FeedbackModule = ReturnType<typeof feedbackModule>;

export function feedbackModule({ db, now }: ModuleParts, { content }: { readonly content: ContentModule }) {
  const feedback = createFeedbackRepository(db, now);
  return { handlers: feedbackHandlers({ documentsFor: content.documentsFor, feedback }), feedback };
}
