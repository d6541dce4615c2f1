import type { BrandPaths, RouteId, Routes } from '#schemas/routes.ts';
import { infoPagePaths } from '#schemas/routes.ts';

interface SitemapParts {
  readonly routes: Routes;
  readonly brandPaths: BrandPaths;
  readonly categories: readonly { readonly name: string; readonly slug: string }[];
  readonly infoPages: readonly { readonly slug: string; readonly name: string }[];
}

interface Section {
  readonly name: string;
  readonly links: { name: string; path: string }[];
}

/** The category whose path is set by the brand. */
const chickenSandwichSlug = 'chicken-sandwich';

/** Pages that every visitor can open, by section. Screens of an order or an account are left out. */
const order: readonly (readonly [RouteId, string])[] = [
  ['home', 'Home'],
  ['menu', 'Menu'],
  ['edv', 'Everyday value'],
  ['offers', 'Offers'],
  ['deliverOnTrain', 'Delivery on train'],
];
const restaurants: readonly (readonly [RouteId, string])[] = [
  ['restaurants', 'Find a restaurant'],
  ['nearestStores', 'Restaurants near you'],
  ['manualSelector', 'Restaurants by city'],
];

/** API-036. The menu's categories under their friendly paths, and every information page that is published. */
export function sitemapSections({ routes, brandPaths, categories, infoPages }: SitemapParts): Section[] {
  const toScreens = (screens: typeof order) => screens.map(([id, name]) => ({ name, path: routes[id][0] }));
  const menuPath = (slug: string) =>
    slug === chickenSandwichSlug ? brandPaths.chickenSandwich : `${routes.menu[0]}/${slug}`;
  const sections: Section[] = [
    { name: 'Order', links: toScreens(order) },
    { name: 'Menu', links: categories.map(({ name, slug }) => ({ name, path: menuPath(slug) })) },
    { name: 'Restaurants', links: toScreens(restaurants) },
    {
      name: 'About us',
      links: infoPages.map(({ slug, name }) => ({ name, path: infoPath(slug) })),
    },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

/** The single address of an information page: its own path if it has one. */
function infoPath(slug: string): string {
  const own = Object.entries(infoPagePaths).find(([path, known]) => known === slug && path !== '/info');
  return own?.[0] ?? `/info/${slug}`;
}
