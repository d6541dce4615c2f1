import type { MouseEvent, ReactNode } from 'react';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { pressedAddress } from '#src/features/navigation/pressed-address.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { loadAsk } from './load-ask.ts';
import { isLoginPath } from './login-paths.ts';

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
    if (pressed === null || !isLoginPath(pressed)) return;
    event.preventDefault();
    const [, query] = pressed.split('?');
    const redirectUrl = ownPath(new URLSearchParams(query).get('redirectUrl')) ?? undefined;
    onAsk(() => void loadAsk(store, { from, here: address(), redirectUrl, navigate }));
  }

  return <div onClickCapture={press}>{children}</div>;
}
