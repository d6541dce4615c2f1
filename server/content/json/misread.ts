import type { JsonPlace } from './explain-json.ts';

// What authors write that JSON reads in another way.

/** Whether a text ended at a quotation mark that was meant as a part of it: `"The "best" dinner"`. */
export function isQuoteInside({ text, offset, state: { expected, quote } }: JsonPlace): boolean {
  if (expected !== 'comma' || quote === undefined || text.slice(quote, offset).includes('\n')) return false;
  // The text goes on to another quotation mark of its line, which does not end the name of a field.
  return /^[^"'“”„,;:{}[\]\n][^"\n]*"(?![^\S\n]*:)/.test(text.slice(offset));
}

/** A number like 1,500 where its comma was read as the one after a value; its whole text. */
export function numberWithComma({ text, offset }: JsonPlace) {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, before] = /[:\s](-?\d+,)$/.exec(line) ?? [];
  const [after] = /^\d+(?:,\d+)*(?:\.\d+)?/.exec(text.slice(offset)) ?? [];
  if (before === undefined || after === undefined) return undefined;
  return { text: before + after, offset: offset - before.length };
}

/** The offset of a ';' that stands where a comma is expected, or after a word. */
export function semicolonAt({ text, offset, state: { expected } }: JsonPlace): number | undefined {
  const rest = text.slice(offset);
  if (expected === 'comma' && rest.startsWith(';')) return offset;
  const [word] = (expected === 'value' && /^(?:true|false|null)(?=;)/.exec(rest)) || [];
  return word === undefined ? undefined : offset + word.length;
}

/** The text that stands before a document; undefined where there is none. */
export function textBefore(text: string, offset: number): string | undefined {
  const [before = ''] = /^[^{[\]}"]+(?=\{)/.exec(text.slice(offset)) ?? [];
  return before.trim() === '' ? undefined : before;
}

/** What stands around a document that begins with a mark of Markdown, or with some words. */
export function around({ text, offset }: JsonPlace): readonly (readonly [start: number, end: number])[] {
  const before = textBefore(text, offset);
  if (before === undefined) return [];
  const end = /\n[^\S\n]*```\s*$/.exec(text)?.index;
  return [
    [offset, offset + before.length],
    ...(before.includes('```') && end !== undefined ? [[end, text.length] as const] : []),
  ];
}

/** The text without what comes after the end of the document, where that is no JSON; undefined where it may be. */
export function textAfter(text: string, offset: number): string | undefined {
  return /^[^{}[\]"]*$/.exec(text.slice(offset))?.[0];
}

interface Conflict {
  readonly message: string;
  readonly offset: number;
}

/** The conflicts that version control wrote into a text. No line of JSON begins with their marks. */
export function conflictsIn(text: string): readonly Conflict[] {
  return [...text.matchAll(/^<{7}(?!<)/gm)].map(({ index }) => ({
    offset: index,
    message:
      'This is a conflict of version control: two versions of the same lines. Keep what is right of the two, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }));
}
