import { useLocation } from 'react-router-dom';
import { withoutLandingPrefix } from '#schemas/landing-prefix.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';

/** `aria-current` of a navigation link: 'page' when its page is open, 'true' when a page below it is, such as a category of the menu. */
export function useCurrentPage(link: ResolvedLink | null): 'page' | 'true' | undefined {
  const pathname = withoutLandingPrefix(useLocation().pathname);
  if (!link || link.external) return undefined;
  const [path = ''] = link.href.split(/[?#]/);
  if (path === pathname) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
