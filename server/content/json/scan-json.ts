import { type JSONVisitor, visit } from 'jsonc-parser';
import { explainJson, type JsonState } from './explain-json.ts';
import { mendJson } from './mend-json.ts';
import type { JsonFault, Span } from './read-json.ts';
import { textPlace } from './text-place.ts';

type Found = Pick<JsonFault, 'message' | 'offset'>;

interface Scanned {
  /** The first fault for which the text is no JSON, and the text without it where it is certain what was meant. */
  readonly fault: (Found & { readonly mended?: string | undefined }) | undefined;
  /** The names before it that are given twice. */
  readonly twice: readonly Found[];
  readonly places: ReadonlyMap<string, Span>;
}

/** An object or a list that is not closed yet. */
interface Open {
  readonly close: '}' | ']';
  readonly start: number;
  readonly address: string;
  /** The last name of an object, and the offset of each of its names. */
  name: string;
  readonly names: Map<string, number>;
  /** Index in a list. */
  index: number;
}

/** Reads a JSON text once: its faults up to the first of syntax, and the position of each value. */
export function scanJson(text: string): Scanned {
  const places = new Map<string, Span>();
  const open: Open[] = [];
  let state: JsonState = { expected: 'value', isStart: true };
  let fault: Scanned['fault'];
  const twice: Found[] = [];

  const begin = (close: '}' | ']', start: number) => {
    const address = addressIn(open.at(-1));
    open.push({ close, start, address, name: '', names: new Map(), index: 0 });
    state = { expected: close === '}' ? 'name' : 'value', close };
  };
  const end = (offset: number, length: number) => {
    const ended = open.pop();
    if (!ended) return;
    // At the end of the text there is no bracket, and so no length.
    if (length === 0)
      fault ??= {
        message: `This '${text[ended.start]}' is never closed. Add its '${ended.close}'.`,
        offset: ended.start,
      };
    places.set(ended.address, { start: ended.start, end: offset + length });
    state = stateAfter(open.at(-1));
  };

  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => begin('}', offset),
    onArrayBegin: (offset) => begin(']', offset),
    onObjectEnd: end,
    onArrayEnd: end,
    onObjectProperty(name, offset) {
      state = { expected: 'colon', name };
      const around = open.at(-1);
      if (!around) return;
      const earlier = around.names.get(name);
      if (earlier !== undefined && !fault) {
        const { line } = textPlace(text, earlier);
        const message = `'${name}' is given twice, first in line ${line}: keep one of the two.`;
        twice.push({ message, offset });
      }
      around.name = name;
      around.names.set(name, offset);
    },
    onLiteralValue(value, offset, length) {
      places.set(addressIn(open.at(-1)), { start: offset, end: offset + length });
      state = {
        ...stateAfter(open.at(-1)),
        ...(typeof value === 'number' && { number: offset }),
        ...(typeof value === 'string' && { quote: offset + length - 1 }),
      };
    },
    onSeparator(sign, offset) {
      const around = open.at(-1);
      if (sign === ':' || !around) {
        state = { expected: 'value' };
        return;
      }
      around.index++;
      const { close } = around;
      state = { expected: close === '}' ? 'name' : 'value', close, comma: offset };
    },
    onError(_, offset) {
      const place = { text, offset, state };
      fault ??= { ...explainJson(place), mended: mendJson(place) };
    },
  };
  visit(text, visitor, { disallowComments: true });
  return { fault, twice, places };
}

/** The address of the value that comes next in an object or list: `nodes[3].props`, with any characters in its names. */
function addressIn(around: Open | undefined): string {
  if (!around) return '';
  const { close, address, name, index } = around;
  if (close === ']') return `${address}[${index}]`;
  return address === '' ? name : `${address}.${name}`;
}

/** What may come after a value. */
function stateAfter(around: Open | undefined): JsonState {
  return around ? { expected: 'comma', close: around.close } : { expected: 'end' };
}
