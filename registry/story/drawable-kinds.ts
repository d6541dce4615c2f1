import type { NodePlace } from '#schemas/document-types.ts';
import type { DocumentKind } from '#schemas/documents/documents.ts';

/** Kinds of document that hold nodes and can therefore be drawn. */
export const drawableKinds = [
  'landing',
  'left-menu',
  'bottom-navigation',
  'feedback-template',
  'info-page',
] as const satisfies readonly (DocumentKind & NodePlace)[];

export type DrawableKind = (typeof drawableKinds)[number];
