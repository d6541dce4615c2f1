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
    return { message: `This comma is one too many: '${close}' follows.`, offset: comma };
  if (number !== undefined && /[\w.]/.test(sign) && !/\s/.test(text.slice(number, offset)))
    return { message: 'This is not a number.', offset: number };
  if (expected === 'end') return here('Something follows after the end of the document: remove it.');
  if (/^\/[/*]/.test(text.slice(offset, offset + 2))) return here('JSON has no comments: remove this one.');
  switch (expected) {
    case 'comma':
      return here(`A comma or '${close}' is missing before this.`);
    case 'colon':
      return here(`A colon is expected after '${name}'.`);
    case 'name':
      return here(sign === '"' ? unclosed : 'The name of a field is expected here, between double quotes.');
    case 'value':
      return here(explainValue(text, offset));
  }
}

const unclosed = 'This text is not closed with a double quote on its line, or has an invalid \\ escape.';

/** Why no value begins here. */
function explainValue(text: string, offset: number): string {
  const sign = text[offset] ?? '';
  if (sign === '"') return unclosed;
  if (sign === "'") return 'Texts stand between double quotes (") in JSON.';
  if (/[‘’“”]/.test(sign)) return `Texts stand between straight double quotes ("), not '${sign}'.`;
  if (sign === '') return 'The document ends where a value is expected.';
  if (/[-\d]/.test(sign)) return 'This is not a number.';
  const [word] = /^[A-Za-z_]+/.exec(text.slice(offset)) ?? [];
  return word === undefined
    ? `A value is expected here, not '${sign}'.`
    : `'${word}' is not a value: put texts between double quotes.`;
}
