// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { refused } from '#src/request/testing/answering.ts';
import { sitemapReply } from '../testing/info-fixture.ts';
import { Screen } from './sitemap-screen.tsx';

async function open(getSitemap: unknown) {
  return act(async () => renderWithMenu(<Screen />, { path: '/sitemap', answers: { getSitemap } }));
}

it('INF-02 NAV-34 API-036 lists the pages that the call has, and says that it is for the web app', async () => {
  const { call } = await open(sitemapReply);
  expect(screen.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
  const menu = within(screen.getByRole('region', { name: 'Menu' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/menu/veg-pizza',
    '/menu/sides',
  ]);
  expect(within(screen.getByRole('region', { name: 'About us' })).getByRole('link')).toHaveTextContent(
    'Our story',
  );
  const [, options] = call.mock.calls.find(([{ id }]) => id === 'getSitemap') ?? [];
  expect(options).toMatchObject({ headers: { asset: 'PWA' } });
});

it('INF-02 WLT-06 does not lead to a wallet where this build has none', async () => {
  const links = [
    { name: 'Your orders', path: '/orderHistory' },
    { name: 'Wallet', path: '/wallet' },
  ];
  const reply = { status: 'SUCCESS', data: { sections: [{ name: 'Yours', links }] } };
  const openWith = (walletBuilds: readonly 'WEB'[]) =>
    act(async () =>
      renderWithMenu(<Screen />, {
        path: '/sitemap',
        events: [pageConfigReceived({ ...defaultConfig, walletBuilds })],
        answers: { getSitemap: reply },
      }),
    );
  const withOne = await openWith(['WEB']);
  expect(screen.getByRole('link', { name: 'Wallet' })).toBeVisible();
  withOne.unmount();
  await openWith([]);
  expect(screen.getByRole('link', { name: 'Your orders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
});

it('INF-02 says that it is on its way', async () => {
  await open(() => new Promise(() => {}));
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('INF-02 without pages it leads home', async () => {
  await open({ status: 'SUCCESS', data: { sections: [] } });
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
});

it('INF-02 can be asked for again when it did not load', async () => {
  let reply: unknown = refused({ status: 500 });
  const { user } = await open(() => reply);
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  reply = sitemapReply;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Veg pizza' })).toBeVisible();
});
