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
  const { expected, close, comma, name, number } = state;
  if (comma !== undefined && sign === close)
    return { message: `This comma is one too many: '${close}' follows. Remove it.`, offset: comma };
  if (number !== undefined && /[\w.]/.test(sign) && !/\s/.test(text.slice(number, offset)))
    return { message: noNumber, offset: number };
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
      return here(explainValue(text, offset));
  }
}

const noNumber = 'This is not a number. Write one like 12.5, or put a text between double quotes.';
const unclosed =
  'This text is not closed with a double quote on its line, or has an invalid \\ escape. Close it, and write \\\\ for a backslash.';

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
  return word === undefined
    ? `A value is expected here, not '${sign}'. Write the value, or remove the comma or colon before it.`
    : `'${word}' is not a value: put texts between double quotes.`;
}
