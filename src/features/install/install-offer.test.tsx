// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AnalyticsProvider } from '#src/features/analytics/analytics-context.tsx';
import type { Analytics } from '#src/features/analytics/analytics.ts';
import { constants } from '#src/config/constants.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { InstallOffer } from './install-offer.tsx';
import { hideForGood, hideForNow, readAnswer } from './install-prompt.ts';
import { installWords as words } from './install-words.ts';
import { isIos, offerOnIos } from './offer-on-ios.ts';

beforeAll(() => import('./install-card.tsx'));
afterEach(() => {
  time = 5_000_000;
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let time = 5_000_000;
const now = () => time;

function renderOffer(persistence = createPersistence()) {
  const track = vi.fn<Analytics['track']>();
  const offer = (shown: boolean) => (
    <AnalyticsProvider analytics={{ track, pageViewed() {}, flush() {} }}>
      <InstallOffer shown={shown} persistence={persistence} now={now} />
    </AnalyticsProvider>
  );
  const view = render(offer(false));
  const prompt = vi.fn<() => Promise<{ outcome: string } | undefined>>(async () => undefined);
  return {
    persistence,
    prompt,
    told: () => track.mock.calls.map(([name]) => name),
    /** Goes to a page where the offer may be shown, or to one where it may not. */
    show: (shown: boolean) => act(async () => view.rerender(offer(shown))),
    say: (name: string) =>
      act(
        async () =>
          void window.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { prompt })),
      ),
  };
}

const card = () => screen.queryByRole('region', { name: words.label });

it('PWA-02 NAV-40 an event on a page that may not show the offer leads to an offer on the next page', async () => {
  const { say, show, prompt, persistence } = renderOffer();
  await say('beforeinstallprompt');
  expect(card()).toBeNull();
  await show(true);
  expect(card()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.install }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
  expect(readAnswer(persistence)).toEqual({ hiddenUntil: now() + 1_800_000 });
});

it('PWA-03 is not offered while it was put away', async () => {
  const persistence = createPersistence();
  hideForNow(persistence, now() - 1);
  const { say, show } = renderOffer(persistence);
  await say('beforeinstallprompt');
  await show(true);
  expect(card()).toBeNull();
});

it('PWA-03 CON-17 after “Not now” it is offered again half an hour later, and no sooner', async () => {
  const { say, show } = renderOffer();
  await show(true);
  await say('beforeinstallprompt');
  await userEvent.click(screen.getByRole('button', { name: words.later }));
  time += constants.homeScreenPrompt.hiddenMs - 1;
  await say('beforeinstallprompt');
  expect(card()).toBeNull();
  time += 1;
  await say('beforeinstallprompt');
  expect(card()).toBeVisible();
});

it('PWA-04 is hidden permanently once the app is installed', async () => {
  const { say, show, persistence } = renderOffer();
  await show(true);
  await say('beforeinstallprompt');
  expect(card()).toBeVisible();
  await say('appinstalled');
  expect(card()).toBeNull();
  expect(readAnswer(persistence)).toEqual({ hiddenUntil: null });
});

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1', 5],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 5],
])(
  'PWA-02 PWA-04 on %s it shows the way to the home screen, and is hidden permanently',
  async (_, userAgent, touch) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touch });
    const { show, persistence } = renderOffer();
    await show(true);
    await act(async () => offerOnIos());
    expect(screen.getByText(words.onIos)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.install })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.never }));
    expect(card()).toBeNull();
    expect(readAnswer(persistence)).toEqual({ hiddenUntil: null });
    await act(async () => offerOnIos());
    expect(card()).toBeNull();
  },
);

it('PWA-02 a Mac, and the app that is installed on a phone, show no way to the home screen', async () => {
  const { show } = renderOffer();
  await show(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)');
  await act(async () => offerOnIos());
  expect(card()).toBeNull();
  expect(isIos({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 })).toBe(
    false,
  );
});

it.each([
  ['accepted', 'popup_allowed'],
  ['dismissed', 'popup_denied'],
])(
  'ANA-06 tells that it was shown and taken, that the browser asks, and what it was answered: %s',
  async (outcome, last) => {
    const { say, show, prompt, told } = renderOffer();
    prompt.mockResolvedValue({ outcome });
    await say('beforeinstallprompt');
    expect(told()).toEqual([]);
    await show(true);
    expect(told()).toEqual(['popup_display']);
    await userEvent.click(screen.getByRole('button', { name: words.install }));
    await waitFor(() =>
      expect(told()).toEqual(['popup_display', 'popup_click', 'popup_opt_in_display', last]),
    );
  },
);

it.each([words.later, words.never])('ANA-06 tells that it was closed: %s', async (name) => {
  const { say, show, told } = renderOffer();
  await show(true);
  await say('beforeinstallprompt');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(told()).toEqual(['popup_display', 'popup_dismiss']);
});

it.each([words.later, words.install])(
  'PWA-04 what was hidden for good in another tab stays so, also after “%s” in this one',
  async (answer) => {
    const { say, show, persistence } = renderOffer();
    await say('beforeinstallprompt');
    await show(true);
    hideForGood(persistence);
    await userEvent.click(screen.getByRole('button', { name: answer }));
    expect(card()).toBeNull();
    expect(readAnswer(persistence)).toEqual({ hiddenUntil: null });
  },
);
