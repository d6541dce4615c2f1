import type { OrderStage } from '#schemas/payment-actions.ts';
import type { WidgetContentKey } from '#schemas/widget-content.ts';
import type { DismissalsRepository } from '../feedback/dismissals-repository.ts';
import type { FeedbacksRepository } from '../feedback/feedbacks-repository.ts';
import type { CatalogRepository, Shelf } from '../catalog/catalog-repository.ts';
import type { ByMix } from '../catalog/drafted-mix.ts';
import { isDelivered } from '../orders/kitchen.ts';
import type { OrdersRepository, PastOrder } from '../orders/orders-repository.ts';
import { dateInIndia } from '../time-in-india.ts';
import type { ScoreboardRepository } from '../scoreboard/scoreboard-repository.ts';

interface Options {
  readonly catalog: CatalogRepository;
  readonly scoreboard: Pick<ScoreboardRepository, 'leaders'>;
  readonly orders: OrdersRepository;
  readonly dismissals: Pick<DismissalsRepository, 'isDismissed'>;
  readonly feedbacks: Pick<FeedbacksRepository, 'ofOrder'>;
  /** How long after an order the feedback question is asked, by the live configuration. */
  readonly feedbackOrdersDuration: () => Promise<number>;
  readonly now: () => number;
}

type Content = Readonly<Record<string, unknown>>;

interface WhoAsks {
  readonly storeId: string;
  /** Undefined without a session, and for what pages hold for everybody. */
  readonly userId?: string | undefined;
  /** Of drafts. */
  readonly by?: ByMix | undefined;
}

interface Question extends Content {
  readonly widgetId: string;
  readonly orderId?: string;
}

/** Keys with content for one customer: never cached, and never part of a cached page. */
export const personalKeys: ReadonlySet<string> = new Set<WidgetContentKey>([
  'previous-order',
  'active-order',
  'feedback',
]);

/** The question for customers without a recent order. */
const generalQuestion: Question = {
  widgetId: 'ordering-here',
  heading: 'Your say',
  question: 'How do you like ordering here so far?',
};

const stageLabels: Readonly<Record<OrderStage, string>> = {
  CONFIRMED: 'Confirmed',
  BEING_BAKED: 'In the oven',
  DISPATCHED: 'On its way',
  CANCELLED: 'Cancelled',
  DELIVERED: 'Delivered',
};

/** ORD-12. Stages of an order that is collected. */
const collectedLabels: Readonly<Record<OrderStage, string>> = {
  ...stageLabels,
  DISPATCHED: 'Ready for you',
  DELIVERED: 'Picked up',
};

const indianTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
});
const indianDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', weekday: 'long' });

/** 'by 8:10 pm'. A train or a wish may be days away: then the day is named. */
function byWhen(at: Date, now: number): string {
  const by = `by ${indianTime.format(at)}`;
  return dateInIndia(at.getTime()) === dateInIndia(now) ? by : `on ${indianDay.format(at)} ${by}`;
}

/**
 * The content of a widget, by its key: data that overrides the props of the document. Undefined when there is nothing to show, and the
 * widget is hidden (no active order, a dismissed question, no session).
 */
export function createWidgetContent({
  catalog,
  scoreboard,
  orders,
  dismissals,
  feedbacks,
  feedbackOrdersDuration,
  now,
}: Options) {
  const shelf =
    (name: Shelf) =>
    async ({ storeId, by }: WhoAsks) => ({ products: await catalog.productsOf(storeId, name, by) });

  const byKey: Record<WidgetContentKey, (asked: WhoAsks) => Promise<Content | undefined>> = {
    bestsellers: shelf('bestsellers'),
    'everyday-value': shelf('everyday-value'),
    essentials: shelf('essentials'),
    offers: async () => ({ offers: await catalog.promotionsOf('offers') }),
    'other-offers': async () => ({ offers: await catalog.promotionsOf('other-offers') }),
    leaderboard: async () => ({ leaders: await scoreboard.leaders(3) }),

    'previous-order': async ({ userId }) => {
      if (userId === undefined) return undefined;
      const past = await orders.findDelivered(userId, 6);
      return past.length === 0 ? undefined : { orders: past.map(previousOrder) };
    },

    'active-order': async ({ userId }) => {
      const order = userId === undefined ? undefined : await orders.findActive(userId);
      if (!order) return undefined;
      const isBrought = isDelivered(order.orderType);
      const eta = order.expectedAt && `${isBrought ? 'Arrives' : 'Ready'} ${byWhen(order.expectedAt, now())}`;
      return {
        order: {
          id: order.id,
          stage: order.stage,
          stageLabel: (isBrought ? stageLabels : collectedLabels)[order.stage],
          storeName: order.storeName,
          ...(eta && { eta }),
        },
      };
    },

    feedback: async ({ userId }) => {
      const [last] = userId === undefined ? [] : await orders.findDelivered(userId, 1);
      const askedFor = 1000 * (await feedbackOrdersDuration());
      const question =
        last && now() - last.placedAt.getTime() < askedFor ? questionAbout(last) : generalQuestion;
      if (userId === undefined) return question;
      const { orderId } = question;
      if (orderId !== undefined && (await feedbacks.ofOrder(userId, orderId))) return undefined;
      return (await dismissals.isDismissed(userId, question.widgetId)) ? undefined : question;
    },
  };

  return {
    knows: (key: string): key is WidgetContentKey => Object.hasOwn(byKey, key),
    read: (key: WidgetContentKey, asked: WhoAsks) => byKey[key](asked),
  };
}

export type WidgetContent = ReturnType<typeof createWidgetContent>;

function previousOrder({ id, placedAt, items, total, pictures, storeName }: PastOrder) {
  return {
    id,
    placedAt: placedAt.toISOString(),
    items: items.map(({ productId: _, ...item }) => item),
    total,
    pictures: [...pictures],
    storeName,
    // Orders write 2 for what is not vegetarian (MEN-18).
    ...(items.some(({ foodType }) => foodType === 2) && { nonVeg: true }),
  };
}

function questionAbout({ id, orderType, placedAt, items }: PastOrder): Question {
  const dish = items[0]?.name ?? 'order';
  return {
    widgetId: `order-${id}`,
    heading: `${indianDay.format(placedAt)}’s ${dish}`.slice(0, 60),
    question: 'How did we do?',
    orderId: id,
    orderMode: orderType,
  };
}
