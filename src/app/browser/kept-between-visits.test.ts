// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { pageCookies } from '#schemas/page-cookies.ts';
import { bannerDismissed, selectIsBannerDismissed } from '#src/features/app-banner/app-banner-slice.ts';
import { memoryStorage, visit } from '../testing/visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    // What waits for the page to be used does not wait on in the next test.
    window.dispatchEvent(new Event('keydown'));
    vi.useRealTimers();
  });
});

it('EXP-24 the banner of the app that was dismissed stays away in later visits', () => {
  const storage = memoryStorage();
  const { store } = visit('/', storage);
  expect(selectIsBannerDismissed(store.getState())).toBe(false);
  store.dispatch(bannerDismissed());
  expect(selectIsBannerDismissed(visit('/', storage).store.getState())).toBe(true);
});

it('EXP-27 the cookies of a page stay for a year, for all pages, and are sent to no other site', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  visit('/', memoryStorage());
  expect(written).toHaveLength(Object.keys(pageCookies).length);
  for (const cookie of written) expect(cookie).toMatch(/=[^;]+; path=\/; max-age=31536000; samesite=lax$/);
});
