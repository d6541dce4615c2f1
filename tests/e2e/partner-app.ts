import type { Page } from '@playwright/test';
import { untilStarted } from './open-page.ts';

export type AppName = 'Paytm' | 'Google Pay';

interface Phone {
  readonly app: AppName;
  readonly mobile?: string;
  /** How the page of the sandbox calls who has the phone. */
  readonly owner?: string;
  /** As a page of its own: then everything is a page of the browser, as in the web view of the app. */
  readonly isFramed?: boolean;
}

/** Opens the shop in the app of a partner, as the sandbox plays it. The partner's own script is not there. */
export async function openIn(page: Page, { app, mobile, owner, isFramed = false }: Phone): Promise<void> {
  await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/sandbox/partners');
  if (owner !== undefined) await page.getByLabel('Who has the phone').selectOption({ label: owner });
  if (mobile !== undefined) await page.getByLabel('Or a mobile number of your own').fill(mobile);
  if (!isFramed) await page.getByLabel('Without a frame').check();
  await page.getByRole('button', { name: `Open in ${app}` }).click();
  if (!isFramed) await untilStarted(page);
}
