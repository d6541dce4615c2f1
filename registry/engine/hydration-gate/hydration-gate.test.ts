// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The observers that were made, and what they watch. */
let observers: Nearness[];

class Nearness {
  readonly watched = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {}
  report(target: Element, isIntersecting: boolean) {
    this.#callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
  }
}

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', Nearness);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The gates of a page that was just opened, each with the element that it watches. */
async function openPage(count: number) {
  vi.resetModules();
  const { createHydrationGate } = await import('./hydration-gate.ts');
  return Array.from({ length: count }, () => {
    const gate = createHydrationGate();
    if (!gate) throw new Error('no gate');
    const element = document.body.appendChild(document.createElement('div'));
    const unwatch = gate.watch(element);
    const opened: Promise<void> & { status?: string } = gate.wait();
    return { element, unwatch, isOpen: () => opened.status === 'fulfilled' };
  });
}

describe('the gates of a page', () => {
  it('have one observer', async () => {
    const gates = await openPage(3);
    expect(observers).toHaveLength(1);
    expect([...(observers[0]?.watched ?? [])]).toEqual(gates.map(({ element }) => element));
  });

  it('open when their element comes near, and not when it is said to be far', async () => {
    const [near, far] = await openPage(2);
    if (!near || !far) throw new Error('no gates');
    observers[0]?.report(far.element, false);
    observers[0]?.report(near.element, true);
    expect([near.isOpen(), far.isOpen()]).toEqual([true, false]);
  });

  it('do not open any more once their element is gone', async () => {
    const [gone, other] = await openPage(2);
    if (!gone || !other) throw new Error('no gates');
    gone.unwatch?.();
    expect([...(observers[0]?.watched ?? [])]).toEqual([other.element]);
    gone.element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    // The browser had noticed it before.
    observers[0]?.report(gone.element, true);
    expect(gone.isOpen()).toBe(false);
  });
});
