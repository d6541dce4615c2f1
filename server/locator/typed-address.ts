import { comparedWords } from './search-words.ts';

/** A word of what was typed. */
export interface TypedWord {
  /** In compared words. */
  readonly word: string;
  /** Number of the piece, between spaces and commas, that it is in. */
  readonly piece: number;
}

export interface TypedAddress {
  /** As they were typed. */
  readonly pieces: readonly string[];
  readonly words: readonly TypedWord[];
}

/** What was typed, in its pieces and in the words that are compared. `read` gives a piece in Latin letters. */
export function typedAddress(typed: string, read: (text: string) => string): TypedAddress {
  const pieces = typed.split(/[\s,;]+/).filter((piece) => piece !== '');
  const words = pieces.flatMap((text, piece) =>
    comparedWords(read(text))
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, piece })),
  );
  return { pieces, words };
}

export function textOf(words: readonly TypedWord[]): string {
  return words.map(({ word }) => word).join(' ');
}

/** The pieces of these words, as they were typed. */
export function asTyped({ pieces }: TypedAddress, words: readonly TypedWord[]): string {
  return [...new Set(words.map(({ piece }) => piece))].map((piece) => pieces[piece]).join(' ');
}
