import { z } from 'zod';
import { gatewayAddress } from './payment-settings.ts';
import { missingFaults } from './set-together.ts';
import type { Setting } from './setting.ts';

/** Settings of deliveries to trains. A part of the table in settings.ts. In the sandbox its own trains take the place of the partner. */
export const trainSettings = {
  TRAIN_CLOSES_MINUTES: {
    schema: z.coerce.number().int().min(30).max(1440),
    fallback: '45',
    describe:
      'Minutes before a train arrives at which orders to that station close, 30 at least, and no fewer than SCHEDULED_LEAD_MINUTES.',
    example: '60',
  },
  TRAIN_PARTNER_URL: {
    schema: gatewayAddress.optional(),
    describe: 'Address of the partner that knows PNRs, before /pnr/. Used outside the sandbox.',
    example: 'https://api.aggregator.example/v1',
  },
  TRAIN_PARTNER_KEY: {
    schema: z.string().min(8).max(400).optional(),
    describe: 'Key of this shop at the partner that knows PNRs.',
    example: 'the-key-that-the-partner-gave-you',
  },
} as const satisfies Record<string, Setting>;

const together = ['TRAIN_PARTNER_URL', 'TRAIN_PARTNER_KEY'] as const;

/** What is missing of a partner that is only partly set. Without any of it nothing is delivered to trains. */
export function trainFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  return missingFaults(trainSettings, { together }, { values, known });
}
