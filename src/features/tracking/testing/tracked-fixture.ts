// An order that is watched, for tests and stories.
import type { z } from 'zod';
import type { getOrderOnMap, getTrackedOrder } from '#schemas/api/tracking.ts';
import { orderSummary, orderTracker } from '#schemas/entities/order.ts';

type TrackedInput = NonNullable<z.input<typeof getTrackedOrder.reply>['data']>;
type MapInput = NonNullable<z.input<typeof getOrderOnMap.reply>['data']>;

const at = ['2026-11-23T12:55:00.000Z', '2026-11-23T12:57:00.000Z', '2026-11-23T13:09:00.000Z'] as const;
const names = ['CONFIRMED', 'BEING_BAKED', 'DISPATCHED'] as const;
const reached: Readonly<Record<number, number>> = { 1: 1, 2: 2, 4: 3, 9: 3, 5: 2 };

/** Where the order is at a stage, and what is changed of it. */
export function trackedAt(
  stage: number,
  fields: Partial<Omit<TrackedInput, 'trackOrder'>> & {
    readonly order?: Partial<z.input<typeof orderSummary>>;
  } = {},
): TrackedInput {
  const { order, ...rest } = fields;
  const steps = names.slice(0, reached[stage] ?? 1).map((name, index) => ({ stage: name, at: at[index] }));
  return {
    trackOrder: {
      tracker: orderTracker.parse({ stage, steps }),
      orderSummary: orderSummary.parse({
        id: 'order-1',
        orderId: '100234',
        placedAt: at[0],
        netPrice: 75_555,
        store: { id: '14052', name: 'Indiranagar', phone: '080 4567 8901' },
        items: [{ itemId: 'i1', product: { id: 'PIZ1', name: 'Margherita' }, quantity: 2 }],
        ...order,
      }),
    },
    dynamicETA: {
      label: '20 minutes',
      minutes: 20,
      expectedAt: '2026-11-23T13:25:00.000Z',
      isLate: false,
    },
    ...rest,
  };
}

export const mapPath = '/track?orderHistoryId=order-1';

export const onMap: MapInput = {
  store: { latitude: 12.9784, longitude: 77.6408 },
  destination: { latitude: 12.9719, longitude: 77.6512 },
  rider: { latitude: 12.9751, longitude: 77.6455, heading: 90, name: 'Ravi' },
  route: [
    { latitude: 12.9751, longitude: 77.6455 },
    { latitude: 12.9751, longitude: 77.6512 },
    { latitude: 12.9719, longitude: 77.6512 },
  ],
};

export const contactless = {
  id: 'contactless',
  heading: 'Contactless delivery',
  text: 'The rider leaves the order at your door and steps back.',
  button: 'Ok, got it',
};
