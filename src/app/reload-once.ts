import { startAfresh } from '#src/features/navigation/start-afresh.ts';

/** The same build is reloaded again only after so long: a fault that a reload does not mend must not cause endless reloads. */
const againAfterMs = 300_000;

/** What the browser keeps with the page, also when it is reloaded. */
interface PageEntry {
  readonly reloaded?: { readonly build: string; readonly at: number };
}

/** Reloads the page unless it was reloaded for this a short time ago. Returns whether it does. A reload by the customer does not count. */
export function reloadOnce(): boolean {
  const entry = window.history.state as PageEntry | null;
  // The name of this file changes with each build.
  const build = import.meta.url;
  const at = Date.now();
  if (entry?.reloaded?.build === build && at - entry.reloaded.at < againAfterMs) return false;
  window.history.replaceState({ ...entry, reloaded: { build, at } }, '');
  startAfresh();
  return true;
}
