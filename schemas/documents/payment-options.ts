import { z } from 'zod';
import { bank, upiIntentConfig } from '../entities/payment.ts';
import { partnerApps } from '../partner-apps.ts';
import { gatewayKinds } from '../payment-actions.ts';
import { paymentModeCodes } from '../payment-modes.ts';
import { documentHead } from './landing.ts';
import { appBuilds } from './wallet-config-defaults.ts';

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe('Stays the same for ever: orders, and what customers chose, are kept with it.');
/** On this site, or elsewhere with encryption. */
const address = z.string().regex(/^(?:https:\/\/|\/(?!\/))\S+$/);

const option = z.object({
  paymentId: id,
  mode: z.enum(paymentModeCodes).describe('The way to pay that it stands for.'),
  label: z.string().min(1).max(60).describe('What customers call it.'),
  text: z.string().max(120).default('').describe('A line below the label.'),
  status: z.enum(['E', 'D']).default('E').describe('E can be chosen, D is shown and cannot.'),
  reason: z
    .string()
    .max(160)
    .optional()
    .describe('Why it cannot be chosen, for customers. Shown with status D.'),
  gateway: z
    .enum(gatewayKinds)
    .optional()
    .describe('Who takes the money. Without an account of it the option cannot be chosen.'),
  img_url: address.optional().describe('A picture of it.'),
  paymentUrl: address.optional().describe('Page of the provider.'),
  banks: z.array(bank).max(120).default([]).describe('Where the money comes from, in the order of the list.'),
  blockedFor: z
    .array(z.enum(partnerApps))
    .default([])
    .describe('Apps of partners in which it cannot be chosen.'),
  onlyIn: z
    .array(z.enum(appBuilds))
    .min(1)
    .optional()
    .describe(
      'Where it is listed at all: WEB is the web app, PAYTM and GPAY are the apps of the partners. Without it everywhere.',
    ),
  addMoney: z
    .enum(['E', 'D'])
    .default('D')
    .describe('E: a customer whose Paytm wallet holds too little may add money on the way. For Paytm alone.'),
});

export const paymentOptionsDocument = z
  .object({
    ...documentHead,
    document: z.literal('payment-options'),
    options: z.array(option).min(1).max(40).describe('The ways to pay, top to bottom.'),
    wallet: z
      .object({ paymentId: id })
      .optional()
      .describe('The loyalty wallet of customers who are logged in. Without it nobody pays with it.'),
    zeroContact: z
      .object({
        blocks: z.array(z.enum(paymentModeCodes)).default(['CASH', 'EVOUCHER']),
        reason: z.string().max(160).default('Not for deliveries without contact.'),
      })
      .prefault({})
      .describe('Ways to pay that a delivery without contact cannot have, and what customers read.'),
    unavailableText: z
      .string()
      .max(160)
      .default('Not available at the moment.')
      .describe('What customers read of an option that cannot be chosen now.'),
    upiIntentConfig: upiIntentConfig.prefault({}).describe('How UPI is asked for on each kind of device.'),
    careText: z.string().max(200).default('').describe('Who helps when a payment goes wrong. Plain text.'),
  })
  .describe('Ways to pay.');
export type PaymentOptionsDocument = z.output<typeof paymentOptionsDocument>;
