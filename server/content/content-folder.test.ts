import { expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { alertsDocument } from '#schemas/documents/alerts.ts';
import { documents } from '#schemas/documents/documents.ts';
import { seedProducts } from '../catalog/seed/products.ts';
import { seedPromotions } from '../catalog/seed/promotions.ts';
import { seedCatalogFile } from '../catalog/seed/seed-catalog.ts';
import { seedCategories } from '../catalog/seed/seed-categories.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { readContentFolder } from './read-content-folder.ts';
import { validateDocument } from '#schemas/check/validate-document.ts';
import { warnByMenu } from '#schemas/check/warn-by-menu.ts';
import { soldProducts } from '#schemas/check/sold-products.ts';

const { files, faults } = readContentFolder(fileURLToPath(new URL('../../content', import.meta.url)));
const infoPages = new Set(files.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug));

it('reads every file of content/, and finds documents of every kind', () => {
  expect(faults).toEqual([]);
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(Object.keys(documents)));
});

it('WID-17 the notices of content/ all end by themselves', () => {
  const notices = files.flatMap(({ kind, body }) =>
    kind === 'alerts' ? alertsDocument.parse(body).alerts : [],
  );
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.filter(({ from, until }) => from === undefined || until === undefined)).toEqual([]);
});

it.each(files.map((file) => [`${file.kind}/${file.slug}`, file] as const))(
  'NAV-55 WID-01 %s has no faults',
  (_, file) => {
    expect(validateDocument({ ...file, known: { infoPages } })).toEqual([]);
  },
);

it('NAV-52 every tile of a category and link to one, of content/ and of the offers, names one of the menu', () => {
  const linked: string[] = [];
  const collect = (key: string, value: unknown) => {
    const { action, to } = (value ?? {}) as { action?: unknown; to?: unknown };
    if (key === 'categoryId' && typeof value === 'string') linked.push(value);
    if (key === 'link' && action === 'menu' && typeof to === 'string') linked.push(to.split('/')[0] ?? '');
    return value;
  };
  JSON.stringify([files, seedPromotions], collect);
  const known = new Set(seedCategories.flatMap(({ categoryId, slug }) => [categoryId, slug]));
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((name) => !known.has(name))).toEqual([]);
});

it('MEN-19 says no price and no name that the menu of the sandbox does not have and marks what is not vegetarian, in content/ and in the offers', () => {
  const { products, categories } = seedCatalogFile(seedProducts);
  const menu = {
    products: soldProducts(products, categories),
    mix: mixRuleOf({ edvMinimum: 2, edvSaving: 1000 }),
  };
  const promotions = {
    kind: 'landing' as const,
    slug: 'default',
    file: 'promotions',
    body: { nodes: [{ type: 'other-offers', props: { offers: seedPromotions } }] },
  };
  expect([...files, promotions].flatMap((file) => warnByMenu(file, menu))).toEqual([]);
});

it('tells one story of the first oven', () => {
  const hours = JSON.stringify(files).match(/lend them theirs after [a-z ]+/g);
  expect(hours).toHaveLength(2);
  expect(new Set(hours).size).toBe(1);
});

it('CON-15 promises the 30 minutes for the day only, as the terms do', () => {
  const texts = JSON.stringify(files.filter(({ kind }) => kind === 'landing' || kind === 'seo-tags'));
  const said = [...texts.matchAll(/30 minutes[^"]{0,20}free(?! delivery guarantee)/g)];
  expect(said).toHaveLength(3);
  expect(said.map(([words]) => words).filter((words) => !words.includes('by day'))).toEqual([]);
});

it('MEN-22 offers the everyday mix in search results as it is: any two or more, each for less', () => {
  const tags = JSON.stringify(files.filter(({ kind }) => kind === 'seo-tags'));
  const said = /"\/edv":\{[^}]*\}/.exec(tags)?.[0];
  expect(said).toContain('any two or more');
  expect(said).toContain('each costs ₹10 less');
  expect(said).not.toMatch(/pairs|one price|for two/i);
});
