import { expect, it } from 'vitest';
import { type LinkActionName, type LinkActionRule, linkActions } from '../actions.ts';
import { defaultBrandPaths, findRoute, routesOf } from '../routes.ts';
import { checkLink } from './check-link.ts';

const actions = Object.entries(linkActions) as [LinkActionName, LinkActionRule][];

it.each(actions.filter(([, { path }]) => path !== ''))(
  'NAV-42 the action %s leads to a screen',
  (_, { path }) => {
    expect(findRoute(path, routesOf(defaultBrandPaths))).toBeDefined();
  },
);

it.each(actions.filter(([, { takesTarget }]) => !takesTarget))(
  'takes the action %s without a target',
  (action) => {
    expect(checkLink({ action })).toBeUndefined();
  },
);

it.each([
  ['menu', undefined],
  ['menu', 'veg-pizza'],
  ['menu', '20/PIZ7'],
  ['path', '/offers?utm_source=x'],
  ['path', '/landing/menu'],
  ['path', '/menu/rice-bowls-wraps'],
  ['path', '/info/tnc'],
  ['url', 'https://example.in/x'],
  ['call', '6888 6888'],
  ['deals', undefined],
  ['deals', 'FIRST40'],
  ['web_view', undefined],
  ['web_view', 'https://notices.example/diwali'],
] as const)('NAV-51 takes %s to %s', (action, to) => {
  expect(checkLink({ action, to }, { infoPages: new Set(['tnc']) })).toBeUndefined();
});

it.each([
  ['menu', '1/2/3'],
  ['path', 'offers'],
  ['path', '/menu/a/b/c'],
  ['path', '/info/nothing'],
  ['url', 'https:///x'],
  ['call', 'ring'],
  ['deals', 'first 40'],
  ['web_view', '/menu'],
] as const)('refuses %s to %s', (action, to) => {
  expect(checkLink({ action, to }, { infoPages: new Set(['tnc']) })?.message).toBeTruthy();
});

it.each([
  ['url', 'https://localhost/offers', 'localhost'],
  ['url', 'https://localhost:3000', 'localhost'],
  ['web_view', 'https://shop?x=1', 'shop'],
] as const)('says that the host of %s to %s is known here alone, and what to write', (action, to, host) => {
  const message = checkLink({ action, to })?.message;
  expect(message).toContain(
    `'${to}' leads to '${host}', a host that only your machine or its network knows.`,
  );
  expect(message).toContain("use the action 'path' with its path (/offers)");
});

const shop = {
  menu: { categories: new Set(['20', 'veg-pizza']), products: new Set(['PIZ7']) },
  coupons: new Set(['FIRST40']),
  infoPages: new Set(['tnc', 'our-story']),
  webViewHosts: ['notices.example'],
};

it.each([
  '/menu',
  '/menu/veg-pizza',
  '/landing/menu/Veg-Pizza',
  '/menu/20/PIZ7',
  '/menu?categoryId=20&pizzaId=PIZ7',
  '/menu/chicken-sandwich',
  '/offers',
  '/offers?offer=%20first40',
  '/cart?offer=NONE',
  '/notification',
  '/notification?url=https%3A%2F%2Fnotices.example%2Fdiwali',
  '/info',
  '/info/Our-Story',
  '/landing/info/tnc#top',
])('NAV-51 a path may lead to %s: it is all there', (to) => {
  expect(checkLink({ action: 'path', to }, shop)).toBeUndefined();
  expect(checkLink({ action: 'path', to })).toBeUndefined();
});

it.each([
  ['/menu/veg-piza', 'dead-link', "Did you mean 'veg-pizza'?"],
  ['/landing/menu/veg-piza', 'dead-link', "Did you mean 'veg-pizza'?"],
  ['/menu/20/PIZ8', 'dead-link', "Did you mean '20/PIZ7'?"],
  ['/menu?categoryId=20&pizzaId=PIZ8', 'dead-link', "Did you mean '20/PIZ7'?"],
  ['/menu?categoryId=21', 'dead-link', 'a category that the menu does not have'],
  ['/offers?offer=FRIST40', 'unknown-coupon', "Did you mean 'FIRST40'?"],
  ['/offers?utm_source=x&offer=frist40#top', 'unknown-coupon', "Did you mean 'FIRST40'?"],
  ['/notification?url=https%3A%2F%2Felsewhere.example', 'link-target', 'none of webViewHosts'],
  ['/Info/typo', 'dead-link', 'an information page that does not exist'],
  ['/landing/info/ourstory', 'dead-link', "Did you mean '/info/our-story'?"],
])('NAV-51 a path to what is not there is found: %s', (to, code, cure) => {
  const fault = checkLink({ action: 'path', to }, shop);
  expect([fault?.code, fault?.message]).toEqual([code, expect.stringContaining(cure)]);
});

it('NAV-51 the path of a category that the brand names is taken as it is', () => {
  const known = { ...shop, brandCategoryPath: '/menu/zinger' };
  const fault = (to: string) => checkLink({ action: 'path', to }, known)?.code;
  expect([fault('/menu/Zinger/'), fault('/menu/chicken-sandwich')]).toEqual([undefined, 'dead-link']);
});

it('NAV-08 checks paths against those that the brand is set to', () => {
  const routes = routesOf({ ...defaultBrandPaths, password: '/coop-login' });
  const fault = (to: string) => checkLink({ action: 'path', to }, { routes })?.code;
  expect([fault('/coop-login'), fault('/password')]).toEqual([undefined, 'dead-link']);
});

it('INF-07 NAV-47 what is shown inside the app is at one of the hosts of app-config', () => {
  const fault = (to: string) => checkLink({ action: 'web_view', to }, { webViewHosts: ['notices.example'] });
  expect(fault('https://notices.example/diwali')).toBeUndefined();
  expect(fault('https://elsewhere.example/diwali')?.message).toContain('none of webViewHosts');
});

const menu = {
  categories: new Set(['20', 'veg-pizza', 'bestsellers']),
  products: new Set(['PIZ7', 'PIZ17']),
};

it.each(['', 'veg-pizza', '20', '20/PIZ7', 'menu/veg-pizza', 'bestsellers', 'Veg-Pizza'])(
  'NAV-51 NAV-52 takes %j as a part of the menu',
  (to) => {
    expect(checkLink({ action: 'menu', to }, { menu })).toBeUndefined();
  },
);

it.each([
  ['veg-piza', "Did you mean 'veg-pizza'?"],
  ['diwali-specials', 'Write one of the categories: 20, veg-pizza'],
  ['20/PIZ9', "Did you mean '20/PIZ7'?"],
  ['20/SOMETHING', 'names a product that the menu does not have'],
])('NAV-52 finds that the menu has no %s', (to, message) => {
  expect(checkLink({ action: 'menu', to }, { menu })).toEqual({
    code: 'dead-link',
    message: expect.stringContaining(message),
  });
});
