// Orders for tests and stories, read by their schemas.
import type { z } from 'zod';
import { type OrderSummary, orderSummary } from '#schemas/entities/order.ts';

type OrderInput = z.input<typeof orderSummary>;

export const placedAt = '2026-11-23T12:55:00.000Z';
export const expectedAt = '2026-11-23T13:25:00.000Z';

const whole: OrderInput = {
  id: 'order-1',
  orderId: '100234',
  placedAt,
  expectedAt,
  deliveryType: 'D',
  items: [
    {
      itemId: 'i1',
      product: { id: 'PIZ1', name: 'Margherita', sizeName: 'Medium', imageUrl: 'pizza-margherita' },
      choices: ['New Hand Tossed', 'Extra cheese'],
      pricePerQty: 34_900,
      quantity: 2,
      total: 69_800,
      totalDiscount: 10_000,
      foodType: 0,
    },
    {
      itemId: 'i2',
      product: { id: 'CHK2', name: 'Chicken strips', imageUrl: 'chicken-strips' },
      pricePerQty: 12_900,
      quantity: 1,
      total: 12_900,
      foodType: 1,
    },
  ],
  // The bill does not add up: what is shown must be what the server says.
  netPrice: 75_555,
  discount: 10_000,
  tax: { amount: 3_800 },
  bill: {
    itemTotal: 82_700,
    mixSaving: 0,
    discount: 10_000,
    packaging: 1_500,
    delivery: 0,
    cgst: 1_900,
    sgst: 1_900,
    total: 75_555,
  },
  promoCode: 'FEAST20',
  store: {
    id: '14052',
    name: 'Indiranagar',
    phone: '080 4567 8901',
    gstin: '29ABCDE1234F1Z5',
    fssai: '10012043000123',
    latitude: 12.9784,
    longitude: 77.6408,
  },
  address: { text: '12, 2nd floor, 80 Feet Road, Indiranagar, Bengaluru' },
  userDetail: { id: 'u1', name: 'Asha Rao', mobile: '9876543210' },
  paymentSummary: {
    loyaltyEarnedPoints: 38,
    paymentSummaryItem: [{ label: 'UPI', paymentMode: 'UPI_WALLET', amount: 70_555, reference: 'pay_778' }],
  },
  paymentResponse: { wl: { amount: 5_000 } },
  campaignMessage: 'Your next lava cake is on us.',
  deliveryInstructions: 'Ring twice',
  tracker: { stage: 2, steps: [{ stage: 'CONFIRMED', at: placedAt }] },
  invoiceNumber: '26-27/100234',
  sac: '996331',
};

/** An order with everything that an order can have, and what is changed of it. */
export function orderOf(fields: Partial<OrderInput> = {}): OrderSummary {
  return orderSummary.parse({ ...whole, ...fields });
}

/** ORD-27: an order of a service that sends nothing but its ids. */
export const bareOrder: OrderSummary = orderSummary.parse({ id: 'bare-1', orderId: '7' });

export const delivered = orderOf({
  id: 'order-0',
  orderId: '100101',
  tracker: { stage: 9, steps: [] },
  isFavourite: true,
});
export const cancelled = orderOf({
  id: 'order-c',
  orderId: '100102',
  tracker: { stage: 5, steps: [{ stage: 'CONFIRMED', at: placedAt }] },
  refund: { amount: 75_555, state: 'due' },
});

/** The reply of a call with this data. */
export const replyWith = (data: unknown) => ({ status: 'SUCCESS' as const, data });
