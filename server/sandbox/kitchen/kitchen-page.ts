import { orderStages, type OrderStage } from '#schemas/payment-actions.ts';
import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { etaOf } from '../../orders/eta.ts';
import { isDelivered, isOver, stageName, stageOf } from '../../orders/kitchen.ts';
import type { OrderChanges } from '../../orders/order-changes.ts';
import { orderTypeNouns } from '../../order-type-nouns.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { plainHtml } from '../../pages/plain-pages.ts';

export const kitchenPath = '/sandbox/kitchen';

const title = 'Kitchen of the sandbox';
const refreshSeconds = 10;

const style =
  'body{place-content:start center}main{width:min(34rem,100%);margin-inline:auto}ol{list-style:none;padding:0;margin:0;text-align:start}li{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:1rem;padding:.75rem 1rem;margin:.75rem 0}li p{margin:0 0 .5rem;overflow-wrap:anywhere}h2{font-size:1rem;margin:0}form{display:flex;flex-wrap:wrap;gap:.5rem}button{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:1rem;border:1px solid color-mix(in srgb,currentColor 35%,transparent);background:none;color:inherit;cursor:pointer}button:hover{background:color-mix(in srgb,currentColor 8%,transparent)}:focus-visible{outline:3px solid;outline-offset:2px}';

const timeOfDay = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

type KitchenOrder = Awaited<ReturnType<OrderChanges['latest']>>[number];

interface Kitchen {
  readonly orders: readonly KitchenOrder[];
  /** Ids of the orders that were given back as refund points. */
  readonly refunded: ReadonlySet<string>;
  readonly now: number;
  readonly isHttps: boolean;
}

/** The orders of the sandbox, the newest first, with what a kitchen can do to each. */
export function kitchenPage({ orders, refunded, now, isHttps }: Kitchen): PlainReply {
  const list =
    orders.length > 0
      ? `<ol>${orders.map((order) => itemOf(order, refunded, now)).join('')}</ol>`
      : '<p>No orders yet. Place one in the app.</p>';
  return plainHtml(
    {
      title,
      html: `<p>Orders go on by themselves. Here you can hurry one on, make it late, or cancel it. One that was delivered can be given back to a customer as refund points.</p>${list}`,
      ownStyle: style,
      refreshSeconds,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedKitchenPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>Others can reach this sandbox, and here one can cancel the orders of anybody. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}

/** For a form that another site sent. */
export function foreignKitchenPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: `<p>This was not asked for on this page.</p><p><a href="${kitchenPath}">See the orders</a></p>`,
    },
    isHttps,
  );
}

function itemOf(order: KitchenOrder, refunded: ReadonlySet<string>, now: number): string {
  const { id, number, order_type: orderType, items, is_customers: isCustomers } = order;
  const stage = stageOf(order, now);
  const { expectedAt, isLate } = etaOf(order, now);
  const dishes = items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const time =
    expectedAt === undefined ? '' : `, expected by ${timeOfDay.format(expectedAt)}${isLate ? ', late' : ''}`;
  const isRefunded = refunded.has(id);
  const where = `${stageText(stageName(stage), orderType)}${isRefunded ? ', given back as refund points' : time}`;
  const noun = orderTypeNouns[orderType as OrderTypeCode];
  const isGivenBack = stage === orderStages.DELIVERED && isCustomers && !isRefunded;
  const changes: readonly (readonly [change: string, text: string])[] = isOver(stage)
    ? isGivenBack
      ? [['refund', 'Give it back as points']]
      : []
    : [
        ['advance', nextText(stage, orderType)],
        ['delay', '15 minutes later'],
        ['cancel', 'Cancel'],
      ];
  const buttons = changes.map(([change, text]) => `<button name="change" value="${change}">${text}</button>`);
  const form =
    buttons.length === 0
      ? ''
      : `<form method="post" action="${kitchenPath}"><input type="hidden" name="order" value="${escaped(id)}">${buttons.join('')}</form>`;
  return `<li><h2>${escaped(number ?? id)}, ${noun}</h2><p>${escaped(dishes)}</p><p>${escaped(where)}</p>${form}</li>`;
}

function stageText(stage: OrderStage, orderType: string): string {
  const isBrought = isDelivered(orderType);
  return {
    CONFIRMED: 'Confirmed',
    BEING_BAKED: 'In the oven',
    DISPATCHED: isBrought ? 'On its way' : 'Ready',
    CANCELLED: 'Cancelled',
    DELIVERED: isBrought ? 'Delivered' : 'Picked up',
  }[stage];
}

function nextText(stage: number, orderType: string): string {
  if (stage === orderStages.CONFIRMED) return 'Begin';
  const isBrought = isDelivered(orderType);
  if (stage === orderStages.BEING_BAKED) return isBrought ? 'Send off' : 'Ready';
  return isBrought ? 'Delivered' : 'Picked up';
}
