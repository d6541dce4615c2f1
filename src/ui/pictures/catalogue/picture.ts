import type { DrawingSheet } from '../kit/sheet.ts';
import type { PictureKind } from '../sizes.ts';

/** A picture before it is drawn: its kind, which gives the size, and what goes on the sheet. */
export type Art = { kind: PictureKind; paint: (sheet: DrawingSheet) => string };
