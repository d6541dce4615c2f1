/** A mistake that texts can have. */
export interface TextRule {
  readonly code: string;
  /** What is wrong in a text; undefined when nothing is. */
  readonly find: (text: string) => string | undefined;
  /** What is said of it, with the cure. */
  readonly says: (found: string) => string;
}

/** Finds what the first of some patterns finds. */
export function firstOf(...patterns: readonly RegExp[]): TextRule['find'] {
  return (text) => {
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** U+200B, as messages name a character that cannot be seen. */
export function codeOfSign(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
