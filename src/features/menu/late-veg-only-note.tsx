import { latePart } from '#registry/engine/late/late-part.tsx';

/** The note is fetched where it is shown: few customers need it, and never on the first screen of a page. */
export const { Part: LateVegOnlyNote, prepare: prepareVegOnlyNote } = latePart(
  async () => (await import('./veg-only-note.tsx')).VegOnlyNote,
);
