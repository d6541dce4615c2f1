import { isRecord } from '../is-record.ts';
import type { Path, Report } from './fault.ts';

/** Control characters, and halves of characters. Of a line break or a tab authors are only warned. */
const unkeepable = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** Finds what the database refuses or nobody can read, in every text and name of a document, whatever its schema. */
export function checkCharacters(value: unknown, path: Path, report: Report) {
  if (typeof value === 'string') {
    const reason = whyNot(value);
    if (reason) report(path, 'characters', `holds ${reason}`);
  } else if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) checkCharacters(inner, [...path, at], report);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const reason = whyNot(name);
      if (reason) report(path, 'characters', `has a name that holds ${reason}`);
      checkCharacters(inner, [...path, name], report);
    }
  }
}

function whyNot(text: string): string | undefined {
  const sign = unkeepable.exec(text)?.[0];
  if (sign === undefined) return undefined;
  const code = (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  const written = `U+${code.toUpperCase()} (in the file it may be written \\u${code})`;
  return /\p{Cs}/u.test(sign)
    ? `half of a character, ${written}. Write the whole character again.`
    : `a control character, ${written}, which nobody can read. Remove it.`;
}
