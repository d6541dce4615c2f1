// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import { widgets } from '#registry/widgets.ts';
import { widgetEngine } from '#src/app/engine/widget-engine.ts';
import { leftMenu } from '#src/app/parts.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { appTexts } from '#src/config/texts/app.ts';
import { loadAppConfig } from '#src/features/app-config/load-app-config.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { uiWords } from '#src/ui/words.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { rounds } from '#tests/support/rounds.ts';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import type { Json } from './mutate-value.ts';
import { mutateReply } from './mutate-reply.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { type Recorded, recordReplies } from './recorded-replies.ts';

// jsdom loads no style sheets, so the library of the maps would never be there.
vi.mock('#src/features/map/components/map-place.tsx', () => ({
  StoreMapPlace: () => null,
  PinMapPlace: () => null,
}));

const ROUNDS_EACH = rounds(30);
const SEED = 20261125;

const customer = loggedIn({
  attributes: { userId: 'u-1' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});
const inCart = [
  { key: 'CHK6//', productId: 'CHK6', name: 'Chicken Strips', quantity: 1, price: 21_900, foodType: 1 },
] as const;
const config = () => loadAppConfig({ persistence: createPersistence(), pageHasConfig: false });

interface Shown {
  readonly path: string;
  /** The calls whose replies the screen shows. */
  readonly calls: readonly string[];
  readonly before?: () => NonNullable<Parameters<typeof renderApp>[2]>;
  /** A button that brings some of them. */
  readonly press?: string;
}

const landing = ['getLanding', 'getWidgetContent'];
const frame = ['getBottomNavigation', 'getAlerts', 'getLeftMenu'];
const shown: readonly Shown[] = [
  { path: '/', calls: landing },
  { path: '/', calls: frame, press: 'Open the menu' },
  { path: '/', calls: ['getAppConfig', 'getPwaConfig'], before: () => [config()] },
  { path: '/menu', calls: ['getMenu'] },
  { path: '/edv', calls: ['getMenu'] },
  { path: '/info/tnc', calls: ['getInfoPage'] },
  { path: '/feedback?id=A1&orderMode=D', calls: ['getFeedbackTemplate', 'getFeedbacks'] },
  { path: '/favourites', calls: ['getFavouriteProducts', 'getMenu'], before: () => [customer] },
  { path: '/address', calls: ['getAddresses'], before: () => [customer] },
  {
    path: '/paymentType',
    calls: ['getPaymentOptions', 'getLastPayment'],
    before: () => [customer, linesReplaced(inCart)],
  },
  { path: '/restaurants', calls: ['getStores', 'getCities'] },
  { path: '/restaurants?city=Bengaluru', calls: ['getStoresInCity', 'getCities'] },
  { path: '/restaurants?search=Bengaluru', calls: ['searchStores', 'getCities'] },
  { path: '/restaurants?storeId=14052', calls: ['getStorePage', 'getStoreLocalities'] },
  { path: '/manualSelector', calls: ['getCities'] },
  { path: '/manualSelector?city=Bengaluru', calls: ['getCityLocalities'] },
  { path: '/manualSelector?city=Bengaluru&deliveryType=P', calls: ['getCityStores'] },
  { path: '/selectRestaurant', calls: ['getCities'] },
  { path: '/selectRestaurant?isLocator=true', calls: ['getStores'] },
];

let recorded: ReadonlyMap<string, Recorded>;
beforeAll(async () => {
  recorded = new Map((await recordReplies()).map((each) => [each.call.id, each]));
  // What a browser fetches when it is wanted is fetched before, so that no test waits for the machine.
  await Promise.all([
    ...screens.map(screenView),
    ...widgets.map(({ contract }) => widgetEngine.view(contract.type)),
    loadShapes(),
    import('#registry/engine/prepare-document.ts'),
    import('#src/features/documents/slot.tsx'),
    import('#src/features/menu-page/components/menu-results.tsx'),
    import('#src/features/menu-page/components/side-cart.tsx'),
    leftMenu.prepare(),
    import('#src/features/menu/menu-groups.ts'),
    import('#src/features/menu/search-menu.ts'),
    import('#src/features/menu-page/components/cart-faults.tsx'),
    import('#src/features/menu-page/components/order-again-card.tsx'),
  ]);
}, 120_000);

/** jsdom knows no <search>. What a reply names twice is drawn twice under one key: React says so, and no screen is blank by it. */
const noise = /is unrecognized in this browser|two children with the same key/;
const said = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  said.mockClear();
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!noise.test(String(words[0]))) said(...words);
  });
  window.addEventListener('error', said);
});
afterEach(() => window.removeEventListener('error', said));

/** Every good reply, and those of these calls changed. A text that is no JSON never gets as far as a screen. */
function answersWith(calls: readonly string[], random: () => number) {
  const answers: Record<string, unknown> = {};
  const what: string[] = [];
  for (const [id, { reply }] of recorded) answers[id] = () => structuredClone(reply);
  const broken = calls.filter(() => random() < 0.5);
  for (const id of broken.length > 0 ? broken : [pick(calls, random)]) {
    const { reply } = recorded.get(id) as Recorded;
    const mutated = mutateReply(reply, random);
    const parse = () => JSON.parse(mutated.text) as Json;
    answers[id] = mutated.what === 'torn' ? { status: 'FAILED' } : parse;
    what.push(`${id}: ${mutated.what}`);
  }
  return { answers, what: what.join('; ') };
}

describe('screens in front of broken replies', () => {
  it.each(shown.map((each, index) => ({ ...each, index })))(
    '$path is never blank, whatever $calls reply',
    async ({ path, calls, before, press, index }) => {
      const random = seededRandom(SEED + index);
      const asked = new Set<string>();
      for (let round = 0; round < ROUNDS_EACH; round++) {
        const { answers, what } = answersWith(calls, random);
        const label = `round ${round} (${what})`;
        const { call } = await renderApp(path, answers, before?.());
        if (press !== undefined)
          await act(async () => fireEvent.click(screen.getByRole('button', { name: press })));
        await waitFor(() => {
          const main = document.querySelector('main');
          expect(main?.textContent, label).toMatch(/\S/);
          expect(main?.textContent, label).not.toContain(uiWords.loading);
          expect(main?.querySelector('h1, h2, h3, button, a[href]'), label).not.toBeNull();
        });
        expect(document.body.textContent, label).not.toContain(appTexts.crashTitle);
        expect(said.mock.calls, label).toEqual([]);
        for (const [{ id }] of call.mock.calls) asked.add(id);
        cleanup();
      }
      expect([...asked]).toEqual(expect.arrayContaining([...calls]));
    },
    120_000,
  );
});
