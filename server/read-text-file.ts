import { readFileSync } from 'node:fs';

/** The text of a file, or why it has none: the end of a sentence about the file. */
export type TextFile =
  | { readonly text: string; readonly why?: undefined }
  | { readonly text?: undefined; readonly why: Unread };

interface Unread {
  readonly code: 'no-file' | 'encoding';
  readonly message: string;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist. Name an existing file.',
  EISDIR: 'is a folder. Name a file in it.',
};

/** Reads a file of UTF-8. In another encoding its ₹ and ’ would reach customers as �. */
export function readTextFile(file: string): TextFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const message = reasons[code] ?? `cannot be read (${code}). Name a file that this user may read.`;
    return { why: { code: 'no-file', message } };
  }
  const text = textOf(bytes);
  if (text !== undefined) return { text };
  return {
    why: { code: 'encoding', message: 'is not saved as UTF-8: save it again with the encoding UTF-8.' },
  };
}

function textOf(bytes: Buffer): string | undefined {
  try {
    // A byte order mark, which some editors on Windows write, is removed.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark decodes to text in which every other character is NUL.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
