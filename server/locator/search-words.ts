/** The search form of a text: lower case, no accents, letters and digits alone, words one space apart. 'C. G. Road' → 'c g road'. */
export function searchWords(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
