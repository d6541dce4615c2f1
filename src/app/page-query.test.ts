import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageQuery, pageQueryNames } from '#schemas/page-query.ts';
import type { PageInput } from '#schemas/page-input.ts';
import { defaultBrandPaths, type RouteId, routesOf } from '#schemas/routes.ts';
import { aStore, cities } from '#src/features/place/testing/country.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { renderPageWith } from './render-page.tsx';
import { pageInput } from './testing/page-input.ts';

/** Every parameter that the app reads anywhere, with a value that screens understand, and those of campaigns. */
const everything = {
  about: 'general',
  addressEdit: 'a1',
  categoryId: '2',
  city: 'Bengaluru',
  code: 'x',
  customise: 'PIZ1',
  deal: 'd1',
  deliveryType: 'DINEIN',
  edit: 'true',
  error: 'access_denied',
  fbclid: 'f',
  from: 'cart',
  gclid: 'g',
  id: '12',
  isLocator: 'true',
  iss: 'https://login.test',
  line: 'l1',
  near: 'true',
  offer: 'TWOFORONE',
  orderHistoryId: '77',
  orderId: '77',
  orderMode: 'D',
  payment_url: 'https://pay.test',
  pizzaId: 'PIZ7',
  productId: 'PIZ7',
  rating: '4',
  redirectUrl: '/cart',
  search: 'chicken',
  sent: '1',
  show: 'favourites',
  showContact: 'true',
  state: 's',
  step: 'seat',
  storeId: '14061',
  storePage: '2',
  text: 'Indiranagar',
  title: 'Indiranagar',
  transactionId: 't1',
  url: 'https://notices.test/x',
  utm_campaign: 'diwali',
  utm_source: 'newsletter',
  view: 'map',
};

const features = join(import.meta.dirname, '../features');
const readsParameter = /(?:query|URLSearchParams\(\w+\))\.(?:get|has)\('(\w+)'\)/g;

it('these are all parameters that screens read', () => {
  const read = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(join(features, path), 'utf8').matchAll(readsParameter)])
    .map(([, name = '']) => name);
  expect(Object.keys(everything)).toEqual(expect.arrayContaining([...new Set(read)]));
  expect(read.length).toBeGreaterThan(40);
});

const deal = { dealId: 'd1', heading: 'Two for one', code: 'TWOFORONE', link: undefined, nonVeg: undefined };
const input = {
  ...pageInput,
  bucket: 'none',
  menu: { ...sampleMenu, bestseller: [], recommended: [], essentials: [] },
  deals: { first: [deal], all: [deal] },
  stores: { first: [aStore], count: 1, cities },
  config: { ...pageInput.config, webViewHosts: ['notices.test'] },
} as PageInput;

const render = (path: string, query: string) => renderPageWith({}, { ...input, url: path + query });

const queryOf = (names: readonly string[]) =>
  `?${new URLSearchParams(Object.entries(everything).filter(([name]) => names.includes(name)))}`;

const paths = Object.entries(routesOf(defaultBrandPaths)).flatMap(([route, patterns]) =>
  patterns.map((pattern) => ({
    route: route as RouteId,
    path: pattern
      .replace(':categoryId', '20')
      .replace(':category', 'sides')
      .replace(':productId', 'PIZ1')
      .replace(':slug', 'tnc'),
  })),
);

it.each(paths)(
  'the page $path is the same with its own part of a query as with all of it',
  async ({ route, path }) => {
    const whole = `?${new URLSearchParams(everything)}`;
    const own = pageQuery(route, whole);
    const names = pageQueryNames[route] ?? [];
    expect([...new URLSearchParams(own).keys()]).toEqual(names);
    expect(await render(path, whole)).toEqual(await render(path, own));
    // One may hide what others do: a search hides the dish that an address asks for.
    for (const name of names) {
      const rest = Object.keys(everything).filter((other) => other !== name);
      const without = queryOf(names.filter((other) => other !== name));
      expect(await render(path, queryOf(rest)), `without ${name}`).toEqual(await render(path, without));
    }
  },
);

it.each(Object.entries(pageQueryNames))(
  '%s is another page with each of its parameters, by itself or beside the others',
  async (route, names) => {
    // A product of the menu is opened by its category and the product, which a path names too.
    const path = route === 'menu' ? '/menu/sides' : (paths.find((each) => each.route === route)?.path ?? '');
    const [plain, whole] = await Promise.all([render(path, ''), render(path, queryOf(names))]);
    for (const name of names) {
      const alone = await render(path, queryOf([name]));
      const others = await render(path, queryOf(names.filter((other) => other !== name)));
      const pairs = await Promise.all(
        names.map(async (other) => {
          const [one, both] = await Promise.all([
            render(path, queryOf([other])),
            render(path, queryOf([other, name])),
          ]);
          return one.html !== both.html;
        }),
      );
      expect(alone.html !== plain.html || others.html !== whole.html || pairs.includes(true), name).toBe(
        true,
      );
    }
  },
);

it('a query is read in one order, each parameter once, and what no screen reads is left out', () => {
  expect(pageQuery('menu', '?utm_source=x&search=a%20b&gclid=1&categoryId=2&search=c')).toBe(
    '?categoryId=2&search=a+b',
  );
  expect(pageQuery('menu', '?fbclid=1')).toBe('');
  expect(pageQuery(undefined, '?search=a')).toBe('');
});
