import type { DrawableKind } from './drawable-kinds.ts';

/** Which file of `content/` the text is. */
export interface ChosenFile {
  /** The document of the shop whose place it takes; absent for a new document. */
  readonly own?: { readonly kind: DrawableKind; readonly slug: string };
  /** The name of a new document, as far as it is written. */
  readonly newName: string;
}

/** The name of the file of a document of a kind; a document of another kind than was chosen is a new one. */
export function slugOf({ own, newName }: ChosenFile, kind: DrawableKind): string | undefined {
  return own?.kind === kind ? own.slug : newName || undefined;
}
