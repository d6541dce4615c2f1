/** Far more than any document of the shop. Parsing, validation and JSON.stringify are recursive, and fail at some thousands of levels. */
export const deepestNesting = 100;

const quote = 0x22;
const backslash = 0x5c;
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether JSON nests lists and objects deeper than so many levels. It is read as text, which costs far less than to walk what it holds. */
export function isNestedBeyond(levels: number, json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === quote) isInText = !isInText;
    else if (isInText) {
      if (letter === backslash) at += 1;
    } else if (openings.has(letter)) {
      depth += 1;
      if (depth > levels) return true;
    } else if (closings.has(letter)) depth -= 1;
  }
  return false;
}
