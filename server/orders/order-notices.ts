import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import type { PlannedStage } from '../database/tables/order-tables.ts';
import { arrivalOf, isDelivered } from './kitchen.ts';

/** When a message goes out, and until when it is true. */
interface When {
  readonly dueAt: number;
  readonly until: number;
}

interface About<Template extends string, Values extends string> {
  readonly id: string;
  readonly mobile: string;
  readonly template: Template;
  readonly values: Readonly<Record<Values, string>>;
}

type Message =
  | About<'orderPlaced', 'order' | 'amount' | 'domain'>
  | About<'orderOnItsWay' | 'orderReady' | 'orderCancelled', 'order' | 'domain'>
  | About<'orderRefunded', 'amount' | 'domain'>;

/** Where messages are written that go out by themselves. */
export interface Messages {
  readonly put: (message: Message, when: When, transaction: Database) => Promise<void>;
  readonly move: (id: string, when: When, transaction: Database) => Promise<void>;
  readonly drop: (id: string, transaction: Database) => Promise<void>;
}

interface Options {
  readonly messages: Messages;
  /** Host of the addresses that customers open. */
  readonly domain: string;
  readonly now: () => number;
}

interface PlannedOrder {
  readonly id: string;
  readonly number: string | null;
  readonly mobile: string | null;
  readonly orderType: string;
  readonly stages: readonly PlannedStage[];
}

const minute = 60_000;
const hour = 60 * minute;
/** How long a message still says something new. That an order is placed does so until it leaves, at most. */
const goodForMs = {
  placed: 2 * hour,
  onItsWay: 10 * minute,
  ready: 30 * minute,
  cancelled: 24 * hour,
  refunded: 7 * 24 * hour,
};

export type OrderNotices = ReturnType<typeof createOrderNotices>;

/** What customers are told of their orders by text message. Everything is written in the transaction of what it tells. */
export function createOrderNotices({ messages, domain, now }: Options) {
  const from = (dueAt: number, forMs: number): When => ({ dueAt, until: dueAt + forMs });
  /** What is said when an order leaves the kitchen: it is on its way, or ready to be collected. */
  const leavingOf = ({ id, orderType }: PlannedOrder) =>
    isDelivered(orderType)
      ? ({ id: `on-its-way:${id}`, template: 'orderOnItsWay' } as const)
      : ({ id: `ready:${id}`, template: 'orderReady' } as const);

  /** When an order leaves the kitchen. Undefined for one that does not leave any more. */
  function leaving({ orderType, stages }: PlannedOrder): When | undefined {
    const leaves = stages.find(({ stage }) => stage === orderStages.DISPATCHED)?.at;
    const arrives = arrivalOf(stages, orderType);
    if (leaves === undefined || arrives === undefined) return undefined;
    const dueAt = Date.parse(leaves);
    if (!isDelivered(orderType)) return from(dueAt, goodForMs.ready);
    return { dueAt, until: Math.max(arrives, dueAt + goodForMs.onItsWay) };
  }

  /** When an order is told as placed. What is told when it leaves, or is cancelled, takes the place of that. */
  function placing(dueAt: number, leaves: When | undefined): When {
    const { until } = from(dueAt, goodForMs.placed);
    return { dueAt, until: Math.min(until, leaves?.dueAt ?? until) };
  }

  return {
    /** It is placed, and it will be on its way or ready. */
    async placed(
      order: PlannedOrder & { readonly number: string; readonly mobile: string; readonly netPrice: number },
      transaction: Database,
    ): Promise<void> {
      const { id, number, mobile, netPrice } = order;
      const values = { order: number, amount: inLetters(netPrice), domain };
      const when = leaving(order);
      await messages.put(
        { id: placedId(id), mobile, template: 'orderPlaced', values },
        placing(now(), when),
        transaction,
      );
      if (!when) return;
      await messages.put(
        { ...leavingOf(order), mobile, values: { order: number, domain } },
        when,
        transaction,
      );
    },

    /** The kitchen has changed its plan, or cancelled it. */
    async changed(order: PlannedOrder, transaction: Database): Promise<void> {
      const { id, number, mobile, stages } = order;
      const when = leaving(order);
      const leavingId = leavingOf(order).id;
      if (when) {
        const placedAt = stages.find(({ stage }) => stage === orderStages.CONFIRMED)?.at;
        if (placedAt !== undefined)
          await messages.move(placedId(id), placing(Date.parse(placedAt), when), transaction);
        await messages.move(leavingId, when, transaction);
      } else {
        await messages.drop(placedId(id), transaction);
        await messages.drop(leavingId, transaction);
      }
      const isCancelled = stages.some(({ stage }) => stage === orderStages.CANCELLED);
      if (!isCancelled || number === null || mobile === null) return;
      await messages.put(
        { id: `cancelled:${id}`, mobile, template: 'orderCancelled', values: { order: number, domain } },
        from(now(), goodForMs.cancelled),
        transaction,
      );
    },

    /** Money goes back. `id` is that of the transaction that it was paid in. */
    async refunded(
      { id, mobile, amount }: { readonly id: string; readonly mobile: string; readonly amount: number },
      transaction: Database,
    ): Promise<void> {
      const values = { amount: inLetters(amount), domain };
      await messages.put(
        { id: `refunded:${id}`, mobile, template: 'orderRefunded', values },
        from(now(), goodForMs.refunded),
        transaction,
      );
    },
  };
}

/** The id of the message that an order is placed. */
function placedId(orderId: string): string {
  return `placed:${orderId}`;
}

/** Text messages have no sign for rupees that does not double their price. */
function inLetters(paise: number): string {
  return `Rs ${(paise / 100).toFixed(2)}`;
}
