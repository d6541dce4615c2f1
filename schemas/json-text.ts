// Zod-free. JSON for people who write it: JSON.parse says "unexpected token" and, in some engines, not where; of a name that is given twice
// it says nothing and drops the first. This reader says what is wrong and how to mend it, with line and column, and remembers where each
// value stands so that a fault of the document can be shown in its text.

export interface JsonFault {
  readonly message: string;
  readonly offset: number;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export type JsonReading =
  | { readonly ok: true; readonly value: unknown; readonly places: ReadonlyMap<string, Span> }
  | { readonly ok: false; readonly fault: JsonFault };

class Unreadable extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const space = /[ \t\n\r]*/y;
const numberText = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordText = /[A-Za-z_]+/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids control characters in a string
const stringText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

class JsonReader {
  private at = 0;
  readonly places = new Map<string, Span>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): unknown {
    const value = this.value('');
    this.skip(space);
    if (this.at < this.text.length)
      throw new Unreadable('Something follows after the end of the document: remove it.', this.at);
    return value;
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [match = ''] = pattern.exec(this.text) ?? [];
    this.at += match.length;
    return match;
  }

  private peek(): string {
    this.skip(space);
    return this.text[this.at] ?? '';
  }

  private value(path: string): unknown {
    const first = this.peek();
    const start = this.at;
    const value = this.valueThatStartsWith(first, path);
    this.places.set(path, { start, end: this.at });
    return value;
  }

  private valueThatStartsWith(first: string, path: string): unknown {
    if (first === '{') return this.object(path);
    if (first === '[') return this.list(path);
    if (first === '"') return this.string();
    if (first === '-' || /\d/.test(first)) return this.number();
    if (first === "'") throw new Unreadable('Texts stand between double quotes (") in JSON.', this.at);
    if (/[‘’“”]/.test(first))
      throw new Unreadable(`Texts stand between straight double quotes ("), not '${first}'.`, this.at);
    if (first === '') throw new Unreadable('The document ends where a value is expected.', this.at);
    if (first === '/') throw new Unreadable('JSON has no comments: remove this one.', this.at);
    return this.word();
  }

  private number(): number {
    const start = this.at;
    const digits = this.skip(numberText);
    if (digits === '' || /[\w.]/.test(this.text[this.at] ?? ''))
      throw new Unreadable('This is not a number.', start);
    return Number(digits);
  }

  private word(): unknown {
    const start = this.at;
    const word = this.skip(wordText);
    if (Object.hasOwn(words, word)) return words[word];
    if (word === '') throw new Unreadable(`A value is expected here, not '${this.text[start]}'.`, start);
    throw new Unreadable(`'${word}' is not a value: put texts between double quotes.`, start);
  }

  private string(): string {
    const start = this.at;
    const literal = this.skip(stringText);
    if (literal !== '') return JSON.parse(literal) as string;
    throw new Unreadable(
      'This text is not closed with a double quote on its line, or has a \\ that means nothing.',
      start,
    );
  }

  private list(path: string): unknown[] {
    const items: unknown[] = [];
    this.separated(']', () => items.push(this.value(`${path}[${items.length}]`)));
    return items;
  }

  private object(path: string): Record<string, unknown> {
    const fields = new Map<string, unknown>();
    const nameOffsets = new Map<string, number>();
    this.separated('}', () => {
      if (this.peek() !== '"')
        throw new Unreadable('The name of a field is expected here, between double quotes.', this.at);
      const nameAt = this.at;
      const name = this.string();
      const firstAt = nameOffsets.get(name);
      if (firstAt !== undefined) {
        const { line } = placeAt(this.text, firstAt);
        throw new Unreadable(`'${name}' is given twice, first in line ${line}: keep one of the two.`, nameAt);
      }
      nameOffsets.set(name, nameAt);
      if (this.peek() !== ':') throw new Unreadable(`A colon is expected after '${name}'.`, this.at);
      this.at++;
      fields.set(name, this.value(path === '' ? name : `${path}.${name}`));
    });
    return Object.fromEntries(fields);
  }

  private separated(close: string, read: () => void) {
    const opened = this.at;
    this.at++;
    if (this.peek() === close) {
      this.at++;
      return;
    }
    for (;;) {
      read();
      const after = this.peek();
      if (after === '') throw new Unreadable(`This '${this.text[opened]}' is never closed.`, opened);
      if (after !== ',' && after !== close)
        throw new Unreadable(`A comma or '${close}' is missing before this.`, this.at);
      const commaAt = this.at;
      this.at++;
      if (after === close) return;
      if (this.peek() === close)
        throw new Unreadable(`This comma is one too many: '${close}' follows.`, commaAt);
    }
  }
}

/** Line and column, both counted from 1. */
function placeAt(text: string, offset: number): Pick<JsonFault, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Places are named as issues name them: `nodes[3].props.items[0].image`. */
export function readJson(text: string): JsonReading {
  const reader = new JsonReader(text);
  try {
    return { ok: true, value: reader.readAll(), places: reader.places };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message, offset } = error;
    return { ok: false, fault: { message, offset, ...placeAt(text, offset) } };
  }
}
