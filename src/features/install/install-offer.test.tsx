// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPersistence } from '#src/store/persistence.ts';
import { InstallOffer } from './install-offer.tsx';
import { hideForNow, readAnswer } from './install-prompt.ts';
import { installWords as words } from './install-words.ts';

beforeAll(() => import('./install-card.tsx'));
afterEach(cleanup);

const now = () => 5_000_000;

function renderOffer(persistence = createPersistence()) {
  const offer = (shown: boolean) => <InstallOffer shown={shown} persistence={persistence} now={now} />;
  const view = render(offer(false));
  const prompt = vi.fn(() => Promise.resolve());
  return {
    persistence,
    prompt,
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

it('PWA-04 is hidden permanently once the app is installed', async () => {
  const { say, show, persistence } = renderOffer();
  await show(true);
  await say('beforeinstallprompt');
  expect(card()).toBeVisible();
  await say('appinstalled');
  expect(card()).toBeNull();
  expect(readAnswer(persistence)).toEqual({ hiddenUntil: null });
});
