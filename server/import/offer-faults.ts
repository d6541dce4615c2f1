import { type Promo, type PromoEffect, type PromoScope, stackedAtMost } from '#schemas/entities/promo.ts';
import type { CatalogFile } from '#schemas/import-files.ts';
import type { Fault } from '#schemas/check/fault.ts';
import type { Database } from '../database/database.ts';
import { isOver } from '../promo/why-refused.ts';

interface OffersToCheck {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly file: string;
  readonly catalog: CatalogFile;
}

/**
 * Faults of the rules of offers: what they name must be in the same file or in the database, or they would hold for nothing. A promotion with a
 * code needs a rule for it: customers could not use the code.
 */
export async function offerFaults({ db, now, file, catalog }: OffersToCheck): Promise<Fault[]> {
  const fault = (address: string, code: string, message: string): Fault => ({
    file,
    address,
    code,
    message: `${address} ${message}`,
  });
  const [known, promos] = await Promise.all([
    knownIds(db, catalog),
    db.selectFrom('promos').select(['code', 'rule']).execute(),
  ]);
  const codes = new Set([...promos, ...catalog.promos].map(({ code }) => code));
  const names = Object.keys(known) as (keyof typeof known)[];
  return [
    ...catalog.promotions.flatMap(({ code }, at) =>
      code === undefined || codes.has(code)
        ? []
        : [
            fault(
              `promotions[${at}].code`,
              'no-rule',
              `is '${code}', which has no rule in 'promos', nor one that was imported before: nobody could use it.`,
            ),
          ],
    ),
    ...catalog.promos.flatMap((promo, at) =>
      namedIn(promo).flatMap(({ path, ids }) =>
        names.flatMap((what) =>
          (ids[what] ?? []).flatMap((id) =>
            known[what].has(id)
              ? []
              : [
                  fault(
                    `promos[${at}].effect.${path}`,
                    `unknown-${what}`,
                    `names '${id}', which is no ${what} of this file, nor one that was imported before.`,
                  ),
                ],
          ),
        ),
      ),
    ),
    ...tooManyStack([...promos.map(({ rule }) => rule), ...catalog.promos], now).map((message) =>
      fault('promos', 'too-many-stack', message),
    ),
  ];
}

type Named = { readonly [K in 'category' | 'product' | 'size' | 'crust']?: readonly string[] | undefined };

async function knownIds(db: Database, catalog: CatalogFile) {
  const [categories, products] = await Promise.all([
    db.selectFrom('categories').select('id').execute(),
    db.selectFrom('products').select(['id', 'sizes', 'crusts']).execute(),
  ]);
  const all = [...products, ...catalog.products];
  return {
    category: new Set([...categories, ...catalog.categories].map(({ id }) => id)),
    product: new Set(all.map(({ id }) => id)),
    size: new Set(all.flatMap(({ sizes }) => sizes.map(({ sizeId }) => sizeId))),
    crust: new Set(all.flatMap(({ crusts }) => crusts.map(({ crustId }) => crustId))),
  };
}

/** What a rule names, with the place where it does. */
function namedIn({ effect }: Promo): { readonly path: string; readonly ids: Named }[] {
  const given = effect.kind === 'free-item' ? [{ path: 'productId', ids: giftOf(effect) }] : [];
  return [...scopesOf(effect).map(({ path, scope }) => ({ path, ids: idsOf(scope) })), ...given];
}

function giftOf({ productId, sizeId, crustId }: Extract<PromoEffect, { kind: 'free-item' }>): Named {
  return {
    product: [productId],
    ...(sizeId !== undefined && { size: [sizeId] }),
    ...(crustId !== undefined && { crust: [crustId] }),
  };
}

function scopesOf(effect: PromoEffect): { readonly path: string; readonly scope: PromoScope }[] {
  if (effect.kind === 'combo')
    return effect.parts.map(({ on }, at) => ({ path: `parts[${at}].on`, scope: on }));
  const own = { path: 'on', scope: effect.on };
  return effect.kind === 'buy-get' && effect.getOn ? [own, { path: 'getOn', scope: effect.getOn }] : [own];
}

function idsOf(scope: PromoScope): Named {
  const { categories = [], products = [], sizes, crusts, exceptCategories = [], exceptProducts = [] } = scope;
  return {
    category: [...categories, ...exceptCategories],
    product: [...products, ...exceptProducts],
    size: sizes,
    crust: crusts,
  };
}

/**
 * The offers of the database and then of the file, in whose place a later one of the same code is: all sets of those that stack are tried. One that has
 * ended is none: it stays because orders name it.
 */
function tooManyStack(promos: readonly Promo[], now: number): string[] {
  const rules = new Map(promos.map((rule) => [rule.code, rule]));
  const stacking = [...rules.values()].filter(
    (rule) => rule.stacks && rule.trigger !== 'PRODUCT_IMPLICIT' && !isOver(rule, now),
  ).length;
  return stacking > stackedAtMost
    ? [
        `and those that were imported before have ${stacking} that stack: ${stackedAtMost} are the most. End one of them, by an 'until' that is past.`,
      ]
    : [];
}
