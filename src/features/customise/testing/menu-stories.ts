import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getMenu } from '#schemas/api/catalog.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { withExtraCheese } from './extra-cheese.ts';
import { menuReply } from './menu-fixture.ts';

interface Context {
  readonly msw: { readonly use: (...handlers: ReturnType<typeof answer>[]) => void };
}

/** The menu of the fixture, as a story's server answers it. */
export const fixtureMenu = answer(getMenu, menuReply);

/** Events before a screen is shown: extra cheese is switched on, the app has started. */
export const atShop = [withExtraCheese, appStarted()] as const;

/** A visit without data of an earlier one, to a shop with the menu of the fixture. */
export function freshVisit({ msw }: Context): void {
  sessionStorage.clear();
  msw.use(fixtureMenu);
}

/** For the stories of a screen while the menu is loading, and when it failed to load. */
export const menuLoading = { beforeEach: ({ msw }: Context) => msw.use(answerNever(getMenu)) };
export const menuFailing = { beforeEach: ({ msw }: Context) => msw.use(answerFailure(getMenu, 500)) };
