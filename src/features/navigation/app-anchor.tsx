import type { ComponentProps, MouseEvent } from 'react';
import { useAppNavigate } from './use-app-navigate.ts';

export interface AppAnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
}

/** Whether the address is a path of this site. The browser follows all others (https, tel:) by itself. */
function isOwnPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** A plain click: not one that opens a new tab or window, or downloads. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !modified && (target === '' || target === '_self');
}

/** An `<a href>` that the app follows without loading a page. Before the app has started it is an ordinary link. */
export function AppAnchor({ href, replace = false, onClick, children, ...rest }: AppAnchorProps) {
  const navigate = useAppNavigate();
  if (!isOwnPath(href)) {
    const away = href.startsWith('http') ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
    return (
      <a {...away} {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(href, { replace });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
