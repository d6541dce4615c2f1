import { z } from 'zod';
import { defineCall } from '../call.ts';
import { replyOf } from './reply.ts';

const key = z.string().regex(/^[\w-]+=*$/);

/** What the browser gives a page for its push service. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** Epoch milliseconds at which it ends by itself. */
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: key.max(120), auth: key.max(40) }),
});

/** The key by which push services know this shop, and whether this login is told of its orders. No key: the shop pushes nothing. */
export const getPushState = defineCall({
  id: 'getPushState',
  method: 'GET',
  path: '/customer-service/ve1/user/push',
  summary: 'Whether this device is told of orders, and by which key',
  background: true,
  reply: replyOf(z.object({ publicKey: z.string().optional(), isOn: z.boolean() })),
});

/** Tells this device of the customer's orders from now on. The same device again takes the place of what it gave before. */
export const savePushSubscription = defineCall({
  id: 'savePushSubscription',
  method: 'PUT',
  path: '/customer-service/ve1/user/push',
  summary: 'Tells this device of orders by push messages',
  background: true,
  body: pushSubscription,
  reply: replyOf(z.object({})),
});

/** Ends it. */
export const removePushSubscription = defineCall({
  id: 'removePushSubscription',
  method: 'DELETE',
  path: '/customer-service/ve1/user/push',
  summary: 'Tells this device no more of orders',
  background: true,
  reply: replyOf(z.object({})),
});

export type PushSubscriptionBody = z.input<typeof pushSubscription>;
