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

/** What has happened before a customer stands on a screen: the app has started, extra cheese is on. */
export const atShop = [withExtraCheese, appStarted()] as const;

/** A visit that nothing of an earlier one is left of, to a shop with the menu of the fixture. */
export function freshVisit({ msw }: Context): void {
  sessionStorage.clear();
  msw.use(fixtureMenu);
}

/** What every screen that needs the menu shows while it is on its way, and when it does not come. */
export const menuLoading = { beforeEach: ({ msw }: Context) => msw.use(answerNever(getMenu)) };
export const menuFailing = { beforeEach: ({ msw }: Context) => msw.use(answerFailure(getMenu, 500)) };
