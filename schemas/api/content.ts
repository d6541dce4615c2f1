import { z } from 'zod';
import { defineCall } from '../call.ts';
import { documents } from '../documents/documents.ts';
import { slugPattern } from '../rules/slug.ts';
import { replyOf } from './reply.ts';

// The calls of the content command. They carry an authoring token and no customer session; the app never makes them.

const kinds = Object.keys(documents) as [keyof typeof documents, ...(keyof typeof documents)[]];
const kind = z.enum(kinds);
const slug = z.string().regex(slugPattern);
const authoring = { auth: 'none', background: true } as const;

/** So many documents are published or checked at once. */
export const mostDocuments = 200;

export const contentFault = z.object({
  file: z.string(),
  address: z.string().describe('For example nodes[3].props.items[0].image.'),
  code: z.string(),
  message: z.string().describe('What is wrong, and how to mend it.'),
});

const version = z.object({
  kind,
  slug,
  version: z.int(),
  checksum: z.string(),
  publishedAt: z.string(),
  author: z.string(),
  message: z.string().nullable().describe('What the author wrote about it.'),
  live: z.boolean(),
});

/** What an author writes about a publication or a rollback: one line. */
const message = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u, 'Write it in one line.');

export const listContent = defineCall({
  id: 'listContent',
  method: 'GET',
  path: '/content-service/ve1/documents',
  summary: 'Live version of every document, with its body',
  ...authoring,
  reply: replyOf(z.object({ documents: z.array(version.extend({ body: z.unknown() })) })),
});

export const listContentVersions = defineCall({
  id: 'listContentVersions',
  method: 'GET',
  path: '/content-service/ve1/documents/:kind/:slug/versions',
  summary: 'Versions of a document, newest first',
  ...authoring,
  params: z.object({ kind, slug }),
  reply: replyOf(
    z.object({
      versions: z.array(version),
      history: z
        .array(
          z.object({
            version: z.int(),
            at: z.string(),
            isRollback: z.boolean(),
            author: z
              .string()
              .nullable()
              .describe('Null for an early rollback, of which it was not recorded.'),
            message: z.string().nullable(),
          }),
        )
        .describe('Each time that a version went live, newest first.'),
    }),
  ),
});

/**
 * All or nothing: when one document does not validate, or another content is live than the one it replaces (409, LIVE_CHANGED), none is
 * published. Publishing the live version again changes nothing.
 */
export const publishContent = defineCall({
  id: 'publishContent',
  method: 'POST',
  path: '/content-service/ve1/publish',
  summary: 'Publishes documents',
  ...authoring,
  body: z.object({
    documents: z
      .array(
        z.object({
          kind,
          slug,
          file: z.string(),
          body: z.unknown(),
          replaces: z
            .string()
            .nullable()
            .optional()
            .describe(
              'Checksum of the live content that the author began from; null for none, or for what the server published itself at its first start; absent for any.',
            ),
        }),
      )
      .min(1)
      .max(mostDocuments),
    message: message.optional(),
  }),
  reply: replyOf(
    z.object({
      published: z.array(version),
      unchanged: z.array(z.string()),
      faults: z.array(contentFault).optional(),
      warnings: z.array(contentFault).optional().describe('Prices and names that differ from the live menu.'),
    }),
  ),
});

/** What only the server knows of documents that are not published yet: stores, categories, coupons, prices. Changes nothing. */
export const checkContent = defineCall({
  id: 'checkContent',
  method: 'POST',
  path: '/content-service/ve1/check',
  summary: 'Checks documents against the shop',
  ...authoring,
  body: z.object({
    documents: z
      .array(z.object({ kind, slug, file: z.string(), body: z.unknown() }))
      .min(1)
      .max(mostDocuments),
    unreadable: z
      .array(z.object({ kind, slug }))
      .max(mostDocuments)
      .optional()
      .describe('What the author has besides, and could not be read: what only these name is not checked.'),
  }),
  reply: replyOf(
    z.object({
      faults: z.array(contentFault),
      warnings: z.array(contentFault).describe('Probable mistakes that do not prevent publishing.'),
    }),
  ),
});

