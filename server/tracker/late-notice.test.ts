import { expect, it } from 'vitest';
import { orderStages } from '#schemas/payment-actions.ts';
import { placedOrder } from '../orders/testing/set-up-orders.ts';
import { popupOf } from './popups.ts';

const now = Date.parse('2026-11-23T13:00:00.000Z');
const train = {
  id: 't-1',
  number: '00001',
  name: 'Sandbox Marigold Express',
  stationCode: 'AGC',
  stationName: 'Agra Cantt',
  coach: 'B4',
  berth: '35',
};

function noticeOf(expectedAt: string, isToTrain: boolean): string | undefined {
  const order = {
    stage: orderStages.CONFIRMED,
    stages: null,
    order_type: isToTrain ? 'IRCTC' : 'D',
    summary: { ...placedOrder, ...(isToTrain && { train }) },
    payment: null,
    payment_state: null,
    paid: null,
    paid_by_wallet: null,
    is_given_back: false,
    net_price: 45_360,
    eta: { label: 'Unknown', isLate: true, expectedAt: Date.parse(expectedAt) },
  };
  return popupOf(order, new Set(), now)?.text;
}

it.each([
  ['2026-11-23T14:10:00.000Z', /at about 7:40\spm\. Your food/, /is expected by 7:40\spm\.$/],
  [
    '2026-11-25T14:10:00.000Z',
    /at about 7:40\spm on Wednesday\. Your food/,
    /is expected by 7:40\spm on Wednesday\.$/,
  ],
])(
  'ORD-37 the notice of an order that is late, and comes at %s, names the day where it is not today',
  (at, toTrain, toDoor) => {
    expect(noticeOf(at, true)).toMatch(toTrain);
    expect(noticeOf(at, false)).toMatch(toDoor);
  },
);
