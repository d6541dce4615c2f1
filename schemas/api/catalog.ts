import { z } from 'zod';
import { defineCall } from '../call.ts';
import { productCardSchema } from '../entities/product.ts';
import { nodeSchema } from '../node.ts';
import { replyOf } from './reply.ts';

const store = { params: z.object({ storeId: z.string() }).optional(), background: true } as const;
const landingData = z.object({
  version: z.string().describe('Version of the document, also its ETag.'),
  widgets: z.array(nodeSchema),
  slots: z.record(z.string(), z.array(nodeSchema)).optional(),
});

/** API-032: widgets directly in data. */
export const getLandingV1 = defineCall({
  id: 'getLandingV1',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/widget',
  summary: 'Home page of a store, first version',
  ...store,
  bodyOn404: false,
  reply: replyOf(z.array(nodeSchema)),
});

/** API-033, API-022: widgets in data.widgets. Answers 304 to a known ETag. */
export const getLanding = defineCall({
  id: 'getLanding',
  method: 'GET',
  path: '/catalog-service/ve2/stores/$storeId/widget',
  summary: 'Home page of a store',
  ...store,
  query: z.object({ preview: z.string().optional().describe('Signed preview of a draft.') }).optional(),
  reply: replyOf(landingData),
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
  reply: replyOf(landingData),
});

/** API-031, API-020: numbered entries. */
export const getLeftMenu = defineCall({
  id: 'getLeftMenu',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/leftmenu',
  summary: 'Left menu of a store',
  ...store,
  reply: replyOf(z.record(z.string(), nodeSchema)),
});

/** API-034, API-021. */
export const getBottomNavigation = defineCall({
  id: 'getBottomNavigation',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/bottomnavigation',
  summary: 'Bottom navigation of a store',
  ...store,
  reply: replyOf(z.object({ version: z.string(), items: z.array(nodeSchema) })),
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

/** API-024: content of a widget by its link: `products`, or whatever props the widget takes. */
export const getWidgetContent = defineCall({
  id: 'getWidgetContent',
  method: 'GET',
  path: '/catalog-service/ve1/stores/$storeId/widget/:key',
  summary:
    'Content of a widget: bestsellers, everyday-value, essentials, offers, previous-order, active-order, feedback, leaderboard',
  background: true,
  params: z.object({ key: z.string() }),
  reply: replyOf(z.record(z.string(), z.unknown())),
});
