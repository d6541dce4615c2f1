import { z } from 'zod';
import { defineCall } from '../call.ts';
import { alert } from '../documents/alerts.ts';
import { appConfigDocument, keptOnServer } from '../documents/app-config.ts';
import { infoPageDocument } from '../documents/info-page.ts';
import { withDeferredNodes } from '../documents/deferred-nodes.ts';
import { seoTagsDocument } from '../documents/seo-tags.ts';
import { withoutDefaults } from '../without-defaults.ts';
import { replyOf } from './reply.ts';

const background = { background: true } as const;

/**
 * A configuration as a call returns it: any part of one. Missing settings get no default here, because a default of pwa-config would hide the
 * value of app-config (WID-11). Charges and what orders go by stay on the server: the app shows what it sends.
 */
export const appConfigReply = withoutDefaults(appConfigDocument.omit(keptOnServer)).meta({
  id: 'app-config-part',
});

/** API-016. The mini-app's name comes in a header. */
export const getAppConfig = defineCall({
  id: 'getAppConfig',
  method: 'GET',
  path: '/api/ve1/app-config',
  summary: 'Configuration of the app',
  ...background,
  reply: replyOf(appConfigReply),
});

/** API-017. The configuration with the overrides of the web. */
export const getPwaConfig = defineCall({
  id: 'getPwaConfig',
  method: 'GET',
  path: '/api/ve1/pwa-config',
  summary: 'Configuration of the web app',
  ...background,
  reply: replyOf(appConfigReply),
});

/** API-018. */
export const getAlerts = defineCall({
  id: 'getAlerts',
  method: 'GET',
  path: '/alert-service/ve1/alerts',
  summary: 'Notices shown over the page',
  ...background,
  reply: replyOf(z.object({ alerts: z.array(alert) })),
});

/** API-019. */
export const getSeoTags = defineCall({
  id: 'getSeoTags',
  method: 'GET',
  path: '/api/ve1/seo-tags.json',
  summary: 'Title, description and keywords per path',
  ...background,
  reply: seoTagsDocument.omit({ $schema: true, title: true, document: true }),
});

/** API-025: the store of the city that the caller's IP address belongs to. */
export const getDefaultStore = defineCall({
  id: 'getDefaultStore',
  method: 'GET',
  path: '/api/ve1/default-store',
  summary: 'Default store by IP address',
  ...background,
  reply: replyOf(
    z.object({
      storeInCurrentIpCity: z.string().nullable().default(null),
      panIndiaStore: z.string().optional(),
      isDefaultWalletApplied: z.boolean().default(false),
    }),
  ),
});

/** Info pages are lists of info widgets (WID-19). */
export const getInfoPage = defineCall({
  id: 'getInfoPage',
  method: 'GET',
  path: '/api/ve1/info/:slug',
  summary: 'Widgets of an information page',
  params: z.object({ slug: z.string() }),
  reply: replyOf(withDeferredNodes(infoPageDocument)),
});

export const analyticsEvent = z.object({
  id: z.string().min(1).max(40).describe('The same where an event comes twice, because its answer was lost.'),
  name: z.string().max(80),
  at: z.int().describe('Epoch milliseconds, by the clock of the client.'),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
});

/** The events of schemas/events.ts, in batches. Not part of the product's network contract. */
export const postEvents = defineCall({
  id: 'postEvents',
  method: 'POST',
  path: '/api/ve1/events',
  summary: 'Takes analytics events',
  ...background,
  body: z.object({ clientId: z.string().max(60), events: z.array(analyticsEvent).max(100) }),
  reply: replyOf(z.object({ accepted: z.int() })),
});
