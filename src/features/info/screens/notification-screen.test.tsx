// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { noticesPage } from '../testing/info-fixture.ts';
import { Screen } from './notification-screen.tsx';

const hosts = pageConfigReceived({ ...defaultConfig, webViewHosts: ['notices.example'] });

async function open(path: string, events = [hosts], started = true) {
  return act(async () =>
    renderWithMenu(<Screen />, { path, events, started, answers: { getInfoPage: noticesPage } }),
  );
}

const linked = (address: string) => `/notification?url=${encodeURIComponent(address)}`;
const frame = () => document.querySelector('iframe');

describe('the page of notices', () => {
  it('INF-07 INF-01 NAV-47 shows our notices without an address', async () => {
    await open('/notification');
    expect(screen.getByRole('heading', { level: 1, name: 'Hygiene and notices' })).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('INF-07 shows what is at the address of the link, and leads to it', async () => {
    await open(linked('https://notices.example/diwali?a=1'));
    expect(frame()).toHaveAttribute('src', 'https://notices.example/diwali?a=1');
    expect(frame()).toHaveAttribute('title', 'Page of notices.example');
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const out = screen.getByRole('link', { name: 'Open it in a page of its own' });
    expect(out).toHaveAttribute('href', 'https://notices.example/diwali?a=1');
    expect(out).toHaveAttribute('rel', 'noopener');
  });

  it('INF-07 tells the site who leads to it, but not from which page', async () => {
    await open(linked('https://notices.example/diwali'));
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('INF-07 says that it is on its way until it has loaded', async () => {
    await open(linked('https://notices.example/diwali'));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    fireEvent.load(frame() as HTMLIFrameElement);
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it.each(['https://elsewhere.example/x', 'http://notices.example/x', 'javascript:alert(1)', '', '/menu'])(
    'INF-07 does not show %j, and leads to our notices',
    async (address) => {
      await open(linked(address));
      expect(frame()).toBeNull();
      expect(screen.getByRole('heading', { name: 'We do not show this page' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'See our notices' })).toHaveAttribute('href', '/notification');
    },
  );

  it('INF-07 shows no site where the configuration allows none', async () => {
    await open(linked('https://notices.example/x'), []);
    expect(frame()).toBeNull();
  });

  it('INF-07 is not in the page of the server, where nobody listens yet', async () => {
    await open(linked('https://notices.example/x'), [hosts], false);
    expect(frame()).toBeNull();
    expect(screen.getByText('notices.example')).toBeVisible();
  });
});
