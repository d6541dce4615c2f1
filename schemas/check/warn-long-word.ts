import type { DocumentKind } from '../documents/documents.ts';
import type { Path } from './fault.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

export interface PlacedText {
  readonly text: string;
  readonly path: Path;
  /** The em that a word has in fields with less room than the usual. */
  readonly rooms: Readonly<Record<string, number>>;
}

/** Width in px of the text column of a page on the narrowest phone: 320 px without a gutter at each side. */
const column = 320 - 2 * 16;

/** The em that a word has on the narrowest phone in a heading of a section, for which any text is taken whose kind of node says nothing else. */
export const usualRoom = column / 20;
/** The same in the fields of a document itself: its heading is that of a page. */
export const roomsOfPage: Readonly<Record<string, number>> = { heading: column / 26 };

/** The mean widths in em of the letters of Figtree and of Bricolage Grotesque, in their bold weights. Marks stand on the letter before them. */
const widths: readonly (readonly [sign: RegExp, em: number])[] = [
  [/\p{M}/u, 0],
  [/[ijl.,:;'!|()_]/, 0.28],
  [/[ftrI]/, 0.37],
  [/[mwMW@%&]/, 0.9],
  [/\p{Lu}/u, 0.65],
];
const usualWidth = 0.57;

/**
 * Where browsers break a line (UAX 14, as Chromium does it): at spaces, and after hyphens, dashes, '?', '…', soft hyphens and spaces without width.
 * Ideographs and emoji are words of their own; words of Thai, Lao, Khmer and Burmese are found by a dictionary.
 */
const breaks =
  /[ \t\n\r\u2000-\u200b\u3000\u00ad?…‐–—-]|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}]/u;

/** Kinds of documents whose texts are settings, or are shown by search engines. */
const unread: ReadonlySet<DocumentKind> = new Set(['app-config', 'seo-tags', 'search-words']);

/** Warns of a word in a text that a narrow phone cannot hold in its place. */
export function warnLongWord({ text, path, rooms }: PlacedText, { kind, report }: WarnContext) {
  const field = String(path.at(-1));
  if (unread.has(kind)) return;
  const room = rooms[field] ?? usualRoom;
  const word = text
    .replaceAll(/\S+:\/\/\S+/g, '')
    .split(breaks)
    .find((part) => widthOf(part) > room);
  if (word !== undefined)
    report(
      path,
      'long-word',
      `has a word of ${[...word].length} characters, which does not fit a narrow phone: ${quoted(word)}. Shorten it, or divide it by a hyphen or a space.`,
    );
}

/** Estimated, in em. */
function widthOf(word: string): number {
  return [...word].reduce(
    (sum, sign) => sum + (widths.find(([pattern]) => pattern.test(sign))?.[1] ?? usualWidth),
    0,
  );
}
