/**
 * Whether Back stays on this site: the router numbers its entries, and an entry that replaces another one keeps its number. Before the
 * first one there is another site, or nothing.
 */
export function canGoBack(): boolean {
  const state = window.history.state as { readonly idx?: number } | null;
  return Boolean(state?.idx);
}
