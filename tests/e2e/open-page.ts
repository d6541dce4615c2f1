import type { Locator, Page } from '@playwright/test';
import { expect } from './server-fixture.ts';

/** Opens a page and waits until the app has started and everything on the screen is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
}

/** Reloads the open page and waits in the same way. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilStarted(page);
}

/**
 * An idle network does not prove it: on a slow machine much time may pass between two requests. So this reads the mark that the app sets when it
 * has started, and React's own mark on each hydrated element.
 */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  await expect.poll(() => notTakenOver(page), 'in sight, and not taken over').toEqual([]);
  await rest(page);
}

/** Waits until the page has processed and drawn its pending work, without the network. */
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

/** By how much the page is wider than the viewport, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Time limit for the effect of an action, long enough for a slow machine. */
export const patience = { timeout: 45_000 } as const;

/** Positions of parts of the page at the same moment. Throws until each is there. */
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

/**
 * The message that appears, which stays from here on: Alt+T opens the list of messages, and an open list has no time limit. A pointer over it
 * would not be enough: a message moves when the bar below it grows, and has then left the pointer.
 */
export async function openMessages(page: Page): Promise<Locator> {
  const message = page.locator('[data-sonner-toast]');
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Alt+KeyT');
  return message;
}
