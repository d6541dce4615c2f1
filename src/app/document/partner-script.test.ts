// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { isInPartnerApp } from '#src/features/navigation/partner-mark.ts';
import { readEntryAttributes } from '#src/features/session/entry-attributes.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { partnerScript } from './partner-script.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'partner=; path=/; max-age=0';
});

/** Runs the script as a page with this address does. */
function isMarkedAt(search: string, disableCookies = false): boolean {
  delete document.documentElement.dataset['partnerApp'];
  window.history.replaceState(null, '', `/login${search}`);
  document.head.append(
    Object.assign(document.createElement('script'), { textContent: partnerScript({ disableCookies }) }),
  );
  return isInPartnerApp();
}

const isInApp = (search: string) =>
  readEntryAttributes(search, createPersistence(browserStorages())).partner !== null;

it.each([
  ['?utm_source=paytm', true],
  ['?utm_source=GPAY&utm_medium=tile', true],
  ['?utm_source=googlepay', true],
  ['?utm_source=newsletter', false],
  ['?utm_source=paytm2', false],
  ['?utm_source=paytm&utm_source=web', false],
  ['?utm_source=', false],
  ['', false],
])('MIN-10 the page knows before the app does whether %s is the app of a partner: %s', (search, is) => {
  expect(isMarkedAt(search)).toBe(is);
  expect(isInApp(search)).toBe(is);
});

it.each([
  ['?utm_source=paytm', '', true],
  ['?utm_source=paytm', '?utm_campaign=diwali', true],
  ['?utm_source=paytm', '?utm_source=web', false],
  ['?utm_source=mail', '', false],
])('MIN-10 on a later page of the visit as well: after %s, %s: %s', (first, search, is) => {
  isInApp(first);
  expect(isMarkedAt(search)).toBe(is);
  expect(isInApp(search)).toBe(is);
});

it('MIN-10 a page whose storage is damaged marks nothing, and goes on', () => {
  sessionStorage.setItem('draft/isMiniApp', '{');
  expect(isMarkedAt('')).toBe(false);
});

it.each([
  ['?utm_source=paytm', 'partner=PAYTM'],
  ['?utm_source=GooglePay', 'partner=GPAY'],
  ['?utm_source=newsletter', ''],
])(
  'NAV-63 after %s the server is told by the cookie %s, for the pages without the source',
  (search, cookie) => {
    isMarkedAt(search);
    expect(document.cookie).toBe(cookie);
  },
);

it('PWA-11 no cookie is written where the configuration disables them', () => {
  expect(isMarkedAt('?utm_source=paytm', true)).toBe(true);
  expect(document.cookie).toBe('');
});
