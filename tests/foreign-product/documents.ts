import { z } from 'zod';
import { type DefineContract, defineAnyContract } from '#schemas/engine/contract.ts';
import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import { linkSchemaOf } from '#schemas/engine/link-schema.ts';
import { nodeSchemaOf, timeWithOffset } from '#schemas/engine/node-schema.ts';
import type { KioskAction } from './links.ts';

/** What the kiosk knows of the person who stands before it. */
export interface KioskFacts {
  readonly card: 'adult' | 'child' | null;
  readonly branch: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export const kioskLink = linkSchemaOf<KioskAction>(
  ['reserve', 'opening-hours'],
  "'reserve' takes the number of a book.",
);

const kioskWhen = z
  .strictObject({
    readers: z.array(z.enum(['adult', 'child'])).optional(),
    from: timeWithOffset.optional(),
    until: timeWithOffset.optional(),
  })
  .meta({ id: 'when' });

export const kioskNode = nodeSchemaOf({ link: kioskLink, when: kioskWhen, marks: {} });

/** Everything that the documents of the kiosk can say. */
export interface KioskDocuments extends DocumentTypes {
  readonly place: 'lobby' | 'reading-room';
  readonly action: KioskAction;
  readonly when: z.output<typeof kioskWhen>;
  readonly facts: KioskFacts;
  readonly content: 'new-books';
}

export const defineContract: DefineContract<KioskDocuments> = defineAnyContract;
