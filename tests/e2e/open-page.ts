import type { Locator, Page } from '@playwright/test';
import { expect } from './server-fixture.ts';

/** Opens a page and waits until the app has started and has taken over all that is in sight. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
}

/** The same for a page that is open: what the browser keeps is there again, and nothing else. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilStarted(page);
}

/**
 * A quiet network says nothing of it: on a slow machine the app takes its time between two requests. So this reads the mark that the app sets
 * when it has started, and React's own on each element that it has taken over.
 */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  await expect.poll(() => notTakenOver(page), 'in sight, and not taken over').toEqual([]);
  await rest(page);
}

/** What has been asked of the page until now has been done and drawn; of the network it says nothing. */
export function rest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            requestIdleCallback(() => done());
          }),
        ),
      ),
  );
}

function notTakenOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSight = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    return [...document.querySelectorAll('#root :is(button, input, [data-node])')]
      .filter((each) => inSight(each) && !Object.keys(each).some((key) => key.startsWith('__reactFiber$')))
      .map((each) => each.outerHTML.slice(0, 120));
  });
}

/** By how much the page is wider than what one sees of it. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What the page does after an action takes as long as it takes. */
export const patience = { timeout: 20_000 } as const;

/** Where parts of the page stand, all at one moment. Until each is there it throws. */
export async function boxesOf<Parts extends readonly Locator[]>(
  ...parts: Parts
): Promise<{ [At in keyof Parts]: DOMRect }> {
  const [first, ...others] = await Promise.all(parts.map((part) => part.elementHandle(patience)));
  if (!first) throw new Error('It is not on the page.');
  const boxes = await first.evaluate(
    (element, rest) =>
      [element, ...rest].map((each) => (each as Element).getBoundingClientRect().toJSON() as DOMRect),
    others,
  );
  return boxes as { [At in keyof Parts]: DOMRect };
}
