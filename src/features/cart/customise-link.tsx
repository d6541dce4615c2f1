import type { MouseEvent } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { isPlainClick } from '#src/features/navigation/app-anchor.tsx';
import { AppLink, type AppLinkProps } from '#src/features/navigation/app-link.tsx';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { type CustomiseTarget, customiseState } from './customise-target.ts';

interface CustomiseLinkProps extends Omit<AppLinkProps, 'to' | 'target'> {
  target: CustomiseTarget;
}

/** From here on there is room beside a dialog. */
const wide = '(min-width: 768px)';

/** To a product's choices: a page of its own on a phone, a dialog over this one where there is room for it. */
export function CustomiseLink({ target, onClick, ...rest }: CustomiseLinkProps) {
  const address = useAddress();
  const navigate = useAppNavigate();
  const { productId, line } = target;

  function openOver(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event) || !window.matchMedia?.(wide).matches) return;
    event.preventDefault();
    navigate(address(), { keepScroll: true, state: customiseState(target) });
  }

  return <AppLink {...rest} to={withQuery(pathOf('customise'), { productId, line })} onClick={openOver} />;
}
