import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { picturesByUse } from './picture-names.ts';
import { jsonSchemas } from '#schemas/json-schemas.ts';
import { namesIn, namesSchema, shopThings } from '#schemas/editor-names.ts';
import { namesForEditors } from './names-for-editors.ts';

const names = namesForEditors(undefined);
const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(names, 'names.json');
const isLanding = ajv.compile(jsonSchemas(picturesByUse()).get('landing.json') ?? {});

const node = (more: object) => ({ document: 'landing', nodes: [{ id: 'a', ...more }] });
const hero = (picture: string) =>
  node({ type: 'hero-carousel', version: 2, props: { slides: [{ heading: 'x', picture }] } });
const notice = (more: object) => node({ type: 'notice', version: 1, props: { text: 'x' }, ...more });

it('an editor refuses pictures and icons that are not of the place, and no name that only a shop knows', () => {
  expect(isLanding(hero('banner-hero-pizza'))).toBe(true);
  expect(isLanding(hero('fries'))).toBe(false);
  expect(isLanding(node({ type: 'notice', props: { text: 'x', icon: 'sheild' } }))).toBe(false);
  expect(isLanding(notice({ link: { action: 'deals', to: 'DIWALI50' } }))).toBe(true);
  expect(isLanding(notice({ link: { action: 'menu', to: 'thalis' } }))).toBe(true);
  expect(
    isLanding(
      notice({ when: { experiment: { name: 'diwali_ab', variants: ['A'] }, orderTypes: ['train'] } }),
    ),
  ).toBe(true);
});

it('an editor offers the ids of products, and takes others', () => {
  const card = (productId: unknown) =>
    node({ type: 'bestsellers', props: { products: [{ productId, name: 'x', price: 9900, foodType: 0 }] } });
  expect(isLanding(card('PIZ7'))).toBe(true);
  expect(isLanding(card('NEW1'))).toBe(true);
  expect(isLanding(card(7))).toBe(false);
});

it.each(shopThings)('some field of a document offers the names of each %s', (thing) => {
  const schemas = JSON.stringify([...jsonSchemas(picturesByUse()).values()]);
  expect(schemas).toContain(`"names.json#/definitions/${thing}"`);
});

it('keeps the names of a live shop, unless one of the sandbox is missing among them', () => {
  const sandbox = namesIn(names);
  const live = namesSchema({ ...sandbox, coupon: [...sandbox.coupon, 'DIWALI50'] });
  expect(namesForEditors(live)).toEqual(live);
  expect(namesForEditors(namesSchema({ ...sandbox, store: ['1'] }))).toEqual(names);
  expect(namesForEditors(namesSchema({ ...sandbox, coupon: sandbox.coupon.slice(1) }))).toEqual(names);
  expect(sandbox.coupon).toEqual(['CRUNCH100', 'FIRST40', 'LAVA20', 'TWOLARGE']);
  expect(sandbox.experiment).toContain('menuSorting');
});
