import { isQuoteInside, numberWithComma, semicolonAt, textBefore } from './misread.ts';

/** What the JSON reader expects at an offset of the text, and what it read last. */
export interface JsonState {
  readonly expected: 'value' | 'name' | 'colon' | 'comma' | 'end';
  /** The bracket that closes the current object or list. */
  readonly close?: '}' | ']';
  /** Offset of the last comma. */
  readonly comma?: number;
  /** The last name. */
  readonly name?: string;
  /** Offset of the last number. */
  readonly number?: number;
  /** Offset of the quotation mark that closes the text before this. */
  readonly quote?: number;
  /** Nothing of the document was read yet. */
  readonly isStart?: boolean;
}

export interface JsonPlace {
  readonly text: string;
  readonly offset: number;
  readonly state: JsonState;
}

interface Explained {
  readonly message: string;
  readonly offset: number;
}

/** Explains a syntax fault at an offset, and how to fix it. */
export function explainJson(place: JsonPlace): Explained {
  const { text, offset, state } = place;
  const sign = text[offset] ?? '';
  const here = (message: string): Explained => ({ message, offset });
  const { expected, close, comma, name, number, quote } = state;
  if (comma !== undefined && sign === close)
    return { message: `This comma is one too many: '${close}' follows. Remove it.`, offset: comma };
  if (number !== undefined && /[\w.]/.test(sign) && !/\s/.test(text.slice(number, offset)))
    return { message: noNumber, offset: number };
  if (quote !== undefined && isQuoteInside(place)) return { message: quoteInside, offset: quote };
  const written = expected === 'name' ? numberWithComma(place) : undefined;
  if (written) return { message: withoutComma(written.text), offset: written.offset };
  const semicolon = semicolonAt(place);
  if (semicolon) return semicolonFault(place, semicolon);
  if (expected === 'end') return here('Something follows after the end of the document: remove it.');
  if (/^\/[/*]/.test(text.slice(offset, offset + 2))) return here('JSON has no comments: remove this one.');
  switch (expected) {
    case 'comma':
      return here(`A comma or '${close}' is missing before this. Add it.`);
    case 'colon':
      return here(`A colon is expected after '${name}'. Add it.`);
    case 'name':
      return here(
        sign === '"' ? unclosed : 'The name of a field is expected here. Write it between double quotes.',
      );
    case 'value':
      return here(state.isStart ? explainStart(text, offset) : explainValue(text, offset));
  }
}

/** Of a ';' in place of a comma. */
function semicolonFault({ text }: JsonPlace, offset: number): Explained {
  const isLast = /^;\s*[}\]]/.test(text.slice(offset));
  return { message: isLast ? "JSON has no ';': remove it." : "JSON has no ';': write a comma (,).", offset };
}

function withoutComma(number: string): string {
  const isGrouped = /,\d{3}(?:\.|$)/.test(number);
  return `A number has no comma in it: ${number}. Write ${number.replaceAll(',', isGrouped ? '' : '.')}.`;
}

/** Why no document begins here. */
function explainStart(text: string, offset: number): string {
  if (offset === text.length) return "There is nothing in it. Write the document: it begins with '{'.";
  if (text.startsWith('```', offset))
    return "This is a mark of Markdown (```), not JSON. Remove it here and after the last '}'.";
  return textBefore(text, offset) === undefined
    ? explainValue(text, offset)
    : "A document begins with '{'. Remove the text before it.";
}

const noNumber = 'This is not a number. Write one like 12.5, or put a text between double quotes.';
const quoteInside =
  'A text ends at this quotation mark, but more follows. For a quotation mark inside a text write \\", and otherwise a comma after the text.';
const unclosed =
  'This text is not closed with a double quote on its line, or has an invalid \\ escape. Close it, and write \\\\ for a backslash.';

/** What JSON has for words that people and other languages write. */
const words: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['on', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['off', 'false'],
]);

/** Why no value begins here. */
function explainValue(text: string, offset: number): string {
  const sign = text[offset] ?? '';
  if (sign === '"') return unclosed;
  if (sign === "'") return 'This text does not begin with a double quote. Write double quotes (") around it.';
  if (/[‘’“”]/.test(sign))
    return `Texts stand between straight double quotes ("), not '${sign}'. Type the quotes again.`;
  if (sign === '') return 'The document ends where a value is expected. Write the value.';
  if (/[-\d]/.test(sign)) return noNumber;
  const [word] = /^[A-Za-z_]+/.exec(text.slice(offset)) ?? [];
  const meant = word && words.get(word.toLowerCase());
  if (meant !== undefined)
    return `'${word}' is not a value: write ${meant}, or put a text between double quotes.`;
  return word === undefined
    ? `A value is expected here, not '${sign}'. Write the value, or remove the comma or colon before it.`
    : `'${word}' is not a value: put texts between double quotes.`;
}
