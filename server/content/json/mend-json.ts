import type { JsonPlace } from './explain-json.ts';

/** A text between quotes of which one at least is curly or single, before what follows a name or a value. */
const wrongQuotes =
  /^(?!"[^"“”„\n]*")(?:["“”„][^"“”„\n]*["“”„]|['‘’][^"'‘’\n]*['‘’])(?=[^\S\n]*(?:[,:}\]\n]|$))/;

/** How a name begins, and how a value does. */
const begins = { '}': /^["'“”„‘’]/, ']': /^(?:["'“”„‘’{[\d-]|(?:true|false|null)\b)/ } as const;

/**
 * The text without a syntax fault of which it is certain what was meant, and as long as before, so that all places stay the same. Undefined
 * for any other fault.
 */
export function mendJson({ text, offset, state }: JsonPlace): string | undefined {
  const { expected, close, comma } = state;
  const rest = text.slice(offset);
  if (comma !== undefined && text[offset] === close) return overwritten(text, comma, ' ');
  const [comment] = /^(?:\/\/[^\n]*|\/\*[^]*?\*\/)/.exec(rest) ?? [];
  if (comment !== undefined) return overwritten(text, offset, blank(comment));
  const [wrong] = (expected === 'name' || expected === 'value' ? wrongQuotes.exec(rest) : null) ?? [];
  if (wrong !== undefined) return overwritten(text, offset, `"${wrong.slice(1, -1)}"`);
  const hasRoom = /[^\S\n]/.test(text[offset - 1] ?? '');
  if (expected === 'comma' && close && hasRoom && begins[close].test(rest))
    return overwritten(text, offset - 1, ',');
  return undefined;
}

/** The text without the line of a fault; undefined where a bracket seems to be missing or one too many, or nothing else is there. */
export function withoutLine(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = /^[^\n]*/.exec(text.slice(start)) ?? [];
  const others = text.slice(0, start) + text.slice(start + line.length);
  const isAtBracket = /[:{}[\]]/.test(text[offset] ?? ':');
  if (isAtBracket || others.trim() === '' || !isBalanced(line)) return undefined;
  return overwritten(text, start, blank(line));
}

function isBalanced(line: string): boolean {
  let depth = 0;
  for (const [sign] of line.matchAll(/[{}[\]]/g)) {
    depth += sign === '{' || sign === '[' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

const overwritten = (text: string, start: number, by: string) =>
  text.slice(0, start) + by + text.slice(start + by.length);
