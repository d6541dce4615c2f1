import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deferred } from '../essential.ts';
import { menuSchema } from '../entities/menu.ts';
import { productCardSchema } from '../entities/product.ts';
import { linkSchema } from '../link.ts';
import { nodeSchema } from '../node.ts';
import { nonVegMark } from '../non-veg.ts';
import { type WidgetContentKey, widgetContentKeys } from '../widget-content.ts';
import { replyOf } from './reply.ts';

const store = { params: z.object({ storeId: z.string() }).optional(), background: true } as const;
/** Read by the document engine, node by node. */
const nodes = deferred(z.array(nodeSchema));
const landingData = z.object({
  version: z.string().default('').describe('Version of the document, also its ETag.'),
  widgets: nodes,
  slots: z.record(z.string(), nodes).optional(),
});
/** The widgets are in data.widgets or directly in data, depending on the version of the call (WID-02). */
const landing = z.union([landingData, z.array(deferred(nodeSchema))]);

/** API-032: widgets directly in data. */
export const getLandingV1 = defineCall({
  id: 'getLandingV1',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/widget',
  summary: 'Home page of a store, first version',
  ...store,
  bodyOn404: false,
  reply: replyOf(landing),
});

/** API-033, API-022: widgets in data.widgets. Answers 304 to a known ETag. */
export const getLanding = defineCall({
  id: 'getLanding',
  method: 'GET',
  path: '/catalog-service/ve2/stores/$storeId/widget',
  summary: 'Home page of a store',
  ...store,
  query: z.object({ preview: z.string().optional().describe('Signed preview of a draft.') }).optional(),
  reply: replyOf(landing),
});

/** API-023: the cacheable variant, by a bucket store. 304 means that the earlier content is kept. */
export const getBucketLanding = defineCall({
  id: 'getBucketLanding',
  method: 'GET',
  path: '/catalog-service/ve2/buckets/:bucketStoreId/widget',
  summary: 'Home page of a bucket store',
  background: true,
  bucket: true,
  params: z.object({ bucketStoreId: z.string() }),
  reply: replyOf(landing),
});

/** API-031, API-020: numbered entries. */
export const getLeftMenu = defineCall({
  id: 'getLeftMenu',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/leftmenu',
  summary: 'Left menu of a store',
  ...store,
  reply: replyOf(z.union([z.record(z.string(), deferred(nodeSchema)), z.array(deferred(nodeSchema))])),
});

/** API-034, API-021. */
export const getBottomNavigation = defineCall({
  id: 'getBottomNavigation',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/bottomnavigation',
  summary: 'Bottom navigation of a store',
  ...store,
  reply: replyOf(z.object({ version: z.string().default(''), items: nodes })),
});

/** API-035. */
export const getBestsellers = defineCall({
  id: 'getBestsellers',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/bestseller',
  summary: 'Bestsellers of a store, as product cards',
  ...store,
  reply: replyOf(z.object({ products: z.array(productCardSchema) })),
});

/** API-024: content of a widget by its link: `products`, or other props of the widget. */
export const getWidgetContent = defineCall({
  id: 'getWidgetContent',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/widget/:key',
  summary: `Content of a widget: ${widgetContentKeys.join(', ')}`,
  background: true,
  params: z.object({ key: z.string() }),
  reply: replyOf(z.record(z.string(), z.unknown()).nullable()),
});

/** The path at which a content is requested. */
export function widgetContentPath(key: string): string {
  return getWidgetContent.path.replace(':key', key);
}

/** Path → key of the widget content that it returns. */
export const contentOfPath: ReadonlyMap<string, WidgetContentKey> = new Map<string, WidgetContentKey>([
  ...widgetContentKeys.map((key) => [widgetContentPath(key), key] as const),
  [getBestsellers.path, 'bestsellers'],
]);

/** API-026. `feature` and `menuProcessor` come from experiment variants (MEN-26). Answers 304 to a known ETag. */
export const getMenu = defineCall({
  id: 'getMenu',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/menu',
  summary: 'Menu of a store for the order type of the request',
  ...store,
  headers: z.object({
    isNewUpsell: z.string().optional(),
    feature: z.enum(['ALL_FEATURES', 'COMBO_WITHOUT_PRICE', 'CUSTOMISE_UPSELL']).optional(),
    menuProcessor: z.enum(['GENERALIZE']).optional(),
  }),
  reply: replyOf(menuSchema),
});

const deal = z.object({
  dealId: z.string(),
  heading: z.string(),
  text: z.string().optional(),
  code: z.string().optional(),
  terms: z.string().optional().describe('The condition that matters most: Orders above ₹299.'),
  wash: z.string().optional(),
  picture: z.string().optional(),
  link: linkSchema.optional().describe('Where the dishes of the deal are.'),
  nonVeg: nonVegMark,
});
export type Deal = z.output<typeof deal>;

/** API-027: the deals that the store puts first. */
export const getDeals = defineCall({
  id: 'getDeals',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/deals',
  summary: 'Deals of a store',
  ...store,
  reply: replyOf(z.object({ deals: z.array(deal) })),
});

/** API-028. */
export const getDeal = defineCall({
  id: 'getDeal',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/deals/:dealId',
  summary: 'One deal of a store',
  background: true,
  params: z.object({ dealId: z.string() }),
  reply: replyOf(z.object({ deal })),
});

/** API-029. */
export const getAllDeals = defineCall({
  id: 'getAllDeals',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/deals/all',
  summary: 'Every deal of a store',
  ...store,
  reply: replyOf(z.object({ deals: z.array(deal) })),
});

/** API-030. */
export const getDealTerms = defineCall({
  id: 'getDealTerms',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/deals/:dealId/terms',
  summary: 'Terms of a deal',
  background: true,
  params: z.object({ dealId: z.string() }),
  reply: replyOf(z.object({ terms: z.array(z.string()) })),
});

const sitemapSection = z.object({
  name: z.string(),
  links: z.array(z.object({ name: z.string(), path: z.string() })),
});
export type SitemapSection = z.output<typeof sitemapSection>;

/** API-036: paths for the sitemap page and for search engines. */
export const getSitemap = defineCall({
  id: 'getSitemap',
  method: 'GET',
  path: '/catalog-service/ve1/sitemap',
  summary: 'Pages of the app, by section',
  background: true,
  headers: z.object({ asset: z.literal('PWA') }),
  reply: replyOf(
    z.object({
      sections: z.array(sitemapSection),
    }),
  ),
});

/** API-037. The mobile number comes encrypted, and is that of the customer who asks. */
export const getScoreboard = defineCall({
  id: 'getScoreboard',
  method: 'GET',
  path: '/catalog-service/ve1/scoreboard/:mobileno',
  summary: 'Score of a customer in the cricket promotion, and those who lead',
  auth: 'session',
  background: true,
  params: z.object({ mobileno: z.string().max(400) }),
  reply: replyOf(
    z.object({
      runs: z.int().min(0),
      rank: z.int().min(1).nullable().describe('Null without a score.'),
      lastUpdated: z.iso
        .date()
        .optional()
        .describe('Day of the last change in India; absent without scores.'),
      leaders: z.array(
        z.object({
          rank: z.int().min(1).describe('Equal scores have the same.'),
          name: z.string(),
          runs: z.int(),
          isOwn: z.boolean().default(false).describe('Whether it is the customer who asks.'),
        }),
      ),
    }),
  ),
});
