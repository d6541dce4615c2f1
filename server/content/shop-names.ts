import {
  type CouponGives,
  type CouponRule,
  type Shop,
  type ShopNames,
  shopNames,
} from '#schemas/check/shop-names.ts';
import { type SoldProduct, soldProducts } from '#schemas/check/sold-products.ts';
import { given } from '#schemas/given.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Database } from '../database/database.ts';

/** What documents may name of the shop. */
export async function readShop(db: Database): Promise<Shop> {
  const [categories, products, stores, coupons] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).execute(),
    db.selectFrom('products').select('id').execute(),
    db.selectFrom('stores').select('id').execute(),
    db.selectFrom('promos').select(['code', 'rule']).execute(),
  ]);
  return {
    categories,
    products: products.map(({ id }) => id),
    stores: stores.map(({ id }) => id),
    coupons: coupons.map(({ code }) => code),
    couponRules: coupons.map(({ code, rule }) => couponRuleOf(code, rule)),
  };
}

/** A rule that cannot be read says nothing. */
function couponRuleOf(code: string, rule: unknown): CouponRule {
  const { from, until, trigger, effect, minimum } = isRecord(rule) ? rule : {};
  return {
    code,
    ...(typeof from === 'string' && { from }),
    ...(typeof until === 'string' && { until }),
    isImplicit: trigger === 'PRODUCT_IMPLICIT',
    gives: givesOf(effect, minimum),
  };
}

function givesOf(effect: unknown, minimum: unknown): CouponGives {
  const { kind, percent, atMost, amount, price } = isRecord(effect) ? effect : {};
  const { from, above } = isRecord(minimum) ? minimum : {};
  return given({
    percent: kind === 'percentage' ? numberOf(percent) : undefined,
    atMost: numberOf(atMost),
    amount: numberOf(amount),
    price: numberOf(price),
    minimum: numberOf(from) ?? numberOf(above),
  });
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export async function readShopNames(db: Database): Promise<ShopNames> {
  return shopNames(await readShop(db));
}

/** All that the shop sells, with which the texts of offers are compared. */
export async function readSoldProducts(db: Database): Promise<readonly SoldProduct[]> {
  const [categories, products] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).execute(),
    db
      .selectFrom('products')
      .select([
        'id',
        'name',
        'description',
        'price',
        'sizes',
        'category_ids as categoryIds',
        'edv',
        'food_type as foodType',
        'options',
        'allergens',
      ])
      .execute(),
  ]);
  return soldProducts(products, categories);
}
