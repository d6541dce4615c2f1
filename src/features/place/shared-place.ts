/** As much as a search takes (`searchMax`). The service worker reads it too, and does not need the table of constants. */
const longest = 100;
const inFragment = 'place';

/** The place in what another app shared with this one: a map gives its name, its address and a link. Null without one. */
export function sharedPlaceOf(search: string, hash: string): string | null {
  const query = new URLSearchParams(search);
  const given =
    new URLSearchParams(hash.replace(/^#/, '')).get(inFragment) ?? query.get('text') ?? query.get('title');
  const place = (given ?? '')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
  return place === '' ? null : place;
}

/** The address with the shared place behind a #, which never leaves the phone. */
export function withSharedPlace(url: URL): string {
  const place = sharedPlaceOf(url.search, '') ?? '';
  return `${url.pathname}#${new URLSearchParams({ [inFragment]: place })}`;
}
