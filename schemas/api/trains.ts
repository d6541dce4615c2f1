import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mobileNumber, oneTimeCode } from '../entities/customer.ts';
import { pnrStatus, trainOrder } from '../entities/train.ts';
import { textAreaMax } from '../entities/text-fields.ts';
import { pnrLength } from '../rules/pnr.ts';
import { replyOf } from './reply.ts';

// Orders to a train (spec §7, Train). The cart is paid as every other: these calls say to which seat at which station it goes.

const pnr = z.string().regex(new RegExp(`^\\d{${pnrLength}}$`));
const orderId = z.string().min(1).max(80);
const order = replyOf(trainOrder);

/** API-081, TRN-02. What cannot be ordered to says so in a text of its own, with the way on (TRN-09). */
export const getPnrStatus = defineCall({
  id: 'getPnrStatus',
  method: 'GET',
  path: '/api/ve1/locator-service/pnr/:pnr',
  summary: 'The journey of a PNR: train, seats, and the stations to which one can order',
  auth: 'session',
  // The page says itself what went wrong, and asks again while it is open.
  background: true,
  params: z.object({ pnr }),
  reply: replyOf(
    z.object({ pnrStatus, termsCondition: z.array(z.string()).default([]).describe('TRN-03.') }),
  ),
});

/**
 * API-082, TRN-05. Begins an order to a train, and texts a code to the mobile number. The same once more answers the same order; another station or
 * number takes the place of what was begun before. A code that was entered for the number and the PNR holds.
 */
export const beginTrainOrder = defineCall({
  id: 'beginTrainOrder',
  method: 'POST',
  path: '/order-service/ve1/orders/irctc',
  summary: 'Begins an order to a train and texts its code',
  auth: 'session',
  body: z.object({
    data: z.object({
      pnr,
      stationCode: z.string().min(1).max(8),
      storeId: z.string().min(1).max(40),
      mobile: mobileNumber,
      acceptsTerms: z.literal(true),
    }),
  }),
  reply: order,
});

/** API-084, TRN-05. */
export const validateTrainOtp = defineCall({
  id: 'validateTrainOtp',
  method: 'POST',
  path: '/order-service/ve1/orders/irctc/validateOtp',
  summary: 'Confirms the mobile number of an order to a train by its code',
  auth: 'session',
  body: z.object({ orderId, otp: oneTimeCode }),
  reply: order,
});

/** API-083, TRN-06. Who gets it, and at which seat. From here on the cart can be ordered. */
export const saveTrainOrder = defineCall({
  id: 'saveTrainOrder',
  method: 'POST',
  path: '/order-service/ve1/orders/irctc/save',
  summary: 'Saves the details of an order to a train',
  auth: 'session',
  body: z.object({
    data: z.object({
      orderId,
      name: z.string().trim().min(1).max(100),
      coach: z.string().min(1).max(8),
      berth: z.string().min(1).max(8),
      instructions: z.string().max(textAreaMax).default(''),
    }),
  }),
  reply: order,
});

/** API-085, TRN-07. Not one that was paid: it is with the restaurant. */
export const deleteTrainOrder = defineCall({
  id: 'deleteTrainOrder',
  method: 'DELETE',
  path: '/order-service/ve1/orders/irctc/:orderId',
  summary: 'Deletes an order to a train that was not placed',
  auth: 'session',
  params: z.object({ orderId }),
  reply: replyOf(z.object({})),
});
