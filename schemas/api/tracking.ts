import { z } from 'zod';
import { defineCall } from '../call.ts';
import { orderSummary, orderTracker } from '../entities/order.ts';
import { essential } from '../essential.ts';
import { mobileNumber } from '../entities/customer.ts';
import { replyOf } from './reply.ts';

// Where an order is (spec §7, Tracking).

const id = z.string().min(1).max(80);
const point = z.object({ latitude: z.number(), longitude: z.number() });
const ofOrder = z.object({ orderHistoryId: id });
/** ORD-13. Minutes that the label says; absent where there is no time to say. */
const eta = z.object({
  minutes: z.int().min(0).optional(),
  label: z.string(),
  expectedAt: z.iso.datetime().optional(),
  isLate: z.boolean().default(false),
});

/** ORD-22. */
const tracked = z.object({
  trackOrder: essential(
    z.object({ tracker: essential(orderTracker), orderSummary: essential(orderSummary) }),
  ),
  popupContent: z
    .object({
      id: z.string(),
      heading: z.string(),
      text: z.string(),
      button: z.string().default('Ok, got it'),
    })
    .optional()
    .describe('Shown once; `ok-got-it` ends it (ORD-37).'),
  fareyeUrl: z.string().optional().describe('Path of the map of the delivery, while a rider is on the way.'),
  dynamicETA: eta.optional(),
});

/** API-127. Orders of the session that are on their way. */
export const getTrackedOrders = defineCall({
  id: 'getTrackedOrders',
  method: 'GET',
  path: '/tracker-service/ve2/orders',
  summary: 'Orders that can be tracked',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ orders: z.array(orderSummary) })),
});

/** API-128. */
export const getTrackedOrder = defineCall({
  id: 'getTrackedOrder',
  method: 'GET',
  path: '/tracker-service/ve2/orders/:orderHistoryId',
  summary: 'Where an order is',
  auth: 'session',
  background: true,
  params: ofOrder,
  reply: replyOf(tracked),
});

/** API-129. The page tells which stage it shows; nothing depends on it. */
export const sendTrackerStatus = defineCall({
  id: 'sendTrackerStatus',
  method: 'POST',
  path: '/tracker-service/ve2/sendtrackerstatus',
  summary: 'Tells which stage was shown',
  auth: 'session',
  background: true,
  body: z.object({ orderId: id, stage: z.int().min(0).max(99) }),
  reply: replyOf(z.object({})),
});

/** API-130, ORD-20. */
export const getOrderOnMap = defineCall({
  id: 'getOrderOnMap',
  method: 'GET',
  path: '/tracker-service/ve2/map',
  summary: 'Where the rider is',
  auth: 'session',
  background: true,
  query: z.object({
    storeId: id,
    order: id,
    orderTime: z.string().max(40).optional(),
    userId: z.string().max(80).optional(),
  }),
  reply: replyOf(
    z.object({
      store: point,
      destination: point,
      rider: point.extend({ heading: z.number().optional(), name: z.string().optional() }).optional(),
      route: z.array(point).default([]).describe('What the rider still has to go.'),
      eta: eta.optional(),
    }),
  ),
});

/** API-131, ORD-37. */
export const acknowledgePopup = defineCall({
  id: 'acknowledgePopup',
  method: 'POST',
  path: '/tracker-service/ve2/ok-got-it',
  summary: 'The notice of an order was read',
  auth: 'session',
  background: true,
  body: z.object({ orderId: id, popupId: z.string().max(80) }),
  reply: replyOf(z.object({})),
});

/** API-132, ORD-21. */
export const getDynamicEta = defineCall({
  id: 'getDynamicEta',
  method: 'POST',
  path: '/tracker-service/ve2/dynamic-eta',
  summary: 'When an order arrives',
  auth: 'session',
  background: true,
  body: z.object({ orderId: id }),
  reply: replyOf(eta),
});

/** API-133, ORD-36. Answers 404 where order and number do not belong together; tells nobody which of the two is wrong. */
export const trackOtherOrder = defineCall({
  id: 'trackOtherOrder',
  method: 'GET',
  path: '/tracker-service/ve2/orders/other',
  summary: "Where somebody else's order is",
  auth: 'session',
  query: z.object({ orderId: id, mobile: mobileNumber }),
  reply: replyOf(tracked),
});
