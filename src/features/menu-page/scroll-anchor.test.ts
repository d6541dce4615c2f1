// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { createScrollAnchor } from './scroll-anchor.ts';

const groupOf = (id: string): MenuGroup => ({ id, name: id, slug: id, cards: [], count: 4 });
const all = ['pizza', 'chicken', 'sides'].map(groupOf);
const withoutChicken = all.filter(({ id }) => id !== 'chicken');
const height = 1000;

let scrollY = 0;
let pageHeight = 0;

/** Puts a section for each group into the page, one below the other. */
function draw(groups: readonly MenuGroup[]) {
  pageHeight = groups.length * height + 5000;
  document.body.replaceChildren(
    ...groups.map(({ id }, index) => {
      const section = Object.assign(document.createElement('section'), { id: `menu-${id}` });
      section.getBoundingClientRect = () => new DOMRect(0, index * height - scrollY, 360, height);
      return section;
    }),
  );
}

beforeEach(() => {
  scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => (scrollY = top));
  draw(all);
});
afterEach(() => vi.unstubAllGlobals());

/** An anchor on the page scrolled to 300 px into the last section. */
function anchorInSides() {
  const anchor = createScrollAnchor();
  scrollY = 2300;
  anchor.hold({ section: 'menu-sides', below: 300 });
  return anchor;
}

describe('the scroll anchor', () => {
  it('MEN-19 scrolls along when a group above goes', () => {
    const anchor = anchorInSides();
    draw(withoutChicken);
    anchor.groupsChanged(all, withoutChicken);
    expect(scrollY).toBe(1300);
  });

  it('measures nothing when the groups above are the same', () => {
    const anchor = anchorInSides();
    const measured = vi.fn<() => DOMRect>(() => new DOMRect());
    for (const section of document.querySelectorAll('section')) section.getBoundingClientRect = measured;
    anchor.groupsChanged(all, [...all]);
    expect(measured).not.toHaveBeenCalled();
  });

  it('follows the customer within the section', () => {
    const anchor = anchorInSides();
    scrollY = 2600;
    anchor.scrolled();
    draw(withoutChicken);
    anchor.groupsChanged(all, withoutChicken);
    expect(scrollY).toBe(1600);
  });

  it('holds nothing once the customer has left the section', () => {
    const anchor = anchorInSides();
    scrollY = 500;
    anchor.scrolled();
    draw(withoutChicken);
    anchor.groupsChanged(all, withoutChicken);
    expect(scrollY).toBe(500);
  });

  it('keeps the place when the browser scrolls because the page became shorter', () => {
    const anchor = anchorInSides();
    anchor.groupsChanged(all, [...all]);
    pageHeight = 1500;
    scrollY = 1500;
    anchor.scrolled();
    draw(withoutChicken);
    anchor.groupsChanged(all, withoutChicken);
    expect(scrollY).toBe(1300);
  });
});
