import { getSitemap } from '#schemas/compiled/calls/get-sitemap.ts';
import { useRead } from '#src/store/use-read.ts';
import { infoKeys } from './info-keys.ts';

/** API-036, INF-02. The pages there are, by section. The header says for which app. */
export function useSitemap() {
  return useRead({
    key: infoKeys.sitemap(),
    call: (request) => request.call(getSitemap, { headers: { asset: 'PWA' } }),
    read: ({ sections }) => sections,
  });
}
