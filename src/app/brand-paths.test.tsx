// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { findScreen } from './find-screen.ts';
import { screenView } from './screen-views.ts';
import { renderApp } from './testing/render-app.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_PASSWORD_PATH', '/coop-login');
  vi.stubEnv('VITE_FEEDBACK_PATH', '/coop-feedback');
  vi.stubEnv('VITE_LEADERBOARD_PATH', '/coop-league');
  vi.stubEnv('VITE_CHICKEN_SANDWICH_PATH', '/menu/CoopWich');
});

const customerCame = loggedIn({
  attributes: { userId: 'u1' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});
const pageTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(async () => {
  const found = ['/login', '/coop-login', '/coop-feedback', '/coop-league', '/menu'].map(findScreen);
  await Promise.all(found.map(async (each) => each && screenView(each)));
}, 60_000);
beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

it.each([
  ['NAV-36', '/coop-feedback', 'Feedback'],
  ['NAV-39', '/coop-league', 'Cricket leaderboard'],
])('%s the path that the brand has set shows its page: %s', async (_, path, title) => {
  await renderApp(path, {}, [customerCame]);
  expect(await pageTitle(title)).toBeVisible();
});

it('NAV-08 the login leads to the path that the brand has set for the password', async () => {
  const { address } = await renderApp('/login', {
    getLoginWays: { status: 'SUCCESS', data: { social: [], password: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with a password' }));
  expect(await pageTitle('Log in with your password')).toBeVisible();
  expect(address()).toBe('/coop-login');
});

it('NAV-54 the path that the brand has set for its sandwich goes to that category of the menu', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  // Its name and its own path lead to it too; only the brand's path is written otherwise.
  const sandwiches = { categoryId: 'chicken-sandwich', name: 'Burgers', slug: 'burgers' };
  const catalog = sampleMenu.catalog.map((each) =>
    each.name === 'Sides' ? { ...each, ...sandwiches } : each,
  );
  await renderApp('/menu/CoopWich', {
    getMenu: { status: 'SUCCESS', data: { ...sampleMenu, catalog } },
    getRecentOrders: { status: 'FAILURE' },
  });
  await waitFor(() => expect(scrolled).toEqual(['menu-chicken-sandwich']));
  expect(screen.getByRole('heading', { level: 2, name: /^Burgers/ })).toBeVisible();
});
