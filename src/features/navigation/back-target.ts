let target: string | null = null;

/**
 * Sets where the Back button of the top bar leads on the page that is open, for a page whose address says it (NAV-14); otherwise it goes back in the
 * history. Returns a function that takes it back.
 */
export function leadBackTo(path: string): () => void {
  target = path;
  return () => {
    if (target === path) target = null;
  };
}

export function backTarget(): string | null {
  return target;
}
