import type { DrawingSheet } from '../kit/sheet.ts';
import type { PictureKind } from '../sizes.ts';

/** A picture before it is drawn: its kind, which sets the size, and the function that draws it. */
export type Art = { kind: PictureKind; paint: (sheet: DrawingSheet) => string };
