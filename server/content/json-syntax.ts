export interface SyntaxFault {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

const space = /[ \t\r\n]*/y;
// JSON itself forbids control characters inside a text.
// oxlint-disable-next-line no-control-regex
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text stops being JSON and what was expected there; undefined for a text that is JSON. The messages of JSON.parse name no
 * place, or another one in every engine.
 */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  try {
    const reader = createReader(text);
    reader.value();
    reader.end();
    return undefined;
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const before = text.slice(0, error.at).split('\n');
    const found = error.at >= text.length ? 'the file ends' : `there is ${JSON.stringify(text[error.at])}`;
    return {
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      reason: `${error.expected} expected, but ${found}`,
    };
  }
}

class Misread extends Error {
  readonly at: number;
  readonly expected: string;

  constructor(at: number, expected: string) {
    super(expected);
    this.at = at;
    this.expected = expected;
  }
}

function createReader(text: string) {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return false;
    at += found[0].length;
    return true;
  };
  const takeSign = (sign: string): boolean => {
    take(space);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };

  function list(close: string, item: () => void) {
    if (takeSign(close)) return;
    do item();
    while (takeSign(','));
    if (!takeSign(close)) throw new Misread(at, `',' or '${close}'`);
  }

  function entry() {
    take(space);
    if (!take(string)) throw new Misread(at, 'a name in double quotes');
    if (!takeSign(':')) throw new Misread(at, "':'");
    value();
  }

  function value() {
    take(space);
    if (takeSign('{')) return list('}', entry);
    if (takeSign('[')) return list(']', value);
    if (!take(string) && !take(scalar))
      throw new Misread(
        at,
        text[at] === '"' ? 'a text that is closed by a quote on the same line' : 'a value',
      );
  }

  return {
    value,
    end() {
      take(space);
      if (at < text.length) throw new Misread(at, 'the end of the file');
    },
  };
}