/** What editors check and complete documents by. */
export const getContentSchemas = defineCall({
  id: 'getContentSchemas',
  method: 'GET',
  path: '/content-service/ve1/schemas',
  summary: 'JSON Schemas of the documents, with the names of the live shop',
  ...authoring,
  reply: replyOf(
    z.object({
      schemas: z
        .record(z.string(), z.record(z.string(), z.unknown()))
        .describe('File → JSON Schema: one for each kind of document, and names.json, to which they refer.'),
    }),
  ),
});

/** When another version is live than the one that the author saw (409, LIVE_CHANGED), nothing is rolled back. */
export const rollbackContent = defineCall({
  id: 'rollbackContent',
  method: 'POST',
  path: '/content-service/ve1/rollback',
  summary: 'Makes an earlier version of a document the live one',
  ...authoring,
  body: z.object({
    kind,
    slug,
    toVersion: z.int().min(1).optional().describe('When absent, the version that the live one replaced.'),
    takesBack: z.int().min(1).optional().describe('The live version that the author saw; absent for any.'),
    message: message.optional(),
  }),
  reply: replyOf(
    version.extend({
      takenBack: version.nullable().describe('What was live before; null when it was this version already.'),
      rolledBackBy: z.string().describe('The author who rolled back.'),
    }),
  ),
});

/** Stores a draft that only the holder of the signed link sees. */
export const previewContent = defineCall({
  id: 'previewContent',
  method: 'POST',
  path: '/content-service/ve1/preview',
  summary: 'Makes a signed link that shows a draft',
  ...authoring,
  body: z.object({
    documents: z
      .array(z.object({ kind, slug, file: z.string(), body: z.unknown() }))
      .min(1)
      .max(20),
  }),
  reply: replyOf(
    z.object({
      token: z.string(),
      path: z.string(),
      expiresAt: z.string(),
      faults: z.array(contentFault).optional(),
      warnings: z.array(contentFault).optional().describe('Prices and names that differ from the live menu.'),
    }),
  ),
});

const count = z.int();
const day = z.string().describe('A day in India: 2026-11-23.');
const period = z
  .object({ days: z.coerce.number().int().min(1).max(90).default(7).describe('So many, until today.') })
  .optional();

/** How often the nodes of the live version were seen and pressed. */
export const getDocumentResults = defineCall({
  id: 'getDocumentResults',
  method: 'GET',
  path: '/content-service/ve1/documents/:kind/:slug/results',
  summary: 'Impressions and clicks of the nodes of the live version of a document',
  ...authoring,
  params: z.object({ kind, slug }),
  query: period,
  reply: replyOf(
    z.object({
      version,
      from: day,
      until: day,
      nodes: z.array(
        z.object({
          nodeId: z.string(),
          type: z.string(),
          name: z.string(),
          groups: z.array(z.object({ group: z.string(), impressions: count, clicks: count })),
        }),
      ),
    }),
  ),
});

const journey = z.object({
  visits: count.describe('Browsers that came, each once a day.'),
  carts: count.describe('Those of them that put something into the cart.'),
  orders: count,
  customers: count.describe('Who ordered, each once a day.'),
  value: count.describe('Of the orders, in paise.'),
});

export const experimentResults = z.object({
  from: day,
  until: day,
  experiments: z.array(
    z.object({
      name: z.string(),
      where: z.string(),
      variants: z.array(
        journey.extend({
          variant: z.string(),
          groups: z.array(z.string()).describe('Who sees it by the configuration of today.'),
          rate: z
            .object({ share: z.number(), from: z.number(), to: z.number() })
            .nullable()
            .describe('Visits that end in an order, and where that lies with 95 % certainty.'),
        }),
      ),
      daysLeftOut: z.array(day).describe('On which the configuration of the experiment was changed.'),
      said: z.array(z.string()).describe('What the numbers say.'),
    }),
  ),
  unknown: journey.describe('Of browsers whose group is not known.'),
});

export const getExperimentResults = defineCall({
  id: 'getExperimentResults',
  method: 'GET',
  path: '/content-service/ve1/experiments/results',
  summary: 'Visits, carts and orders by the variants of experiments',
  ...authoring,
  query: period,
  reply: replyOf(experimentResults),
});
