import { useLocation } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { LoginLinks } from '#src/features/login/login-links.tsx';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { WayOn } from '../way-on.ts';
import { wayOnWords as words } from '../way-on-words.ts';

interface WayOnLinkProps {
  readonly way: WayOn;
  /** The screen that it is on, for the login. */
  readonly from: string;
  readonly heading: string;
  readonly className?: string | undefined;
}

const pages = { login: 'login', orderType: 'locationSelection', store: 'locationSelection' } as const;

/** Leads to what a locked offer needs, and from there back to where it stands. The login opens as everywhere: over the page or as a page. */
export function WayOnLink({ way, from, heading, className }: WayOnLinkProps) {
  const { pathname, search } = useLocation();
  const link = (
    <AppLink
      to={way === 'menu' ? pathOf('menu') : withQuery(pathOf(pages[way]), { redirectUrl: pathname + search })}
      className={className}
    >
      {words[way]}
      <VisuallyHidden>: {heading}</VisuallyHidden>
    </AppLink>
  );
  return way === 'login' ? <LoginLinks from={from}>{link}</LoginLinks> : link;
}
