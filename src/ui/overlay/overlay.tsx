import { type ReactNode, useEffect, useState } from 'react';
import { connectOverlay } from './overlay-port.ts';

/** The place of what `showOverlay()` shows, below the providers of the app. */
export function Overlay() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => connectOverlay(setContent), []);
  return content;
}
