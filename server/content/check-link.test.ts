import { expect, it } from 'vitest';
import { type LinkActionName, type LinkActionRule, linkActions } from '#schemas/actions.ts';
import { findRoute } from '#schemas/routes.ts';
import { checkContentUrl, checkLink } from './check-link.ts';

const actions = Object.entries(linkActions) as [LinkActionName, LinkActionRule][];

it.each(actions.filter(([, { path }]) => path !== ''))(
  'NAV-42 the action %s leads to a screen',
  (_, { path }) => {
    expect(findRoute(path)).toBeDefined();
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
] as const)('NAV-51 takes %s to %s', (action, to) => {
  expect(checkLink({ action, to }, new Set(['tnc']))).toBeUndefined();
});

it.each([
  ['menu', '1/2/3'],
  ['path', 'offers'],
  ['path', '/menu/a/b/c'],
  ['path', '/info/nothing'],
  ['url', 'https:///x'],
  ['call', 'ring'],
] as const)('refuses %s to %s', (action, to) => {
  expect(checkLink({ action, to }, new Set(['tnc']))?.message).toBeTruthy();
});

it('WID-03 takes the content of a widget from calls that answer it', () => {
  expect(checkContentUrl('/catalog-service/ve1/stores/$storeId/widget/essentials')).toBeUndefined();
  expect(checkContentUrl('/catalog-service/ve1/stores/$storeId/bestseller')).toBeUndefined();
  expect(checkContentUrl('https://example.in/x')?.code).toBe('dead-content');
});
