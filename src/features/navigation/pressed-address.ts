import type { MouseEvent } from 'react';
import { ownPath } from './own-path.ts';

/** The path of this site that a press of a link leads to; null for any other press, and for one that opens a new tab. */
export function pressedAddress(event: MouseEvent): string | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  return ownPath(link?.getAttribute('href') ?? null);
}
