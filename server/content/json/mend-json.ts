import type { JsonPlace } from './explain-json.ts';
import { around, isQuoteInside, semicolonAt, textAfter } from './misread.ts';

/** A text between quotes of which one at least is curly or single, before what follows a name or a value. */
const wrongQuotes =
  /^(?!"[^"“”„\n]*")(?:["“”„][^"“”„\n]*["“”„]|['‘’][^"'‘’\n]*['‘’])(?=[^\S\n]*(?:[,:}\]\n]|$))/;

/** How a name begins, and how a value does. */
const begins = { '}': /^["'“”„‘’]/, ']': /^(?:["'“”„‘’{[\d-]|(?:true|false|null)\b)/ } as const;

/**
 * The text without a syntax fault of which it is certain what was meant, and as long as before, so that all places stay the same. Undefined
 * for any other fault.
 */
export function mendJson(place: JsonPlace): string | undefined {
  const { text, offset, state } = place;
  const { expected, close, comma, isStart } = state;
  const rest = text.slice(offset);
  if (isQuoteInside(place)) return undefined;
  if (comma !== undefined && text[offset] === close) return overwritten(text, comma, ' ');
  const [comment] = /^(?:\/\/[^\n]*|\/\*[^]*?\*\/)/.exec(rest) ?? [];
  if (comment !== undefined) return overwritten(text, offset, blank(comment));
  const [wrong] = (expected === 'name' || expected === 'value' ? wrongQuotes.exec(rest) : null) ?? [];
  if (wrong !== undefined) return overwritten(text, offset, `"${wrong.slice(1, -1)}"`);
  const semicolon = semicolonAt(place);
  if (semicolon !== undefined)
    return overwritten(text, semicolon, /^;\s*[}\]]/.test(text.slice(semicolon)) ? ' ' : ',');
  const [truth] = (expected === 'value' && /^(?:T(?:rue|RUE)|F(?:alse|ALSE))(?=[\s,}\]]|$)/.exec(rest)) || [];
  if (truth !== undefined) return overwritten(text, offset, truth.toLowerCase());
  if (isStart) return withoutAround(place);
  const after = expected === 'end' ? textAfter(text, offset) : undefined;
  if (after !== undefined) return overwritten(text, offset, blank(after));
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

/** The text without what stands around the document; undefined where nothing does. */
function withoutAround(place: JsonPlace): string | undefined {
  const parts = around(place);
  if (parts.length === 0) return undefined;
  return parts.reduce(
    (mended, [start, end]) => overwritten(mended, start, blank(mended.slice(start, end))),
    place.text,
  );
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
