const sheets = 'style, link[rel="stylesheet"]';

/**
 * Copies the page's styles into another document, and those that lazily loaded views add later. Says once when the first of them have come
 * (or failed), for a page that is drawn before looks broken.
 */
export function mirrorStyles(from: Document, to: Document, whenStyled: () => void): () => void {
  const copies = new Map<Element, Element>();
  const awaited = new Set<Element>();
  let stopped = false;

  const arrived = (copy: Element) => {
    if (awaited.delete(copy) && awaited.size === 0 && !stopped) whenStyled();
  };

  /** What is there stays as it is: a sheet that is put in anew would be fetched anew, and the page bare until it comes. */
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
