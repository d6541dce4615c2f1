// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appConfig } from '#schemas/compiled/stored/app-config.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { loadAppConfig } from '#src/features/app-config/load-app-config.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { refused } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { helpPage } from '../testing/info-fixture.ts';
import { Screen } from './info-screen.tsx';

async function open(path: string, getInfoPage: unknown = helpPage, helpdesk?: object) {
  const events = [...(helpdesk ? [pageConfigReceived({ ...defaultConfig, helpdesk })] : []), appStarted()];
  return act(async () => renderWithMenu(<Screen />, { path, events, answers: { getInfoPage } }));
}

it.each([
  ['/info/nutrition', 'nutrition'],
  ['/our-story', 'our-story'],
  ['/info', 'tnc'],
])('INF-01 NAV-34 API-144 %s shows the document %s', async (path, slug) => {
  const { call } = await open(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(screen.getByText(`info/${slug}: questions`)).toBeVisible();
  const [, options] = call.mock.calls.find(([{ id }]) => id === 'getInfoPage') ?? [];
  expect(options).toMatchObject({ params: { slug } });
  expect(screen.queryByRole('region', { name: 'Talk to us' })).toBeNull();
});

it('INF-08 CON-14 the page of help names customer care and the helpdesk of the configuration', async () => {
  const helpdesk = { phone: '080 1234 5678', email: 'desk@coop.example', hours: 'Every day from 10 to 3' };
  await open('/info/help', helpPage, helpdesk);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/Customer care/)).toBe('tel:68886888');
  expect(hrefOf(/Helpdesk/)).toBe('tel:08012345678');
  expect(hrefOf(/Write to us/)).toBe('mailto:desk@coop.example');
  expect(screen.getByText('Every day from 10 to 3')).toBeVisible();
});

it('INF-08 CON-14 without a helpdesk it names customer care alone', async () => {
  await open('/info/help');
  expect(screen.getByRole('link', { name: /Customer care/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Helpdesk|Write to us/ })).toBeNull();
});

it.each([
  [59, 'Every day from 10 to 3'],
  [60, 'Every day from 8 to 8'],
])('WID-15 a configuration that says 60 s and is %i s old: the helpdesk answers %s', async (age, hours) => {
  const persistence = createPersistence();
  const kept = { appResetSeconds: 60, helpdesk: { hours: 'Every day from 10 to 3' } };
  persistence.write(appConfig, { timeLastStored: 0, config: kept });
  const published = { helpdesk: { hours: 'Every day from 8 to 8' } };
  await act(async () =>
    renderWithMenu(<Screen />, {
      path: '/info/help',
      persistence,
      clock: { now: () => age * 1000, after: () => () => {} },
      events: [loadAppConfig({ persistence, pageHasConfig: false })],
      answers: {
        getInfoPage: helpPage,
        getAppConfig: { status: 'SUCCESS', data: published },
        getPwaConfig: { status: 'SUCCESS', data: {} },
      },
    }),
  );
  expect(await screen.findByText(hours)).toBeVisible();
});

it.each([
  ['/info/privacy', 1],
  ['/info/nutrition', 0],
])('%s has the switch of analytics: %s', async (path, count) => {
  await open(path);
  expect(screen.queryAllByRole('switch', { name: 'Help to improve the app' })).toHaveLength(count);
});

it('INF-01 says that a page is on its way', async () => {
  await open('/info/nutrition', () => new Promise(() => {}));
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('INF-01 a page that did not load is asked for again', async () => {
  let reply: unknown = refused({ status: 500 });
  const { user } = await open('/info/nutrition', () => reply);
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  reply = helpPage;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

it('INF-01 ERR-20 says of a page that there is none', async () => {
  await open('/info/nope', refused({ status: 404 }));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
