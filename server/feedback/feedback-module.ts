import type { ConfigModule } from '../config/config-module.ts';
import type { ContentModule } from '../content/content-module.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { keptFrom } from '../kept-from.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import type { SessionModule } from '../session/session-module.ts';
import { createDismissalsRepository } from './dismissals-repository.ts';
import { feedbackHandlers } from './feedback-handlers.ts';
import { createFeedbackOrders } from './feedback-order.ts';
import { createFeedbacksRepository } from './feedbacks-repository.ts';
import { issueHandlers } from './issue-handlers.ts';
import { templateHandlers } from './template-handlers.ts';

export type FeedbackModule = ReturnType<typeof feedbackModule>;

interface Needs {
  readonly session: SessionModule;
  readonly content: ContentModule;
  readonly orders: OrdersModule;
  readonly config: ConfigModule;
}

const hour = 3600;
const tooMuch = (wait: string) => `You have sent a lot in a short time. Try again in ${wait}.`;

/** The feedback forms, and what customers say of their orders. */
export function feedbackModule(
  { db, counts, settings, now, randomBytes }: ModuleParts,
  { session: { customers }, content, orders: { own }, config }: Needs,
) {
  const dismissals = createDismissalsRepository(db, now);
  const feedbacks = createFeedbacksRepository({ db, now, randomBytes });
  const orders = createFeedbackOrders({
    own,
    customers,
    askedFor: async () => (await config.current()).feedbackOrdersDuration,
    now,
  });
  const limit = (name: string, points: number) =>
    createRateLimit(counts, { name, points, seconds: hour, text: tooMuch });
  const sent = limit('feedback', 40);
  return {
    handlers: {
      ...templateHandlers({ documentsFor: content.documentsFor, now }),
      ...feedbackHandlers({
        feedbacks,
        dismissals,
        orders,
        customers,
        reviewPattern: async () => (await config.current()).storeReviewUrl,
        // Many customers of a mobile network share one address.
        limits: { sent, guessed: limit('feedback-ids', 30), guessedFrom: limit('feedback-ids-from', 300) },
        randomBytes,
      }),
      ...issueHandlers({ feedbacks, orders, limit: sent }),
    },
    async removeExpired(ending: AbortSignal) {
      await dismissals.removeExpired({ ending });
      const until = keptFrom(settings.FEEDBACK_YEARS, now());
      if (until) await feedbacks.removeOld(until, { ending });
    },
    dismissals,
    feedbacks,
  };
}
