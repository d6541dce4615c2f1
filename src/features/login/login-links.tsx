import type { MouseEvent, ReactNode } from 'react';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { loadAsk } from './load-ask.ts';
import { isLoginPath } from './login-paths.ts';

/** The address of the link to the login that was pressed; null for any other press, and for one that opens a new tab. */
function pressedAddress(event: MouseEvent): string | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const address = ownPath(link?.getAttribute('href') ?? null);
  return address !== null && isLoginPath(address) ? address : null;
}

interface LoginLinksProps {
  /** The screen that the links are on. */
  readonly from: string;
  /** Asks for the login; by default at once. */
  readonly onAsk?: (ask: () => void) => void;
  readonly children: ReactNode;
}

/** Links to the login in here ask for it as everything does that needs one: over the page, or on the page of the login (EXP-08). */
export function LoginLinks({ from, onAsk = (ask) => ask(), children }: LoginLinksProps) {
  const store = useAppStore();
  const navigate = useAppNavigate();
  const address = useAddress();

  function press(event: MouseEvent) {
    const pressed = pressedAddress(event);
    if (pressed === null) return;
    event.preventDefault();
    const [, query] = pressed.split('?');
    const redirectUrl = ownPath(new URLSearchParams(query).get('redirectUrl')) ?? undefined;
    onAsk(() => void loadAsk(store, { from, here: address(), redirectUrl, navigate }));
  }

  return <div onClickCapture={press}>{children}</div>;
}
