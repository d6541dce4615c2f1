import type { MouseEvent } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { isPlainClick } from '#src/features/navigation/app-anchor.tsx';
import { AppLink, type AppLinkProps } from '#src/features/navigation/app-link.tsx';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { type CustomiseTarget, withDialog } from './customise-target.ts';

interface CustomiseLinkProps extends Omit<AppLinkProps, 'to' | 'target'> {
  target: CustomiseTarget;
}

/** The screen width from which the choices open in a dialog. */
const wide = '(min-width: 768px)';

/** Link to a product's choices: a separate page on a phone, a dialog over the current page on a wide screen. */
export function CustomiseLink({ target, onClick, ...rest }: CustomiseLinkProps) {
  const address = useAddress();
  const navigate = useAppNavigate();
  const { productId, line } = target;

  function openOver(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event) || !window.matchMedia?.(wide).matches) return;
    event.preventDefault();
    navigate(withDialog(address(), target), { keepScroll: true });
  }

  return <AppLink {...rest} to={withQuery(pathOf('customise'), { productId, line })} onClick={openOver} />;
}
