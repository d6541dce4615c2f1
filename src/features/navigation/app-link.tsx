import type { ComponentProps } from 'react';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import { AppAnchor } from './app-anchor.tsx';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A resolved link of a document, or a path of this site. */
  to: ResolvedLink | string | null;
  replace?: boolean;
}

/** A link to a page of this site or to another site. When its address is not allowed (null), only its text is rendered. */
export function AppLink({ to, replace = false, className, children, ...rest }: AppLinkProps) {
  if (to === null) return <span className={className}>{children}</span>;
  return (
    <AppAnchor {...rest} href={typeof to === 'string' ? to : to.href} replace={replace} className={className}>
      {children}
    </AppAnchor>
  );
}
