import { useLocation } from 'react-router-dom';
import type { ResolvedLink } from '#schemas/prepared.ts';

const HOME_PATHS: readonly string[] = ['/', '/landing'];

/** What `aria-current` of a menu's link says: the page that is open, or one below it, such as a category of the menu. */
export function useCurrentPage(link: ResolvedLink | null): 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  if (!link || link.external) return undefined;
  const [path = ''] = link.href.split(/[?#]/);
  if (path === pathname || (path === '/' && HOME_PATHS.includes(pathname))) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
