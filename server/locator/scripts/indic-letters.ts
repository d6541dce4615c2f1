// The scripts of India have the same letters in the same order, each in a block of 128 characters, so one table holds for all of them.

/** Letter by its place in the block. Consonants contain the vowel a, unless a vowel sign follows. */
export const consonants: ReadonlyMap<number, string> = lettersFrom(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
);
export const vowels: ReadonlyMap<number, string> = lettersFrom(0x05, 'a a i i u u ri l e e e ai o o o au');
export const vowelSigns: ReadonlyMap<number, string> = lettersFrom(0x3e, 'a i i u u ri ri e e e ai o o o au');
/** Letters with a dot, as one character. */
export const dotted: ReadonlyMap<number, string> = lettersFrom(0x58, 'k kh g j r rh ph y');
/** Letters without a vowel that only Malayalam has. */
export const bare: ReadonlyMap<number, string> = lettersFrom(0x7a, 'n n r l l k');

export const signs = { nasal: [0x01, 0x02, 0x70], breath: 0x03, dot: 0x3c, noVowel: 0x4d } as const;
export const digits = { first: 0x66, last: 0x6f } as const;

function lettersFrom(start: number, letters: string): ReadonlyMap<number, string> {
  return new Map(letters.split(' ').map((letter, at) => [start + at, letter]));
}

const blocks = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
export type IndicScript = (typeof blocks)[number];
const firstBlock = 0x0900;
const blockSize = 0x80;

/** The script of a character and its place there; undefined for characters of other scripts. */
export function indicPlace(
  character: string,
): { readonly script: IndicScript; readonly at: number } | undefined {
  const code = character.codePointAt(0) ?? 0;
  const script = blocks[Math.floor((code - firstBlock) / blockSize)];
  return script && { script, at: code % blockSize };
}
