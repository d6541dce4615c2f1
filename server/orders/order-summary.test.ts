import { expect, it } from 'vitest';
import { cancel, planStages } from './kitchen.ts';
import { summaryOf, trainOf } from './order-summary.ts';
import type { OrderRecord } from './own-orders.ts';

const placedAt = Date.parse('2026-11-20T10:00:00Z');
const minute = 60_000;
const stages = planStages({ orderType: 'D', placedAt, scheduledFor: null }, { speed: 1, leadMs: 0 });

/** An order of an import: little is known of it. */
const imported = {
  id: 'o-1',
  number: null,
  user_id: 'u-1',
  order_type: 'D',
  items: [
    { productId: 'PIZ7', name: 'Chicken Tikka', quantity: 2 },
    { productId: 'COLA', name: 'Cola', quantity: 1 },
  ],
  net_price: 69_800,
  stage: 9,
  stages: null,
  summary: null,
  placed_at: new Date(placedAt),
  expected_at: null,
  store_id: '14052',
  store_name: 'Indiranagar',
  store_phone: '+91 80 1',
  store_latitude: 12.97,
  store_longitude: 77.64,
  store_gstin: null,
  store_fssai: null,
  invoice_number: null,
  marked_at: null,
  payment: null,
  payment_state: null,
  payment_reference: null,
  paid: null,
  paid_by_wallet: null,
  is_given_back: false,
  train_planned_at: null,
  train_arrives_at: null,
  train_platform: null,
} as unknown as OrderRecord;

const summary = {
  storeName: 'Indiranagar, as it was called',
  items: [],
  bill: { cgst: 1080, sgst: 1081, delivery: 3900 },
  discount: 2000,
  address: null,
  user: { name: 'Asha Rao', mobile: '9876543210' },
  zeroContactDelivery: true,
  deliveryInstructions: '',
  scheduledFor: null,
  promoCode: null,
  campaignMessage: null,
  loyaltyEarnedPoints: 20,
} as unknown as NonNullable<OrderRecord['summary']>;

const placed: OrderRecord = {
  ...imported,
  number: 'CC1',
  stage: 1,
  stages,
  summary,
  invoice_number: '26-27/1',
};
const seen = (more: Partial<OrderRecord> = {}, now = placedAt) => summaryOf({ ...placed, ...more }, now);
const withSummary = (more: Partial<typeof summary>) => seen({ summary: { ...summary, ...more } });

it('ORD-27 an order of an import has what its row says, and nothing else', () => {
  expect(summaryOf(imported, placedAt)).toEqual({
    id: 'o-1',
    orderId: 'o-1',
    placedAt: '2026-11-20T10:00:00.000Z',
    items: [
      { itemId: 'o-1-1', product: { id: 'PIZ7', name: 'Chicken Tikka' }, quantity: 2 },
      { itemId: 'o-1-2', product: { id: 'COLA', name: 'Cola' }, quantity: 1 },
    ],
    netPrice: 69_800,
    deliveryType: 'D',
    store: { id: '14052', name: 'Indiranagar', phone: '+91 80 1', latitude: 12.97, longitude: 77.64 },
    tracker: { stage: 9, steps: [] },
    isFavourite: false,
    paymentSummary: { loyaltyEarnedPoints: 0, paymentSummaryItem: [] },
  });
});

it('ORD-25 an order has the names of its day, and leaves out what it has not', () => {
  expect(seen()).toEqual({
    id: 'o-1',
    orderId: 'CC1',
    placedAt: '2026-11-20T10:00:00.000Z',
    expectedAt: '2026-11-20T10:30:00.000Z',
    items: [],
    netPrice: 69_800,
    discount: 2000,
    tax: { amount: 2161 },
    bill: summary.bill,
    deliveryCharges: 3900,
    deliveryType: 'D',
    zeroContactDelivery: true,
    deliveryInstructions: '',
    userDetail: { id: 'u-1', name: 'Asha Rao', mobile: '9876543210' },
    sac: '996331',
    invoiceNumber: '26-27/1',
    store: expect.objectContaining({ name: 'Indiranagar, as it was called' }),
    tracker: { stage: 1, steps: [{ stage: 'CONFIRMED', at: '2026-11-20T10:00:00.000Z' }] },
    isFavourite: false,
    paymentSummary: { loyaltyEarnedPoints: 20, paymentSummaryItem: [] },
  });
});

