import type { SeoTags, SeoTagsDocument } from '#schemas/documents/seo-tags.ts';
import { plainPath } from '#schemas/routes.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { documentKeys } from '../document-keys.ts';
import { useServerDocument } from '../use-server-document.ts';

type SeoTagsByPath = Pick<SeoTagsDocument, 'fallback' | 'routes'>;

/** The metadata of a path: its own, else that of its nearest parent path, else the fallback (NAV-55). */
export function seoTagsOf(document: SeoTagsByPath, pathname: string): SeoTags {
  const named = new Map(Object.entries(document.routes).map(([path, tags]) => [plainPath(path), tags]));
  for (let path = plainPath(pathname); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const own = named.get(path);
    if (own) return own;
  }
  return document.fallback;
}

interface SeoTagsFile {
  readonly etag: null;
  readonly document: SeoTagsByPath;
}

/** The static file with the metadata of all paths. It is not loaded before the first navigation within the app. */
export function useSeoTags(wanted: boolean): SeoTagsByPath | undefined {
  const { data } = useServerDocument<SeoTagsFile>({
    key: wanted ? documentKeys.seoTags() : null,
    load: async ({ request }) => {
      const { getSeoTags } = await fetched(() => import('#schemas/compiled/calls/get-seo-tags.ts'));
      return { etag: null, document: dataOrThrow(await request.call(getSeoTags)).data };
    },
    once: true,
  });
  return data?.document;
}
