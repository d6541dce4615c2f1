import { z } from 'zod';
import { safeUrl } from '../link.ts';
import { documentHead } from './landing.ts';

const yesNo = z.boolean();

/** Settings of the app that the server decides (spec §3, App configuration; §9 config values). */
export const appConfigDocument = z
  .object({
    ...documentHead,
    document: z.literal('app-config'),
    disableCookies: yesNo
      .default(false)
      .describe('Shows the cookies notice in place of the app when the browser blocks storage.'),
    vendorConfig: z
      .record(z.string(), z.object({ blockedFeatures: z.array(z.string()).default([]) }))
      .default({})
      .describe('What each partner app (PAYTM, GPAY) may not show.'),
    features: z
      .string()
      .default('{"features":[]}')
      .describe('A JSON string holding a list: {"features":[{"name":"app_banner","enabled":true}]}.'),
    storeId: z.string().optional().describe('Store to use when none is known.'),
    noContactDeliveryCV4: yesNo.default(true).describe('Offer zero-contact for delivery.'),
    noContactPickupCV4: yesNo.default(false).describe('Offer zero-contact for pickup.'),
    locationCacheTime: z.int().min(0).default(1800).describe('How long a location is kept, in seconds.'),
    leftmenu_url: safeUrl
      .optional()
      .describe('Where the left menu is read from, when it is not the default.'),
    bucketStoreId: z
      .string()
      .optional()
      .describe('Bucket store whose cacheable landing is read instead of the own one.'),
    landingVersion: z.enum(['ve1', 've2']).default('ve2').describe('Version of the landing call.'),
    appResetSeconds: z
      .int()
      .min(0)
      .default(21600)
      .describe('How long this configuration is kept, in seconds.'),
    maxCartPrice: z.int().default(5000).describe('In rupees.'),
    maxCartItems: z.int().default(25),
    extraCheeseCount: z.int().default(3),
    timeout: z.int().default(70),
    autoLoginPercentage: z.number().min(0).max(100).default(1),
    paymentModePercentage: z.number().min(0).max(100).default(99),
    menuReverseAB: z.int().default(50),
    feedbackOrdersDuration: z.int().default(5184000).describe('In seconds.'),
    experiments: z
      .record(z.string(), z.record(z.string(), z.string()))
      .default({})
      .describe('Experiment → bucket (none, A, B, C) → variant.'),
  })
  .describe('App configuration.');
export type AppConfigDocument = z.output<typeof appConfigDocument>;
