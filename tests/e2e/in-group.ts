import type { Page } from '@playwright/test';
import { pageCookies } from '#schemas/page-cookies.ts';
import { bucketOf } from '#schemas/rules/experiment-groups.ts';

/** A browser with this client id that was here before: its pages are rendered for its group. At its first visit it would see the plain variants. */
export async function comeAs(page: Page, clientId: string): Promise<void> {
  await page.addInitScript((id) => localStorage.setItem('gaId', JSON.stringify({ v: 1, d: id })), clientId);
  await page
    .context()
    .addCookies([{ name: pageCookies.bucket, value: bucketOf(clientId), domain: '127.0.0.1', path: '/' }]);
}
