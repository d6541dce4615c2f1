// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import { headerNames } from '#schemas/header-names.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { homeWords } from '#src/features/home/home-words.ts';
import { offline, tagged } from '#src/request/testing/answering.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { leftMenu } from './parts.ts';
import { screenView } from './screen-views.ts';
import { pageInput } from './testing/page-input.ts';
import { renderApp } from './testing/render-app.tsx';

// Code that is loaded on demand is loaded before the tests, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([
    ...screens.map(screenView),
    loadShapes(),
    ...(['notice', 'menu-entry', 'bottom-item'] as const).map((type) => widgetEngine.view(type)),
    import('#registry/engine/prepare-document.ts'),
    leftMenu.prepare(),
  ]);
}, 60_000);

it.each([
  ['WID-06', 'bucketStoreId', { bucketStoreId: 'south' }, 'getBucketLanding'],
  ['WID-01', 'landingVersion', { landingVersion: 've1' }, 'getLandingV1'],
] as const)('%s shows another home page when %s changes', async (_, __, change, asked) => {
  const [late] = pageInput.landing?.widgets ?? [];
  const south = { ...late, props: { heading: 'Idli at seven', text: 'In the south.' } };
  const answer = { status: 'SUCCESS', data: { version: '8', widgets: [south] } };
  const { store } = await renderApp('/', { [asked]: answer });
  await screen.findByText('Late kitchen');
  expect(screen.queryByText('Idli at seven')).toBeNull();
  await act(async () => void store.dispatch(pageConfigReceived({ ...defaultConfig, ...change })));
  expect(await screen.findByText('Idli at seven')).toBeVisible();
});

it('WID-08 shows the left menu of another address when leftmenu_url changes', async () => {
  const entries = pageInput.leftMenu?.entries;
  const other = { 1: { ...entries?.['1'], props: { label: 'Our farms' } } };
  const getLeftMenu = vi.fn(({ path }: { path: string }) => ({
    status: 'SUCCESS',
    data: path === '/static/menu.json' ? other : entries,
  }));
  const { store } = await renderApp('/', { getLeftMenu });
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(await menu.findByRole('link', { name: 'Our story' })).toBeVisible();
  const change = { leftmenu_url: '/static/menu.json' };
  await act(async () => void store.dispatch(pageConfigReceived({ ...defaultConfig, ...change })));
  expect(await menu.findByRole('link', { name: 'Our farms' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Our story' })).toBeNull();
});

it('WID-08 a left menu that does not come says so, and comes by Try again', async () => {
  const entries = { status: 'SUCCESS', data: pageInput.leftMenu?.entries };
  const getLeftMenu = vi.fn().mockReturnValueOnce(offline).mockReturnValue(entries);
  await renderApp('/', { getLeftMenu });
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(await menu.findByText(genericTexts.text)).toBeVisible();
  fireEvent.click(menu.getByRole('button', { name: 'Try again' }));
  expect(await menu.findByRole('link', { name: 'Our story' })).toBeVisible();
  expect(menu.queryByText(genericTexts.text)).toBeNull();
});

it('leads to the menu where the home page has nothing for this customer', async () => {
  const answer = { status: 'SUCCESS', data: { version: '8', widgets: [] } };
  const reply = tagged(answer, '"8"', headerNames.deliveryType);
  const { store } = await renderApp('/', { getLandingV1: reply });
  await screen.findByText('Late kitchen');
  const change = { ...defaultConfig, landingVersion: 've1' } as const;
  await act(async () => void store.dispatch(pageConfigReceived(change)));
  expect(await screen.findByText(homeWords.emptyTitle)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: homeWords.toMenu })).toHaveAttribute(
    'href',
    '/menu',
  );
  expect(screen.queryByText('Late kitchen')).toBeNull();
  expect(screen.queryByText(homeWords.failedTitle)).toBeNull();
});
