import { useEffect, useState } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { groupAnchor, groupIdOf } from './group-anchor.ts';

/** The part of the screen below the sticky bars and not far from them: the group there is the one being read. */
const reading = '-196px 0px -40% 0px';

/** Id of the group that is being read. */
export function useCurrentGroup(groups: readonly MenuGroup[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = groups.map(groupAnchor).join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const anchors = ids.split(' ');
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = anchors.find((anchor) => inSight.has(anchor));
        if (first !== undefined) setCurrent(groupIdOf(first));
      },
      { rootMargin: reading },
    );
    for (const anchor of anchors) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
