// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { PageMetadata } from './page-metadata.tsx';
import type { PageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { pageInput } from './testing/page-input.ts';

/** The head of the first page, as the server sends it. */
const sentHead = `<title>Chicken &amp; pizza</title>
  <meta name="description" content="Of the first page">
  <meta name="keywords" content="first">
  <meta property="og:title" content="First">
  <meta property="og:description" content="Of the first page">
  <meta property="og:url" content="${window.location.origin}/">
  <link rel="canonical" href="${window.location.origin}/">`;

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

const head = () => ({
  title: document.title,
  description: contentOf('meta[name="description"]'),
  keywords: contentOf('meta[name="keywords"]'),
  ogTitle: contentOf('meta[property="og:title"]'),
  ogDescription: contentOf('meta[property="og:description"]'),
  ogUrl: contentOf('meta[property="og:url"]'),
  canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
});

const page = { renderedAt: 0, known: {}, preview: null } as unknown as PageState;

async function open(path: string) {
  document.head.innerHTML = sentHead;
  const call = vi.fn(async (_endpoint: AnyEndpoint) => pageInput.seoTags);
  const request = requestAnswering(call);
  const { store } = createTestStore({ request });
  await act(async () =>
    render(
      <Providers page={page} store={store} request={request} analytics={createAnalytics(() => 0)}>
        <MemoryRouter initialEntries={[path]}>
          <PageMetadata />
          <Link to="/menu?q=corn">Menu</Link>
          <Link to="/">Home</Link>
        </MemoryRouter>
      </Providers>,
    ),
  );
  return call;
}

const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

it('NAV-55 NAV-56 the head of the first page stays as it was sent', async () => {
  const call = await open('/');
  expect(head()).toMatchObject({ title: 'Chicken & pizza', keywords: 'first' });
  expect(call).not.toHaveBeenCalled();
});

it('NAV-55 NAV-56 each page that is opened in the app has its own head, the first one too when it comes again', async () => {
  const { origin } = window.location;
  await open('/');
  await follow('Menu');
  await waitFor(() => expect(document.title).toBe('Menu'));
  expect(head()).toEqual({
    title: 'Menu',
    description: 'Menu: the description.',
    keywords: 'Menu, food',
    ogTitle: 'Menu',
    ogDescription: 'Menu: the description.',
    ogUrl: `${origin}/menu`,
    canonical: `${origin}/menu`,
  });
  await follow('Home');
  await waitFor(() => expect(document.title).toBe('Chicken & pizza'));
  expect(head()).toMatchObject({
    description: 'Chicken & pizza: the description.',
    ogUrl: `${origin}/`,
    canonical: `${origin}/`,
  });
});
