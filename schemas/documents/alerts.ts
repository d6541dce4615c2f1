import { z } from 'zod';
import { essential } from '../essential.ts';
import { timeWithOffset } from '../engine/node-schema.ts';
import { documentHead } from './landing.ts';

/** A notice shown over every page (API-018): a late kitchen, a delay by rain. */
export const alert = z.object({
  id: z
    .string()
    .min(1)
    .max(80)
    .describe(
      'Stays the same while the notice is the same: a customer who dismissed it does not see it again.',
    ),
  text: z.string().min(1).max(240).describe('Plain text.'),
  tone: z.enum(['info', 'warning']).default('info').describe('How the notice is meant.'),
  from: essential(timeWithOffset)
    .optional()
    .describe('Not before this time, with an offset: 2026-11-20T10:00:00+05:30.'),
  until: essential(timeWithOffset).optional().describe('Hidden from this time on.'),
});

export const alertsDocument = z
  .object({
    ...documentHead,
    document: z.literal('alerts'),
    alerts: z.array(alert).max(5).describe('The notices, the most important one first.'),
  })
  .describe('Notices over the page.');
export type Alert = z.output<typeof alert>;
export type AlertsDocument = z.output<typeof alertsDocument>;
