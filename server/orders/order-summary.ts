import type { z } from 'zod';
import type { knownAddress } from '#schemas/entities/address.ts';
import type { orderItem, orderSummary, orderTracker } from '#schemas/entities/order.ts';
import { given } from '#schemas/given.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { paymentModeOf, paymentModes } from '#schemas/payment-modes.ts';
import { etaOf } from './eta.ts';
import { reached, stageName, stageOf } from './kitchen.ts';
import type { OrderRecord } from './own-orders.ts';

export type OrderSummaryReply = z.input<typeof orderSummary>;

/** Service of a restaurant, in the accounting codes of the goods and services tax. */
const restaurantService = '996331';

/** ORD-25, ORD-30. An order as its owner sees it. One of an import has what its row says. */
export function summaryOf(row: OrderRecord, now: number): OrderSummaryReply {
  const { summary } = row;
  const { expectedAt } = etaOf(row, now);
  const stage = stageOf(row, now);
  const earnsNothing = stage === orderStages.CANCELLED || row.is_given_back;
  return {
    id: row.id,
    orderId: row.number ?? row.id,
    placedAt: row.placed_at.toISOString(),
    items: itemsOf(row),
    netPrice: row.net_price,
    deliveryType: row.order_type as OrderTypeCode,
    store: {
      id: row.store_id,
      name: summary?.storeName ?? row.store_name,
      phone: row.store_phone,
      latitude: row.store_latitude,
      longitude: row.store_longitude,
      ...given({ gstin: row.store_gstin ?? undefined, fssai: row.store_fssai ?? undefined }),
    },
    tracker: trackerOf(row, now),
    isFavourite: row.marked_at !== null,
    paymentSummary: {
      loyaltyEarnedPoints: earnsNothing ? 0 : (summary?.loyaltyEarnedPoints ?? 0),
      paymentSummaryItem: paymentsOf(row),
    },
    ...given({
      expectedAt: expectedAt === undefined ? undefined : new Date(expectedAt).toISOString(),
      paymentResponse: row.paid_by_wallet ? { wl: { amount: row.paid_by_wallet } } : undefined,
      refund: refundOf(row),
      refundInPoints: refundInPointsOf(row),
      refundOnVoucher: refundOnVoucherOf(row),
      train: trainOf(row),
    }),
    ...(summary && {
      discount: summary.discount,
      tax: { amount: summary.bill.cgst + summary.bill.sgst },
      bill: summary.bill,
      deliveryCharges: summary.bill.delivery,
      zeroContactDelivery: summary.zeroContactDelivery,
      deliveryInstructions: summary.deliveryInstructions,
      userDetail: { id: row.user_id, name: summary.user.name, mobile: summary.user.mobile },
      sac: restaurantService,
      ...given({
        scheduledFor: summary.scheduledFor ?? undefined,
        beginsAt: summary.scheduledFor === null ? undefined : begins(row.stages),
        promoCode: summary.promoCode ?? undefined,
        campaignMessage: summary.campaignMessage ?? undefined,
        address: summary.address
          ? {
              text: addressText(summary.address),
              latitude: summary.address.latitude,
              longitude: summary.address.longitude,
            }
          : undefined,
        // No bill is due for what was cancelled.
        invoiceNumber: stage === orderStages.CANCELLED ? undefined : (row.invoice_number ?? undefined),
      }),
    }),
  };
}

/** The seat that it goes to, and when the train is there, as it is known now. */
export function trainOf({
  summary,
  train_arrives_at: arrives,
  train_planned_at: planned,
  train_platform: platform,
}: OrderRecord): OrderSummaryReply['train'] {
  if (!summary?.train) return undefined;
  const { id: _, ...train } = summary.train;
  return {
    ...train,
    ...(arrives &&
      planned && {
        arrivesAt: arrives.toISOString(),
        delayMinutes: Math.max(0, Math.round((arrives.getTime() - planned.getTime()) / 60_000)),
      }),
    ...given({ platform: platform ?? undefined }),
  };
}

/** CON-04. When the kitchen begins, by the plan. */
function begins(stages: OrderRecord['stages']): string | undefined {
  return stages?.find(({ stage }) => stage === orderStages.BEING_BAKED)?.at;
}

/** ORD-27. The number of the stage, and when each one was reached. */
export function trackerOf(
  row: Pick<OrderRecord, 'stage' | 'stages'>,
  now: number,
): z.input<typeof orderTracker> {
  return {
    stage: stageOf(row, now),
    steps: reached(row.stages ?? [], now).map(({ stage, at }) => ({ stage: stageName(stage), at })),
  };
}

export function itemsOf({ id, items, summary }: OrderRecord): z.input<typeof orderItem>[] {
  if (summary) return [...summary.items];
  return items.map(({ productId, name, quantity }, at) => ({
    itemId: `${id}-${at + 1}`,
    product: { id: productId, name },
    quantity,
  }));
}

/** PAY-13: the wallet first, then the other way. */
function paymentsOf({ payment, paid, paid_by_wallet: byWallet, payment_reference: reference }: OrderRecord) {
  const ofWallet = byWallet
    ? [{ label: labelOf('PIGGYBANK'), paymentMode: 'PIGGYBANK', amount: byWallet }]
    : [];
  if (!payment || !paid) return ofWallet;
  const { mode } = payment;
  return [
    ...ofWallet,
    {
      label: labelOf(mode),
      paymentMode: mode,
      amount: paid,
      ...(reference !== null && { reference }),
    },
  ];
}

/** What customers call a way to pay: 'Net banking'. */
function labelOf(code: string): string {
  const mode = paymentModeOf(code);
  const name = mode ? paymentModes[mode] : 'paid';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a gateway took for an order that was cancelled. */
export function refundOf({
  paid,
  payment_state: state,
}: Pick<OrderRecord, 'paid' | 'payment_state'>): OrderSummaryReply['refund'] {
  if (!paid || (state !== 'REFUND_DUE' && state !== 'REFUNDED')) return undefined;
  return { amount: paid, state: state === 'REFUNDED' ? 'done' : 'due' };
}

/** What came back to the wallet: what the wallet paid for an order that was cancelled, or what an order that was given back cost. */
export function refundInPointsOf({
  is_given_back: isBack,
  net_price: price,
  paid_by_wallet: byWallet,
  payment_state: state,
}: Pick<OrderRecord, 'is_given_back' | 'net_price' | 'paid_by_wallet' | 'payment_state'>):
  | number
  | undefined {
  if (isBack) return price;
  // An order is there once its payment is confirmed, so a payment that ended was given back.
  const isGivenBack = state === 'REFUND_DUE' || state === 'REFUNDED' || state === 'FAILED';
  return byWallet && isGivenBack ? byWallet : undefined;
}

/** What is on the voucher again that paid for an order that was cancelled. */
export function refundOnVoucherOf({
  paid,
  payment,
  payment_state: state,
}: Pick<OrderRecord, 'paid' | 'payment' | 'payment_state'>): number | undefined {
  // The voucher is the shop's own: nothing of it is due to a gateway, so the payment ends at once.
  return paid && payment?.mode === 'EVOUCHER' && state === 'FAILED' ? paid : undefined;
}

/** One line, from the door to the city. */
function addressText(address: z.output<typeof knownAddress>): string {
  const { houseNo, floor, address: area, landmark, area_level2: locality, city } = address;
  return [houseNo, floor, area, landmark, locality, city].filter(Boolean).join(', ');
}
