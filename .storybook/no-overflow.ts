/**
 * Finds elements that are wider than the screen. A page must not scroll sideways at any width from 320 to 1280 px. Content that scrolls by
 * itself (a rail, a table) has a box of its own.
 */
export function findOverflow(document: Document): string[] {
  const { documentElement: page } = document;
  if (page.scrollWidth <= page.clientWidth) return [];
  const limit = page.clientWidth + 0.5;
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > limit && !isClipped(element))
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    .slice(0, 5);
}

function isClipped(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}
