import { z } from 'zod';
import { nodeSchema } from '../node.ts';
import { documentHead } from './landing.ts';

export const infoPageDocument = z
  .object({
    ...documentHead,
    document: z.literal('info-page'),
    heading: z.string().max(100).describe('Heading of the page.'),
    updated: z.iso.date().optional().describe('Day of the last change, shown under the heading.'),
    nodes: z.array(nodeSchema).min(1).max(200).describe('The sections, top to bottom.'),
  })
  .describe('Information page: our story, terms, notices.');
export type InfoPageDocument = z.output<typeof infoPageDocument>;
