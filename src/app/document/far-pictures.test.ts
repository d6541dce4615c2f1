// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPictures, watchPictures } from './far-pictures.ts';

type Tell = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
type Options = IntersectionObserverInit & { scrollMargin?: string };

/** What the scripts watch, and a way to say what came near. */
class Watcher {
  static all: Watcher[] = [];
  readonly scrollMargin = '';
  readonly watched = new Set<Element>();
  readonly tell: Tell;
  readonly options: Options;
  constructor(tell: Tell, options: Options) {
    this.tell = tell;
    this.options = options;
    Watcher.all.push(this);
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect = () => this.watched.clear();
  comeNear = (...targets: Element[]) =>
    this.tell(targets.map((target) => ({ target, isIntersecting: true })));
}

const html = document.documentElement;
/** In the globals of the test and not in a script element, which would have a clock of its own. */
// oxlint-disable-next-line typescript/no-implied-eval -- the scripts are texts
const run = (text: string) => void new Function(text)();
const far = () => [...document.querySelectorAll('picture[data-far]')].map(({ id }) => id);
const picture = (id: string) => document.getElementById(id) as HTMLElement;
const watcher = () => Watcher.all.at(-1) as Watcher;

beforeEach(() => {
  vi.useFakeTimers();
  Watcher.all = [];
  // A browser that can watch lists has the property on the prototype.
  Object.defineProperty(Watcher.prototype, 'scrollMargin', { value: '', configurable: true });
  vi.stubGlobal('IntersectionObserver', Watcher);
  document.body.innerHTML = `
    <picture id="hero"><source><img loading="eager"></picture>
    <picture id="near"><source><img loading="lazy"></picture>
    <picture id="far"><source><img loading="lazy"></picture>`;
  // jsdom does not know the property.
  for (const image of document.images)
    Object.assign(image, { loading: image.getAttribute('loading') ?? 'auto' });
});
afterEach(() => {
  // What a test has set up does not listen in the next one.
  for (const type of ['scroll', 'load']) window.dispatchEvent(new Event(type));
  vi.unstubAllGlobals();
  Reflect.deleteProperty(html.dataset, 'pictures');
});

it('holds lazy pictures from the first layout on, and lets go of each that comes near', () => {
  run(holdPictures);
  expect(html.dataset['pictures']).toBe('held');
  run(watchPictures);
  // From now on only those that are marked are held, not what the app draws.
  expect(html.dataset['pictures']).toBeUndefined();
  expect(far()).toEqual(['near', 'far']);
  expect(watcher().options).toMatchObject({ rootMargin: '25% 0px', scrollMargin: '0px' });
  watcher().comeNear(picture('near'));
  expect(far()).toEqual(['far']);
  expect([...watcher().watched]).toEqual([picture('far')]);
});

it('looks two screens ahead with the first scroll, and some seconds after the load beside what is visible', () => {
  run(holdPictures);
  run(watchPictures);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(4_000);
  expect(watcher().options.scrollMargin).toBe('0px 50%');
  document.body.dispatchEvent(new Event('scroll'));
  expect(watcher().options).toMatchObject({ rootMargin: '200% 0px', scrollMargin: '0px 100%' });
  expect(Watcher.all.slice(0, -1).every(({ watched }) => watched.size === 0)).toBe(true);
  watcher().comeNear(picture('far'), picture('near'));
  expect(far()).toEqual([]);
});

it('stays far ahead when the page loads after the first scroll', () => {
  run(holdPictures);
  run(watchPictures);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(watcher().options.rootMargin).toBe('200% 0px');
});

it.each([
  ['cannot watch anything', undefined],
  ['cannot watch lists that scroll sideways', class {}],
])('holds nothing in a browser that %s', (_, observer) => {
  vi.stubGlobal('IntersectionObserver', observer);
  run(holdPictures);
  run(watchPictures);
  expect(html.dataset['pictures']).toBeUndefined();
  expect(far()).toEqual([]);
});
