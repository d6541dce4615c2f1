const sheets = 'style, link[rel="stylesheet"]';

/**
 * Copies the page's styles into another document, also those that lazily loaded views add later. Calls `whenStyled` once when the first of them
 * have loaded (or failed), because a page that is drawn without styles looks broken.
 */
export function mirrorStyles(from: Document, to: Document, whenStyled: () => void): () => void {
  const copies = new Map<Element, Element>();
  const awaited = new Set<Element>();
  let stopped = false;

  const arrived = (copy: Element) => {
    if (awaited.delete(copy) && awaited.size === 0 && !stopped) whenStyled();
  };

  /** Sheets that are copied already stay: a sheet that is inserted again is fetched again, and the page has no styles until it arrives. */
  const mirror = (first: boolean) => {
    const sources = [...from.querySelectorAll(sheets)];
    for (const [source, copy] of copies) {
      if (sources.includes(source)) continue;
      copy.remove();
      copies.delete(source);
      arrived(copy);
    }
    let before: Element | null = null;
    for (const source of sources) {
      let copy = copies.get(source);
      if (!copy) {
        const added = to.importNode(source, true);
        if (first && added.tagName === 'LINK') {
          awaited.add(added);
          for (const end of ['load', 'error']) added.addEventListener(end, () => arrived(added));
        }
        if (before) before.after(added);
        else to.head.prepend(added);
        copies.set(source, added);
        copy = added;
      } else if (copy.textContent !== source.textContent) copy.textContent = source.textContent;
      before = copy;
    }
  };

  mirror(true);
  if (awaited.size === 0) whenStyled();
  const observer = new MutationObserver(() => mirror(false));
  observer.observe(from.head, { childList: true, subtree: true, characterData: true });
  return () => {
    stopped = true;
    observer.disconnect();
    for (const copy of copies.values()) copy.remove();
  };
}
