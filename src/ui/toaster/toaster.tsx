import { useEffect, useState } from 'react';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { onToastWaiting } from './toast-port.ts';

/** Mostly needed when the connection is bad, so it is fetched before it is needed. */
export const toasterView = latePart(async () => (await import('./toaster-view.tsx')).ToasterView);

/** Draws the messages of `toast()`. Its view is rendered with the first message; when it cannot be fetched then, it is tried again. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWaiting(() => setWanted(true)), []);
  return wanted ? <toasterView.Part /> : null;
}
