import { experimentNames, variantNames } from './documents/experiment-names.ts';
import { iconNames } from './icon-names.ts';
import type { JsonSchema } from './engine/json-schema.ts';
import { linkSchema } from './link.ts';
import { type NamedThing, namedThings, type PictureNames, type PictureUse } from './named.ts';
import type { z } from 'zod';

// The names that an editor offers. Those of the app (pictures, icons, variants) stand in the schema of each kind of document; those of a shop stand
// in a file of their own beside them, names.json, which `npm run content -- schemas` replaces by the names of the live shop.

export const namesFile = 'names.json';

/** What a shop has names for. */
export const shopThings = ['category', 'product', 'store', 'coupon', 'experiment'] as const;

export type ShopThing = (typeof shopThings)[number];

export type NamesOfShop = Readonly<Record<ShopThing, readonly string[]>>;

/** The names of a shop as a JSON Schema, to which those of the documents refer. The same names always make the same text. */
export function namesSchema(names: NamesOfShop): JsonSchema {
  const all = { ...names, experiment: [...experimentNames, ...names.experiment] };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'Names of the shop. `npm run content -- schemas` writes those of the live shop.',
    definitions: Object.fromEntries(
      shopThings.map((thing) => [thing, { enum: [...new Set(all[thing])].sort() }]),
    ),
  };
}

/** The names in names.json; none where it is another file. */
export function namesIn({ definitions }: JsonSchema): NamesOfShop {
  const lists = (definitions ?? {}) as Readonly<Record<string, { readonly enum?: unknown } | undefined>>;
  const listOf = (thing: ShopThing) => {
    const names = lists[thing]?.enum;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  };
  return {
    category: listOf('category'),
    product: listOf('product'),
    store: listOf('store'),
    coupon: listOf('coupon'),
    experiment: listOf('experiment'),
  };
}

const pictureList = (use: string) => `${use}-picture`;

const own = (list: string) => ({ $ref: `#/definitions/${list}` });
/** Offered, and not required: a new coupon is no fault before this file knows it. */
const offered = (thing: ShopThing) => ({
  anyOf: [{ $ref: `${namesFile}#/definitions/${thing}` }, { type: 'string' }],
});

const references: Readonly<Record<NamedThing, (of: PictureUse) => JsonSchema>> = {
  picture: (of) => ({ allOf: [own(pictureList(of))] }),
  icon: () => ({ allOf: [own('icon')] }),
  variant: () => ({ anyOf: [own('variant'), { type: 'string' }] }),
  category: () => offered('category'),
  product: () => offered('product'),
  store: () => offered('store'),
  coupon: () => offered('coupon'),
  experiment: () => offered('experiment'),
};

const whenAction = (action: string, to: JsonSchema) => ({
  if: { properties: { action: { const: action } }, required: ['action'] },
  then: { properties: { to } },
});

/** What an editor offers for a field that names something; undefined for any other. */
export function offeredFor(schema: z.core.$ZodType): JsonSchema | undefined {
  const named = namedThings.get(schema as z.ZodType);
  if (named) return references[named.thing](named.of ?? 'banner');
  if (schema !== linkSchema) return undefined;
  return { allOf: [whenAction('menu', offered('category')), whenAction('deals', offered('coupon'))] };
}

/** The lists of names of the app that a schema refers to, each of which is complete. */
export function ownNamesIn(schema: unknown, pictures: PictureNames): JsonSchema {
  const ownNames: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(Object.entries(pictures).map(([use, names]) => [pictureList(use), names])),
    icon: iconNames,
    variant: variantNames,
  };
  const text = JSON.stringify(schema);
  return Object.fromEntries(
    Object.entries(ownNames)
      .filter(([list]) => text.includes(`"#/definitions/${list}"`))
      .map(([list, names]) => [list, { enum: [...names] }]),
  );
}
