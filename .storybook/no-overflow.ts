/**
 * Nothing is wider than the screen: a page that slides sideways under the thumb is broken, at 320 px as much as at 1280. What scrolls by
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
