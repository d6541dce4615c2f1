// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { type DocumentParts, renderDocument } from './render-document.ts';

const parts: DocumentParts = {
  metadata: {
    title: 'Menu & more',
    description: 'All that we cook.',
    keywords: 'pizza, chicken',
    canonical: 'https://x.in/menu',
    picture: 'banner-story',
  },
  origin: 'https://x.in',
  state: {} as DocumentParts['state'],
  html: '',
  script: '',
  entry: '/assets/boot.js',
  scripts: [],
  styles: [],
  fonts: [],
  indexed: true,
  hasSplash: false,
};

const headOf = (change: Partial<DocumentParts> = {}) =>
  new DOMParser().parseFromString(renderDocument({ ...parts, ...change }), 'text/html').head;
const hrefOf = (rel: string) => headOf().querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
const contentsOf = (selector: string, head = headOf()) =>
  [...head.querySelectorAll(selector)].map((element) => element.getAttribute('content'));

it.each([
  ['meta[name="description"]', 'All that we cook.'],
  ['meta[name="keywords"]', 'pizza, chicken'],
  ['meta[property="og:site_name"]', brand.name],
  ['meta[property="og:type"]', 'website'],
  ['meta[property="og:title"]', 'Menu & more'],
  ['meta[property="og:description"]', 'All that we cook.'],
  ['meta[property="og:url"]', 'https://x.in/menu'],
  ['meta[property="og:image"]', 'https://x.in/pictures/banner-story-1200.webp'],
  ['meta[name="twitter:card"]', 'summary_large_image'],
])('NAV-56 a link that is shared, and search engines, find %s', (selector, content) => {
  expect(contentsOf(selector)).toEqual([content]);
});

it('NAV-56 the page names its address, and is found unless it is to be left out', () => {
  expect(hrefOf('canonical')).toBe('https://x.in/menu');
  expect(contentsOf('meta[name="robots"]')).toEqual([]);
  expect(contentsOf('meta[name="robots"]', headOf({ indexed: false }))).toEqual(['noindex']);
});

it('the browser around the page has the colours of both themes, and icons', () => {
  const head = headOf();
  const colours = [...head.querySelectorAll('meta[name="theme-color"]')].map((element) => [
    element.getAttribute('media'),
    element.getAttribute('content'),
  ]);
  expect(colours).toEqual([
    ['(prefers-color-scheme: light)', brand.themeColor.light],
    ['(prefers-color-scheme: dark)', brand.themeColor.dark],
  ]);
  expect(contentsOf('meta[name="color-scheme"]')).toEqual(['light dark']);
  expect(hrefOf('icon')).toBe('/icons/favicon.svg');
  expect(hrefOf('apple-touch-icon')).toBe('/icons/apple-touch-icon-180.png');
});

it('phones show the page below a notch, and take no number of an order for that of a telephone', () => {
  expect(contentsOf('meta[name="viewport"]')).toEqual([
    'width=device-width, initial-scale=1, viewport-fit=cover',
  ]);
  expect(contentsOf('meta[name="format-detection"]')).toEqual(['telephone=no']);
});
