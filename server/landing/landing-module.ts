import type { CatalogModule } from '../catalog/catalog-module.ts';
import type { ConfigModule } from '../config/config-module.ts';
import { createAskAgainIn } from '../content/ask-again.ts';
import type { ContentModule } from '../content/content-module.ts';
import type { FeedbackModule } from '../feedback/feedback-module.ts';
import type { LocatorModule } from '../locator/locator-module.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import type { ScoreboardModule } from '../scoreboard/scoreboard-module.ts';
import { landingHandlers } from './landing-handlers.ts';
import { createWidgetContent } from './widget-content.ts';

interface Needs {
  readonly content: ContentModule;
  readonly locator: LocatorModule;
  readonly config: ConfigModule;
  readonly catalog: CatalogModule;
  readonly scoreboard: ScoreboardModule;
  readonly orders: OrdersModule;
  readonly feedback: FeedbackModule;
}

export function landingModule(
  { now, randomBytes }: ModuleParts,
  { content, locator, config, catalog, scoreboard, orders, feedback }: Needs,
) {
  const widgetContent = createWidgetContent({
    catalog: catalog.catalog,
    scoreboard: scoreboard.scoreboard,
    orders: orders.orders,
    dismissals: feedback.dismissals,
    feedbacks: feedback.feedbacks,
    feedbackOrdersDuration: async () => (await config.current()).feedbackOrdersDuration,
    now,
  });
  const { documentsFor } = content;
  return {
    handlers: landingHandlers({
      documentsFor,
      checkStore: locator.checkStore,
      widgetContent,
      nextEnd: catalog.catalog.nextEnd,
      now,
      askAgainIn: createAskAgainIn({ now, randomBytes }),
    }),
    widgetContent,
  };
}
