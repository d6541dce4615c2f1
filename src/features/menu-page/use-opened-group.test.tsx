// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { useOpenedGroup } from './use-opened-group.ts';

beforeAll(() => import('./kept-place.ts'));

const group = (id: string): MenuGroup => ({ id, name: id, slug: id, cards: [], count: 4 });
const everything = ['pizza', 'chicken', 'sides', 'combos'].map(group);
const vegOnly = everything.filter(({ id }) => id !== 'chicken');

/** Height above the first group, and of each group. */
const head = 200;
const high = 1000;
/** Height of the sticky bars at the top. */
const stuck = 100;

let scrolled = 0;
/** The last scroll position of the page: far below the last group, unless a test sets it. */
let pageEnd = 20_000;
let visitType = 'navigate';
const frames: (() => void)[] = [];

/** Puts a section for each group into the page, one below the other. */
function draw(groups: readonly MenuGroup[]) {
  document.body.replaceChildren(
    ...groups.map(({ id }, index) => {
      const section = Object.assign(document.createElement('section'), { id: `menu-${id}` });
      const rect = () => new DOMRect(0, head + index * high - scrolled, 360, high);
      section.getBoundingClientRect = rect;
      section.scrollIntoView = () => scrollTo(head + index * high - stuck);
      return section;
    }),
  );
}
/** Scrolls as the customer or the browser does. */
function scrollTo(top: number) {
  scrolled = Math.max(0, Math.min(top, pageEnd));
  act(() => void window.dispatchEvent(new Event('scroll')));
}
const restOf = (groups: readonly MenuGroup[], id: string) =>
  head + groups.findIndex((each) => each.id === id) * high - stuck;

function open(path: string, groups: readonly MenuGroup[], state?: object) {
  draw(groups);
  const [pathname = '', search = ''] = path.split('?');
  const entry = { pathname, search, ...(state ? { state } : { key: 'default' }) };
  const { store } = createTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
    </Provider>
  );
  const hook = renderHook(
    ({ shown, isFiltering }) => ({
      ...useOpenedGroup({ groups: shown, isSearching: false, isFiltering }),
      navigate: useNavigate(),
    }),
    { wrapper, initialProps: { shown: groups, isFiltering: false } },
  );
  const show = (shown: readonly MenuGroup[], isFiltering = false) => {
    draw(shown);
    hook.rerender({ shown, isFiltering });
  };
  return { ...hook, show, runFrames: () => act(() => frames.splice(0).forEach((run) => run())) };
}

/** Waits until the code that keeps places is loaded. */
const idle = () => act(async () => void (await import('./kept-place.ts')));

beforeEach(() => {
  visitType = 'navigate';
  sessionStorage.clear();
  scrolled = 0;
  pageEnd = 20_000;
  frames.length = 0;
  document.documentElement.style.setProperty('scroll-padding-top', `${stuck}px`);
  const { getComputedStyle } = window;
  vi.stubGlobal('getComputedStyle', (element: Element) =>
    element === document.documentElement
      ? { scrollPaddingTop: `${stuck}px`, scrollMarginTop: '' }
      : getComputedStyle(element),
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageEnd);
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => scrollTo(top));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void (frames[id - 1] = () => {}));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: visitType }] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the group that an address asks for', () => {
  it('NAV-53 MEN-19 stays below the bar when veg only removes groups above it, after the boot script scrolled there', () => {
    scrolled = restOf(everything, 'combos');
    const { show } = open('/menu/combos', everything);
    show([...everything]);
    expect(scrolled).toBe(restOf(everything, 'combos'));
    show(vegOnly);
    expect(scrolled).toBe(restOf(vegOnly, 'combos'));
  });

  it('NAV-53 MEN-19 stays there inside the app as well', () => {
    const { show, runFrames } = open('/menu/combos', everything);
    runFrames();
    expect(scrolled).toBe(restOf(everything, 'combos'));
    show(vegOnly);
    expect(scrolled).toBe(restOf(vegOnly, 'combos'));
    show(everything);
    expect(scrolled).toBe(restOf(everything, 'combos'));
  });

  it('MEN-19 scrolls to the top when veg only removes the whole group', () => {
    scrolled = restOf(everything, 'chicken');
    open('/menu/chicken', everything).show(vegOnly);
    expect(scrolled).toBe(0);
  });

  it('NAV-51 MEN-19 is scrolled to once the groups of a changed filter are there', () => {
    const { show, runFrames, result } = open('/menu/chicken', vegOnly);
    show(vegOnly, true);
    act(() => void result.current.navigate('/menu/chicken', { replace: true }));
    runFrames();
    expect(scrolled).toBe(0);
    show(everything);
    runFrames();
    expect(scrolled).toBe(restOf(everything, 'chicken'));
  });

  it('MEN-19 keeps the scroll position within the group when the customer has scrolled on in it', () => {
    scrolled = restOf(everything, 'combos');
    const { show } = open('/menu/combos', everything);
    scrollTo(scrolled + 300);
    show(vegOnly);
    expect(scrolled).toBe(restOf(vegOnly, 'combos') + 300);
  });

  it('does not scroll once the customer has scrolled to another group', () => {
    scrolled = restOf(everything, 'combos');
    const { show } = open('/menu/combos', everything);
    scrollTo(restOf(everything, 'sides') + 20);
    const before = scrolled;
    show(vegOnly);
    expect(scrolled).toBe(before);
  });

  it('scrolls to below the bar when the page becomes long enough for it', () => {
    pageEnd = restOf(everything, 'combos') - 200;
    scrolled = pageEnd;
    const { show } = open('/menu/combos', everything);
    pageEnd = 20_000;
    show(vegOnly);
    expect(scrolled).toBe(restOf(vegOnly, 'combos'));
  });
});

describe('a page that is opened again', () => {
  it.each(['/menu/combos', '/menu'])(
    'MEN-19 %s has the same scroll position after a reload',
    async (path) => {
      const before = open(path, vegOnly);
      await idle();
      scrollTo(restOf(vegOnly, 'combos') + 150);
      act(() => void window.dispatchEvent(new Event('pagehide')));
      before.unmount();
      visitType = 'reload';
      // The browser restores the same position in px, which is another place in the server's menu.
      const { show } = open(path, everything);
      await idle();
      expect(scrolled).toBe(restOf(everything, 'combos') + 150);
      show(vegOnly);
      expect(scrolled).toBe(restOf(vegOnly, 'combos') + 150);
    },
  );

  it('begins at the top when the address is opened anew', async () => {
    const before = open('/menu', everything);
    await idle();
    scrollTo(restOf(everything, 'combos') + 150);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    before.unmount();
    scrolled = 0;
    open('/menu', everything);
    await idle();
    expect(scrolled).toBe(0);
  });

  it('follows the customer who scrolls on after it', async () => {
    visitType = 'reload';
    scrolled = 1400;
    const { show } = open('/menu/combos', everything);
    await idle();
    scrollTo(1500);
    show(vegOnly);
    expect(scrolled).toBe(1500);
  });
});
