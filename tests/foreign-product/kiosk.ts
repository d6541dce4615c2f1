import { createEngine } from '#registry/engine/create-engine.ts';
import { defineWidget } from '#registry/engine/define-widget.ts';
import type { NodeReading } from '#registry/engine/read-node.ts';
import type { Clauses } from '#schemas/engine/clauses.ts';
import { timeChecks } from '#schemas/engine/time-checks.ts';
import { timeClauses } from '#schemas/engine/time-clauses.ts';
import * as contracts from './compiled/contracts.ts';
import { migrations, nodeShape, propsShapes, whenShape } from './compiled/widget-shapes.ts';
import type { KioskDocuments, KioskFacts } from './documents.ts';
import { kioskLinks } from './links.ts';
import { AnnouncementView, ShelfView } from './views.tsx';

export const kioskReading: NodeReading = {
  migrations,
  nodeShape,
  propsShapes,
  whenShape,
  whenChecks: timeChecks,
};

export const kioskClauses: Clauses<KioskDocuments['when'], KioskFacts> = {
  readers: (readers, { card }) => card !== null && readers.includes(card),
  ...timeClauses,
};

/** The engine of the kiosk. */
export const kiosk = createEngine({
  widgets: [
    defineWidget({ contract: contracts.shelf, view: () => Promise.resolve({ View: ShelfView }) }),
    defineWidget({
      contract: contracts.announcement,
      view: () => Promise.resolve({ View: AnnouncementView }),
    }),
  ],
  links: kioskLinks,
  clauses: kioskClauses,
  texts: { contentFailed: 'This shelf is not there.', tryAgain: 'Look again' },
  loadReading: () => Promise.resolve(kioskReading),
  scopeOf: ({ branch }) => branch,
});
