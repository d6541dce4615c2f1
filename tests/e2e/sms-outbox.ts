import type { Page } from '@playwright/test';
import { expect, type RunningApp } from './server-fixture.ts';

/** The code that the sandbox texted to a number last. */
export async function textedCode({ url, authorToken }: RunningApp, mobile: string): Promise<string> {
  const password = Buffer.from(`:${authorToken}`).toString('base64');
  const reply = await fetch(`${url}/sandbox/sms`, { headers: { authorization: `Basic ${password}` } });
  const html = await reply.text();
  const code = /#(\d{6})/.exec(html.slice(html.indexOf(`To +91 ${mobile}`)))?.[1];
  if (code === undefined) throw new Error(`No code was texted to ${mobile}.`);
  return code;
}

export const mobileField = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });

/** Enters the number on the page or the sheet that is open, and waits for the step of the code. */
export async function sendNumber(page: Page, mobile: string): Promise<void> {
  await mobileField(page).fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(codeField(page)).toBeFocused();
}

/** Enters the code by keys, and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

let used = 0;
/** A number that no other test of this server uses: tests of one process share a server. */
export const newNumber = () => `98${String(10_000_000 + (used += 1))}`;

/** Tells a name where a customer who is new is asked for it. */
export async function introduce(page: Page, firstName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${firstName.toLowerCase()}@example.com`);
  await page.getByRole('button', { name: 'Save and go on' }).click();
}
