import { useEffect, useState } from 'react';
import { latePart } from '../late-part/late-part.tsx';
import { onToastWaiting } from './toast-port.ts';

const toasterView = latePart(async () => (await import('./toaster-view.tsx')).ToasterView);

/** Draws what `toast()` says. Loaded at the first message: most visits end without one. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWaiting(() => setWanted(true)), []);

  // Where it did not load, it is tried again with the next message.
  return wanted ? <toasterView.Part onNotLoaded={() => setWanted(false)} /> : null;
}
