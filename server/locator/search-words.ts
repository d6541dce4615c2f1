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

const abbreviations: Readonly<Record<string, string>> = {
  rd: 'road',
  ft: 'feet',
  foot: 'feet',
  crs: 'cross',
  ngr: 'nagar',
  extn: 'extension',
};

/** The search words that names and typed texts are compared in: numbers without their ending, abbreviations in full. '12th Main Rd' → '12 main road'. */
export function comparedWords(...texts: readonly (string | null | undefined)[]): string {
  return searchWords(...texts)
    .replace(/(?<![\p{L}\p{N}])(\d+)(?:st|nd|rd|th)(?![\p{L}\p{N}])/gu, '$1')
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}
