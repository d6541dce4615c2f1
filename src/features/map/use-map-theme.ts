import { useSyncExternalStore } from 'react';
import type { MapTheme } from './map-settings.ts';

const darkQuery = '(prefers-color-scheme: dark)';

/** The current theme of the page: the one set on <html>, else the device's. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore(subscribe, themeNow, () => 'light');
}

function themeNow(): MapTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia?.(darkQuery).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(darkQuery);
  const observer = new MutationObserver(onChange);
  query?.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    query?.removeEventListener('change', onChange);
    observer.disconnect();
  };
}
