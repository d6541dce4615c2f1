import type { WarnContext } from './warn-context.ts';

/** Warns of an information page whose title in browsers and search results is that of the shop. */
export function warnPageTitle(
  _: Readonly<Record<string, unknown>>,
  { slug, known: { taggedPaths }, report }: WarnContext,
) {
  if (slug === undefined) return;
  const path = `/info/${slug}`;
  // Some pages have a path of their own too (/notification), and are found by that.
  if (taggedPaths && !taggedPaths.has(path) && !taggedPaths.has(`/${slug}`))
    report(
      [],
      'no-title',
      `has no title of its own in browsers and search results. Add '${path}' to the routes of seo-tags/default.`,
    );
}