it.each<[string, Partial<OrderRecord>, object]>([
  ['is marked', { marked_at: new Date(placedAt) }, { isFavourite: true }],
  [
    'has a tax registration',
    { store_gstin: '29Z', store_fssai: '129' },
    { store: { gstin: '29Z', fssai: '129' } },
  ],
])('ORD-25 an order says where it %s', (_, more, shown) => {
  expect(seen(more)).toMatchObject(shown);
});

it.each([
  ['a code', { promoCode: 'TEN' }, { promoCode: 'TEN' }],
  ['what a campaign says', { campaignMessage: 'Thank you' }, { campaignMessage: 'Thank you' }],
  [
    'CON-04 the time that was chosen, and when the kitchen begins',
    { scheduledFor: '2026-11-20T12:00:00.000Z' },
    { scheduledFor: '2026-11-20T12:00:00.000Z', beginsAt: '2026-11-20T10:02:00.000Z' },
  ],
  [
    'the address from the door to the city, without what was not given',
    {
      address: {
        houseNo: '12',
        floor: '',
        address: '100 Feet Road',
        area_level2: 'Indiranagar',
        city: 'Bengaluru',
        latitude: 12.9,
        longitude: 77.6,
      } as NonNullable<typeof summary.address>,
    },
    {
      address: { text: '12, 100 Feet Road, Indiranagar, Bengaluru', latitude: 12.9, longitude: 77.6 },
    },
  ],
])('ORD-25 an order has %s', (_, more, shown) => {
  expect(seen()).not.toMatchObject(shown);
  expect(withSummary(more)).toMatchObject(shown);
});

it('ORD-26 an order has its items as they were ordered', () => {
  const items = [{ itemId: 'PIZ1', product: { id: 'PIZ1', name: 'Margherita' }, quantity: 2 }];
  expect(withSummary({ items } as unknown as typeof summary).items).toEqual(items);
});

it('CON-04 nobody says when the kitchen begins an order without a plan', () => {
  const later = { ...summary, scheduledFor: '2026-11-20T12:00:00.000Z' };
  for (const plan of [null, stages.slice(0, 1)])
    expect(seen({ stages: plan, summary: later }).beginsAt).toBeUndefined();
});

it('an order that was cancelled earns nothing and has no bill', () => {
  const { paymentSummary, invoiceNumber } = seen({ stages: [...cancel(stages, placedAt)] });
  expect(paymentSummary?.loyaltyEarnedPoints).toBe(0);
  expect(invoiceNumber).toBeUndefined();
});

const wallet = { label: 'Loyalty wallet', paymentMode: 'PIGGYBANK', amount: 5000 };

it.each<[string, Partial<OrderRecord>, readonly object[]]>([
  ['nothing', {}, []],
  ['the wallet alone', { paid_by_wallet: 5000, paid: 0 }, [wallet]],
  [
    'the wallet and then another way',
    { paid_by_wallet: 5000, paid: 300, payment: { mode: 'NB' } as OrderRecord['payment'] },
    [wallet, { label: 'Net banking', paymentMode: 'NB', amount: 300 }],
  ],
  [
    'a way with a reference',
    { paid: 300, payment: { mode: 'NB' } as OrderRecord['payment'], payment_reference: 'p-7' },
    [{ label: 'Net banking', paymentMode: 'NB', amount: 300, reference: 'p-7' }],
  ],
  [
    'a way that is not known any more',
    { paid: 300, payment: { mode: 'SHELLS' } as unknown as OrderRecord['payment'] },
    [{ label: 'Paid', paymentMode: 'SHELLS', amount: 300 }],
  ],
  ['nothing yet', { paid: 0, payment: { mode: 'NB' } as OrderRecord['payment'] }, []],
])('ORD-30 PAY-13 an order was paid by %s', (_, more, items) => {
  const { paymentSummary, paymentResponse } = seen(more);
  expect(paymentSummary?.paymentSummaryItem).toEqual(items);
  expect(paymentResponse).toEqual(items.includes(wallet) ? { wl: { amount: 5000 } } : undefined);
});

