import type { SitemapSection } from '#schemas/api/catalog.ts';
import type { BrandPaths, RouteId, Routes } from '#schemas/routes.ts';
import type { menuLists } from '#schemas/menu-names.ts';
import { infoPagePaths } from '#schemas/routes.ts';

interface SitemapParts {
  readonly routes: Routes;
  readonly brandPaths: BrandPaths;
  readonly categories: readonly { readonly name: string; readonly slug: string }[];
  readonly infoPages: readonly { readonly slug: string; readonly name: string }[];
}

/** The category whose path is set by the brand. */
const chickenSandwichSlug = 'chicken-sandwich';

/** Pages that open by a link alone, by section. Steps of an order and of a login are left out. */
const order: readonly (readonly [RouteId, string])[] = [
  ['home', 'Home'],
  ['menu', 'Menu'],
  ['edv', 'Everyday value'],
  ['offers', 'Offers'],
  ['deliverOnTrain', 'Delivery on train'],
  ['cart', 'Your cart'],
];
/** Lists on the menu that are no categories. */
const lists: Readonly<Record<Exclude<(typeof menuLists)[number], 'favourites'>, string>> = {
  bestsellers: 'Bestsellers',
  recommended: 'Recommended',
  'daily-essentials': 'Daily essentials',
};
const restaurants: readonly (readonly [RouteId, string])[] = [
  ['restaurants', 'Find a restaurant'],
  ['nearestStores', 'Restaurants near you'],
  ['manualSelector', 'Restaurants by city'],
];

/** A guest who opens one of them logs in first, or is told how. */
const yours: readonly (readonly [RouteId, string])[] = [
  ['orderHistory', 'Your orders'],
  ['track', 'Track an order'],
  ['favourites', 'Favourites'],
  ['wallet', 'Wallet'],
  ['profile', 'Profile'],
  ['feedback', 'Feedback'],
  ['leaderboard', 'Cricket leaderboard'],
];

/** API-036. The menu's categories under their friendly paths, and the information pages that there are. */
export function sitemapSections({
  routes,
  brandPaths,
  categories,
  infoPages,
}: SitemapParts): SitemapSection[] {
  const toScreens = (screens: typeof order) => screens.map(([id, name]) => ({ name, path: routes[id][0] }));
  const menuPath = (slug: string) =>
    slug === chickenSandwichSlug ? brandPaths.chickenSandwich : `${routes.menu[0]}/${slug}`;
  const sections: SitemapSection[] = [
    { name: 'Order', links: toScreens(order) },
    {
      name: 'Menu',
      links: [
        ...Object.entries(lists).map(([slug, name]) => ({ name, path: menuPath(slug) })),
        ...categories.map(({ name, slug }) => ({ name, path: menuPath(slug) })),
      ],
    },
    { name: 'Restaurants', links: toScreens(restaurants) },
    { name: 'Yours', links: toScreens(yours) },
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
