import type { Page } from '@playwright/test';

/**
 * For a page that is opened next: `fail` aborts requests for files until 'Try again' was pressed. The app tries by itself too: if they were let through
 * before the press, the button might be gone.
 */
export async function untilTriedAgain(page: Page): Promise<{ fail: (files: string) => Promise<void> }> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (button?.textContent === 'Try again') document.documentElement.dataset['triedAgain'] = '';
      },
      true,
    ),
  );
  const wasPressed = () => page.evaluate(() => 'triedAgain' in document.documentElement.dataset);
  return {
    async fail(files) {
      await page.route(files, async (route) => ((await wasPressed()) ? route.continue() : route.abort()));
    },
  };
}
