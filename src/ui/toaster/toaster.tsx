import { useEffect, useState } from 'react';
import { latePart } from '../late-part/late-part.tsx';
import { onToastWaiting } from './toast-port.ts';

const toasterView = latePart(async () => (await import('./toaster-view.tsx')).ToasterView);

/** Draws the messages of `toast()`. Its view is loaded with the first message, because most visits have none. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWaiting(() => setWanted(true)), []);

  // After a failure to load it is tried again with the next message.
  return wanted ? <toasterView.Part onNotLoaded={() => setWanted(false)} /> : null;
}
