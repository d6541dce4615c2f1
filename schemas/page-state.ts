import { z } from 'zod';
import { appConfigReply } from './api/config.ts';
import { readElsewhere } from './essential.ts';
import { orderTypeCode } from './node.ts';
import { menuOrders } from './page-cookies.ts';
import { pageBuckets } from './rules/experiment-groups.ts';

/**
 * What a page is rendered from, on the server and again when the browser hydrates it. It is in the page as JSON and holds no data of the
 * customer.
 */
export const pageStateSchema = z.object({
  storeId: z.string().min(1),
  orderType: orderTypeCode,
  bucket: z.enum(pageBuckets).describe("Experiment bucket; 'new' for a client that had none."),
  menuOrder: z.enum(menuOrders).describe("Order of the menu's categories."),
  config: readElsewhere(appConfigReply.nullable().describe('Null on a page that no server rendered.')),
  renderedAt: z.number().describe("Epoch milliseconds: what 'now' means in the first render on both sides."),
  known: z
    .record(z.string(), z.unknown())
    .describe(
      'SWR key → data that the server has loaded: documents and the content of their first nodes, which the engine has read on the server.',
    ),
  nodeTypes: z
    .array(z.string())
    .describe('Kinds of node on the first screen: their views are loaded before the browser takes over.'),
  laterTypes: z
    .array(z.string())
    .describe('Kinds of node below it: their views are loaded when the app has started.'),
  preview: z.object({ expiresAt: z.string() }).nullable(),
});
