import { z } from 'zod';
import { essential } from '../essential.ts';
import { safeUrl } from './link-schema.ts';

/** A point in time with its offset from UTC: 2026-11-20T10:00:00+05:30. A short pattern, for it ships to the browser; the content command also checks that the day exists. */
export const timeWithOffset = z
  .string()
  .regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/);

const layoutSchema = z
  .object({
    margin: z
      .enum(['tight', 'normal', 'wide'])
      .optional()
      .describe('Space to the next node: 0.15, 0.3 or 0.7 rem factors.'),
    width: z.enum(['column', 'bleed']).optional().describe("'bleed' runs to the screen's edges on phones."),
  })
  .describe('How much space the node takes. A document says what a thing is, never how it looks.');

const trackingSchema = z
  .object({
    name: z.string().max(80).describe('Name of the node in impression and click events.'),
    campaign: z.string().max(80).optional(),
  })
  .describe('Under which names impressions and clicks of this node are reported.');

interface NodeParts<Link extends z.ZodType, When extends z.ZodType, Marks extends z.ZodRawShape> {
  readonly link: Link;
  /** Strict, for what an app does not know may be what holds a node back: a node with such a clause is hidden (schemas/engine/when-faults.ts). */
  readonly when: When;
  /** Optional fields that the product's nodes have besides. */
  readonly marks: Marks;
}

/** The schema of one node of a product's documents. Its props are those of its kind, which its contract has. */
export function nodeSchemaOf<
  Link extends z.ZodType,
  When extends z.ZodType,
  const Marks extends z.ZodRawShape,
>({ link, when, marks }: NodeParts<Link, When, Marks>) {
  return z
    .object({
      id: essential(z.string().min(1).max(80)).describe(
        'Unique within the document; stays the same when the node moves.',
      ),
      type: essential(z.string().min(1).max(60)).describe('Kind of node: one of the registry.'),
      version: z.int().min(1).default(1).describe("Version of the kind's props."),
      title: z.string().max(80).optional().describe('Heading over the node.'),
      props: z.record(z.string(), z.unknown()).optional().describe('Content of the node.'),
      contentUrl: safeUrl
        .optional()
        .describe("Where the content comes from, when it is not (all) in 'props'. $storeId is replaced."),
      link: link.optional(),
      layout: layoutSchema.optional(),
      when: when.optional(),
      ...marks,
      tracking: trackingSchema.optional(),
    })
    .describe('One node of a document.');
}

export type Layout = z.output<typeof layoutSchema>;
export type Tracking = z.output<typeof trackingSchema>;
