import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCustomPizza } from './custom-pizza.ts';
import { ICONS, PICTURES } from './pictures.ts';
import { PICTURE_SIZES } from './sizes.ts';

/** Pictures that the menu, the home page and the error screens name. More may be added, but none of these may be removed. */
const PROMISED = [
  ...[
    'margherita',
    'farmhouse',
    'paneer-tikka',
    'corn-cheese',
    'veggie-supreme',
    'mushroom-olive',
    'chicken-tikka',
    'pepper-chicken',
    'keema',
  ].map((name) => `pizza-${name}`),
  ...[
    'chicken-sausage',
    'bbq-chicken',
    'mania-onion',
    'mania-capsicum',
    'mania-corn',
    'mania-tomato',
    'mania-chicken',
  ].map((name) => `pizza-${name}`),
  ...['crispy-chicken', 'double-crunch', 'grilled-chicken', 'paneer', 'aloo'].map((name) => `burger-${name}`),
  ...['bucket', 'drumsticks', 'wings-peri-peri', 'wings-bbq', 'popcorn', 'strips'].map(
    (name) => `chicken-${name}`,
  ),
  'bowl-butter-chicken',
  'bowl-peri-peri-chicken',
  'bowl-paneer-makhani',
  'wrap-chicken',
  'wrap-paneer',
  'garlic-bread',
  'garlic-bread-stuffed',
  'fries',
  'wedges-peri-peri',
  'dip-trio',
  'dessert-lava-cake',
  'dessert-brownie',
  'dessert-mousse',
  'drink-cola',
  'drink-lemonade',
  'drink-iced-tea',
  'drink-shake-chocolate',
  'drink-water',
  'combo-pizza-duo',
  'combo-chicken-feast',
  'combo-burger-meal',
  'combo-family',
  ...[
    'veg-pizza',
    'non-veg-pizza',
    'pizza-mania',
    'chicken',
    'burgers',
    'bowls-wraps',
    'sides',
    'desserts',
    'beverages',
    'combos',
    'edv',
    'daily-essentials',
  ].map((name) => `category-${name}`),
  ...['delivery', 'takeaway', 'dinein', 'curbside', 'train'].map((name) => `order-${name}`),
  ...[
    'hero-pizza',
    'hero-chicken',
    'hero-combo',
    'hygiene',
    'offer-weekend',
    'offer-two-for-one',
    'everyday-value',
    'favourites',
    'cricket',
    'app',
    'feedback',
    'story',
    'train',
    'countdown',
  ].map((name) => `banner-${name}`),
  ...['not-found', 'crash', 'offline', 'broken-link', 'cookies', 'empty', 'waiting', 'no-results'].map(
    (name) => `scene-${name}`,
  ),
  ...['no-store', 'no-address', 'no-favourites', 'no-dishes', 'location-blocked', 'map-pin'].map(
    (name) => `scene-${name}`,
  ),
];

const drawings = new Map([...PICTURES, ...ICONS].map((picture) => [picture.id, picture.draw()]));

describe('the catalogue of pictures', () => {
  it('names every picture once, in kebab case', () => {
    const ids = [...PICTURES, ...ICONS].map((picture) => picture.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('holds every picture the documents may name', () => {
    expect(PROMISED.filter((id) => !drawings.has(id))).toEqual([]);
  });

  it('draws a kind in its one size', () => {
    const sizes = new Map<string, { width: number; height: number }>(Object.entries(PICTURE_SIZES));
    const odd = PICTURES.filter(({ kind, width, height }) => {
      const size = sizes.get(kind);
      return size?.width !== width || size.height !== height;
    });
    expect(odd.map((picture) => picture.id)).toEqual([]);
  });

  it('draws no two pictures alike', () => {
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });
});

describe.each([...PICTURES, ...ICONS])('$id', (picture) => {
  const svg = drawings.get(picture.id) ?? '';

  it('is well-formed, wordless, and needs nothing from outside', async () => {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, width, height }).toEqual({
      format: 'svg',
      width: picture.width,
      height: picture.height,
    });
    expect(svg).not.toMatch(/<(text|tspan|image|foreignObject|use|script|style|a)\b/);
    expect(svg).not.toMatch(/\bhref\b|url\((?!#)|NaN|undefined|Infinity/);
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  });

  it('defines once all that it refers to', () => {
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]));
    expect(new Set(defined).size).toBe(defined.length);
    expect([...used].filter((id) => !defined.includes(id))).toEqual([]);
  });
});

describe('drawing', () => {
  it('gives the same string twice', () => {
    for (const id of ['pizza-veggie-supreme', 'chicken-bucket', 'banner-hero-pizza', 'drink-cola']) {
      expect(PICTURES.find((picture) => picture.id === id)?.draw()).toBe(drawings.get(id));
    }
  });

  it('keeps two pictures on one page apart: they share no definition id', () => {
    const ids = (id: string) =>
      [...(drawings.get(id) ?? '').matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const first = new Set(ids('pizza-margherita'));
    expect(first.size).toBeGreaterThan(5);
    expect(ids('pizza-keema').filter((id) => first.has(id))).toEqual([]);
  });
});

describe('a pizza in the making', () => {
  it('differs with crust, sauce, cheese, topping and drizzle', () => {
    const base = { id: 'mine', toppings: ['onion'] } as const;
    const made = [
      drawCustomPizza(base),
      drawCustomPizza({ ...base, crust: 'pan' }),
      drawCustomPizza({ ...base, sauce: 'barbecue' }),
      drawCustomPizza({ ...base, cheese: 'extra' }),
      drawCustomPizza({ ...base, toppings: ['olive'] }),
      drawCustomPizza({ ...base, drizzle: 'mayo' }),
    ];
    expect(new Set(made).size).toBe(made.length);
  });

  it('leaves the toppings where they lie when one more is chosen', () => {
    // An onion ring: its position, its rotation, its outline.
    const ring =
      /<g transform="([^"]+)"><g transform="([^"]+)"><g><path d="([^"]+)" fill="none" stroke="#8E2F5E"/g;
    const places = (svg: string) => [...svg.matchAll(ring)].map((match) => match.slice(1).join(' '));
    const before = places(drawCustomPizza({ id: 'mine', toppings: ['onion'] }));
    const after = places(drawCustomPizza({ id: 'mine', toppings: ['onion', 'corn'] }));
    expect(after.length).toBeGreaterThan(10);
    expect(after.filter((place) => !before.includes(place))).toEqual([]);
  });
});
