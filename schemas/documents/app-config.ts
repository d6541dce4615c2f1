import { z } from 'zod';
import { safeUrl } from '../engine/link-schema.ts';
import { appConfigDefaults as defaults } from './app-config-defaults.ts';
import { cartConfigDefaults as cart } from './cart-config-defaults.ts';
import { chargesSchema, noCharges } from './charges.ts';
import { experimentName, experimentVariant, storeId } from '../named.ts';
import { documentHead } from './landing.ts';
import { infoConfigDefaults as info } from './info-config-defaults.ts';
import { orderConfigDefaults as order } from './order-config-defaults.ts';
import { appBuilds, walletConfigDefaults } from './wallet-config-defaults.ts';

/** Not in the defaults of the app: the server alone goes by them. */
export const orderRuleDefaults = {
  /** ₹2,000. */
  cashCodeFrom: 200_000,
  campaignMessage: '',
  loyaltyPointsPer100: 0,
  walletTitles: { brand: 'Earned points', promo: 'Promo points', refund: 'Refund points' },
  storeReviewUrl: 'https://www.google.com/maps/search/?api=1&query=$latitude,$longitude',
} as const;

const code = z.string().min(1).max(40);
const text = z.string().min(1).max(200);
const title = z.string().min(1).max(40);

/** Settings of the app that the server decides (spec §3, App configuration; §9 config values). */
export const appConfigDocument = z
  .object({
    ...documentHead,
    document: z.literal('app-config'),
    disableCookies: z
      .boolean()
      .default(defaults.disableCookies)
      .describe(
        'The app sets no cookies, and runs where the browser refuses them. Otherwise such a browser shows the cookies notice in place of the app.',
      ),
    vendorConfig: z
      .record(
        z.string(),
        z.object({
          blockedFeatures: z
            .array(z.string())
            .default([])
            .describe(
              'Names of features, as in `features`, and of ways to pay, such as CASH: they are not there in this app.',
            ),
        }),
      )
      .default(defaults.vendorConfig)
      .describe('What each partner app (PAYTM, GPAY) may not show.'),
    features: z
      .string()
      .default(defaults.features)
      .describe('A JSON string holding a list: {"features":[{"name":"app_banner","enabled":true}]}.'),
    storeId: storeId.optional().describe('Store to use when none is known.'),
    noContactDeliveryCV4: z
      .boolean()
      .default(defaults.noContactDeliveryCV4)
      .describe('Offer zero-contact for delivery.'),
    noContactPickupCV4: z
      .boolean()
      .default(defaults.noContactPickupCV4)
      .describe('Offer zero-contact for pickup.'),
    locationCacheTime: z
      .int()
      .min(0)
      .default(defaults.locationCacheTime)
      .describe('How long a location is kept, and how long finding it may take, in seconds.'),
    leftmenu_url: safeUrl
      .optional()
      .describe('Where the left menu is read from, when it is not the default.'),
    bucketStoreId: z
      .string()
      .min(1)
      .optional()
      .describe('Bucket store whose cacheable landing is read instead of that of the store.'),
    landingVersion: z
      .enum(['ve1', 've2'])
      .default(defaults.landingVersion)
      .describe('Version of the landing call.'),
    appResetSeconds: z
      .int()
      .min(0)
      .default(defaults.appResetSeconds)
      .describe('How long this configuration is kept, in seconds.'),
    maxCartPrice: z.int().default(defaults.maxCartPrice).describe('In rupees, 1 or more.'),
    maxCartItems: z.int().default(defaults.maxCartItems).describe('How many items a cart holds, 1 or more.'),
    extraCheeseCount: z
      .int()
      .default(defaults.extraCheeseCount)
      .describe('How many portions of extra cheese one item takes, 0 or more.'),
    edvMinimum: z
      .int()
      .min(1)
      .default(defaults.edvMinimum)
      .describe('How many every-day-value items make a mix.'),
    edvSaving: z
      .int()
      .min(0)
      .default(defaults.edvSaving)
      .describe(
        'What each item of a mix costs less than alone, in paise: 1000 is ₹10. With 0 nothing is asked for.',
      ),
    charges: chargesSchema.default(noCharges),
    advanceOrderCode: code
      .default(cart.advanceOrderCode)
      .describe('Code of the refusal when a cart is begun at a store that takes no orders now (CRT-16).'),
    invalidCartCode: code
      .default(cart.invalidCartCode)
      .describe('Code of the refusal when a cart became an order and cannot be changed any more (CRT-17).'),
    advanceOrderText: text
      .default(cart.advanceOrderText)
      .describe('What a customer reads whose store takes no orders now (CRT-16, CRT-18).'),
    couponInvalidText: text
      .default(cart.couponInvalidText)
      .describe('What a customer reads who entered a code that does not exist (OFR-14).'),
    storeErrorText: text
      .default(cart.storeErrorText)
      .describe('What a customer reads when the offers or the cart of a store cannot be had (OFR-14).'),
    cashCodeFrom: z
      .int()
      .min(0)
      .default(orderRuleDefaults.cashCodeFrom)
      .describe(
        'Orders for cash that cost so much or more need a code that is texted to the customer, in paise: 200000 is ₹2,000. Those of guests always do.',
      ),
    oneClickReorderSeconds: z
      .int()
      .min(0)
      .default(order.oneClickReorderSeconds)
      .describe(
        'How long an order waits before it is put into the cart again, in seconds, so that it can be cancelled. With 0 it does not wait.',
      ),
    campaignMessage: z
      .string()
      .max(200)
      .default(orderRuleDefaults.campaignMessage)
      .describe(
        'What stands with each order that is placed from now on, for a campaign (ORD-25). Plain text; empty: nothing.',
      ),
    loyaltyPointsPer100: z
      .int()
      .min(0)
      .max(1000)
      .default(orderRuleDefaults.loyaltyPointsPer100)
      .describe(
        'Loyalty points that a customer who is logged in earns for each full ₹100 of an order, once it is delivered (ORD-30). A point is worth one rupee. 0: none.',
      ),
    walletTitles: z
      .object({ brand: title, promo: title, refund: title })
      .default(orderRuleDefaults.walletTitles)
      .describe('What customers read of the three kinds of points in their wallet (WLT-02).'),
    walletBuilds: z
      .array(z.enum(appBuilds))
      .default([...walletConfigDefaults.walletBuilds])
      .describe(
        'Where customers have the wallet and its points (WLT-06): WEB is the web app, PAYTM and GPAY are the apps of the partners. With none of them nobody has a wallet, and nobody earns points.',
      ),
    storeReviewUrl: z
      .string()
      .max(500)
      .regex(/^(?:https:\/\/[^\s"'<>\\]+)?$/)
      .default(orderRuleDefaults.storeReviewUrl)
      .describe(
        'Where customers who rated an order above 3 can review the restaurant that they came to (FBK-12). $latitude, $longitude and $storeName are replaced. Empty: nobody is asked.',
      ),
    webViewHosts: z
      .array(z.string().max(100))
      .max(20)
      .default([...info.webViewHosts])
      .describe(
        "Hosts whose pages a link with the action 'web_view' shows inside the app, for example notices.example.in. Others are not shown (INF-07).",
      ),
    helpdesk: z
      .object({
        phone: z.string().max(20).optional().describe('A telephone number besides that of customer care.'),
        email: z.string().max(100).optional(),
        hours: z.string().max(100).optional().describe('When it answers, as a sentence.'),
      })
      .default(info.helpdesk)
      .describe('How the helpdesk is reached: shown on the page of help (INF-08).'),
    timeout: z.int().default(defaults.timeout),
    autoLoginPercentage: z.number().min(0).max(100).default(defaults.autoLoginPercentage),
    paymentModePercentage: z.number().min(0).max(100).default(defaults.paymentModePercentage),
    menuReverseAB: z.int().default(defaults.menuReverseAB).describe('Percentage, 0 to 100.'),
    feedbackOrdersDuration: z
      .int()
      .min(0)
      .default(defaults.feedbackOrdersDuration)
      .describe('How long after an order the customer is asked how it was, in seconds.'),
    experiments: z
      .record(experimentName, z.record(z.string(), experimentVariant))
      .default(defaults.experiments)
      .describe('Experiment → bucket (none, A, B, C) → variant.'),
  })
  .describe('App configuration.');
export type AppConfigDocument = z.output<typeof appConfigDocument>;

/** What is no setting of the app: the head of the document, and settings that the server alone goes by. No reply and no page has it. */
export const keptOnServer = {
  $schema: true,
  title: true,
  document: true,
  charges: true,
  cashCodeFrom: true,
  campaignMessage: true,
  loyaltyPointsPer100: true,
  walletTitles: true,
  storeReviewUrl: true,
} as const;

/** The configuration as replies and pages have it. */
export type SentConfig = Omit<AppConfigDocument, keyof typeof keptOnServer>;

/** Sensible bounds of settings. They are not in the schema, so that documents that were published before can still be read. */
export const appConfigBounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  maxCartPrice: [1, Infinity],
  // No cart holds more (server/cart/asked-lines.ts).
  maxCartItems: [1, 250],
  extraCheeseCount: [0, Infinity],
  timeout: [1, Infinity],
  // No position is found in no time.
  locationCacheTime: [1, Infinity],
  menuReverseAB: [0, 100],
};
