/** Letters and digits only, so that 'HSR-layout' finds 'HSR Layout'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The entries in which what was typed occurs, those that begin with it first. `more` are further words that it may occur in, such as a PIN code.
 */
export function matchingNames<Entry extends { readonly name: string; readonly more?: string | undefined }>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const wanted = plain(typed);
  if (wanted === '') return entries;
  const starting = entries.filter(({ name }) => plain(name).startsWith(wanted));
  const holding = entries.filter(
    (entry) => !starting.includes(entry) && plain(`${entry.name} ${entry.more ?? ''}`).includes(wanted),
  );
  return [...starting, ...holding];
}
