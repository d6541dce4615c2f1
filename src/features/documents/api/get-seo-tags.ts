import { getSeoTags } from '#schemas/compiled/endpoints.ts';
import type { SeoTags, SeoTagsDocument } from '#schemas/documents/seo-tags.ts';
import { documentKeys } from '../document-keys.ts';
import { useServerDocument } from '../use-server-document.ts';

/** The metadata of a path: its own, else that of the paths above it, else that of all the rest (NAV-55). */
export function seoTagsOf(document: Pick<SeoTagsDocument, 'fallback' | 'routes'>, pathname: string): SeoTags {
  for (
    let path = pathname.replace(/(?<=.)\/+$/, '');
    path !== '';
    path = path.slice(0, path.lastIndexOf('/'))
  ) {
    if (Object.hasOwn(document.routes, path)) return document.routes[path] ?? document.fallback;
  }
  return document.fallback;
}

interface SeoTagsFile {
  readonly etag: null;
  readonly document: SeoTagsDocument;
}

/** The static file of the metadata of all paths; not wanted before the first navigation within the app. */
export function useSeoTags(wanted: boolean): SeoTagsDocument | undefined {
  const { data } = useServerDocument<SeoTagsFile>({
    key: wanted ? documentKeys.seoTags() : null,
    load: async ({ request }) => ({ etag: null, document: await request.call(getSeoTags) }),
    once: true,
  });
  return data?.document;
}
