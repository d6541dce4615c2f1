import type { MouseEvent } from 'react';
import { isPlainClick } from '#src/features/navigation/app-anchor.tsx';
import { AppLink, type AppLinkProps } from '#src/features/navigation/app-link.tsx';
import type { CustomiseTarget } from './customise-target.ts';
import { choicesPath, useOpenChoices } from './use-open-choices.ts';

interface CustomiseLinkProps extends Omit<AppLinkProps, 'to' | 'target'> {
  target: CustomiseTarget;
}

/** Link to a product's choices: a separate page on a phone, a dialog over the current page on a wide screen. */
export function CustomiseLink({ target, onClick, ...rest }: CustomiseLinkProps) {
  const openChoices = useOpenChoices();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openChoices(target);
  }

  return <AppLink {...rest} to={choicesPath(target)} onClick={open} />;
}