it.each([
  ['REFUND_DUE', 300, { amount: 300, state: 'due' }],
  ['REFUNDED', 300, { amount: 300, state: 'done' }],
  ['REFUNDED', 0, undefined],
  ['REFUNDED', null, undefined],
  ['PLACED', 300, undefined],
] as const)('of a payment that is %s with %s paise comes back: %j', (state, paid, refund) => {
  expect(seen({ paid, payment_state: state as OrderRecord['payment_state'] }).refund).toEqual(refund);
});

it.each([
  ['REFUND_DUE', 300, 300],
  ['REFUNDED', 300, 300],
  ['FAILED', 300, 300],
  ['FAILED', 0, undefined],
  ['CONFIRMED', 300, undefined],
  [null, null, undefined],
] as const)(
  'WLT-07 of an order whose payment is %s, the wallet has %s paise back: %s',
  (state, byWallet, back) => {
    expect(seen({ paid_by_wallet: byWallet, payment_state: state }).refundInPoints).toBe(back);
  },
);

it.each([
  ['EVOUCHER', 'FAILED', 300, 300],
  ['EVOUCHER', 'FAILED', 0, undefined],
  ['EVOUCHER', 'CONFIRMED', 300, undefined],
  ['CASH', 'FAILED', 300, undefined],
] as const)(
  'ORD-38 of an order by %s whose payment is %s, %s paise are on its voucher again: %s',
  (...of) => {
    const [mode, state, paid, back] = of;
    const payment = { mode } as OrderRecord['payment'];
    expect(seen({ payment, payment_state: state, paid }).refundOnVoucher).toBe(back);
  },
);

it('ORD-38 of a payment that is not known nothing is on a voucher again', () => {
  expect(seen({ payment: null, payment_state: 'FAILED', paid: 300 }).refundOnVoucher).toBeUndefined();
});

it('WLT-07 an order that was given back as refund points earns none, and has its price back', () => {
  const given = seen({ stages: null, stage: 9, is_given_back: true });
  expect(given).toMatchObject({ refundInPoints: 69_800, paymentSummary: { loyaltyEarnedPoints: 0 } });
});

const train = { number: '12627', name: 'Karnataka Express', coach: 'B2', berth: '31' };
const seat = { ...summary, train: { id: 'tr-1', ...train } } as OrderRecord['summary'];

it.each<[string, Partial<OrderRecord>, object | undefined]>([
  ['no train', { summary }, undefined],
  ['an import', { summary: null }, undefined],
  ['its times are not known', {}, train],
  [
    'it is in time',
    { train_arrives_at: new Date(placedAt), train_planned_at: new Date(placedAt) },
    { ...train, arrivesAt: '2026-11-20T10:00:00.000Z', delayMinutes: 0 },
  ],
  [
    'it is late, by full minutes',
    { train_arrives_at: new Date(placedAt + 12.6 * minute), train_planned_at: new Date(placedAt) },
    { ...train, arrivesAt: '2026-11-20T10:12:36.000Z', delayMinutes: 13 },
  ],
  [
    'it is early, which is no delay',
    { train_arrives_at: new Date(placedAt), train_planned_at: new Date(placedAt + 5 * minute) },
    { ...train, arrivesAt: '2026-11-20T10:00:00.000Z', delayMinutes: 0 },
  ],
  ['its plan is not known', { train_arrives_at: new Date(placedAt) }, train],
  ['its platform is known', { train_platform: '4' }, { ...train, platform: '4' }],
])('the train of an order: %s', (_, more, shown) => {
  expect(trainOf({ ...placed, summary: seat, ...more })).toEqual(shown);
});
