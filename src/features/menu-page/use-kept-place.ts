import { useCallback, useEffect } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { groupAnchor } from './group-anchor.ts';
import type { SectionPlace } from './section-place.ts';

/** Loaded late, because the first screen does not need it. Where it cannot be loaded nothing is kept. */
const loadKeptPlace = () => import('./kept-place.ts').catch(() => null);

/** Keeps a page's scroll position over a reload. Returns what finds it again. */
export function useKeptPlace(
  page: string,
  groups: readonly MenuGroup[] | undefined,
): () => Promise<SectionPlace | undefined> {
  const persistence = usePersistence();
  useEffect(() => {
    // When the page is closed there is no time to load anything.
    let loaded: Awaited<ReturnType<typeof loadKeptPlace>> = null;
    const keep = () => loaded?.keepPlace(persistence, { page, sections: groups?.map(groupAnchor) ?? [] });
    const cancel = whenIdle(() => void loadKeptPlace().then((module) => (loaded = module)));
    window.addEventListener('pagehide', keep);
    return () => {
      cancel();
      window.removeEventListener('pagehide', keep);
    };
  }, [groups, page, persistence]);

  return useCallback(async () => (await loadKeptPlace())?.keptPlace(persistence, page), [page, persistence]);
}
