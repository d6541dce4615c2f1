import { isRecord } from '../is-record.ts';
import { rupees } from '../rules/rupees.ts';
import { addressOf, type Path, type Report } from './fault.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';
import { whereIs, wordsOf } from './sold-at.ts';
import type { SoldProduct } from './sold-products.ts';

type Card = Readonly<Record<string, unknown>>;

interface CardsPlace {
  readonly path: Path;
  readonly sold: readonly SoldProduct[];
}

/** A card beside the product of the menu that it shows. */
interface ComparedCard {
  readonly card: Card;
  readonly product: SoldProduct;
  readonly path: Path;
}

/** Warns of cards of products that stand there twice, and that say otherwise than the menu. */
export function warnCards(products: unknown, { path, sold }: CardsPlace, report: Report) {
  const earlier = new Map<string, Path>();
  for (const [at, card] of (Array.isArray(products) ? products : []).entries()) {
    if (!isRecord(card)) continue;
    const place = [...path, at];
    const product = sold.find(({ id }) => id === card.productId);
    if (!product) {
      report(
        [...place, 'productId'],
        'not-there',
        `names a product that the menu does not have: ${quoted(String(card.productId))}. ${meantProduct(card, sold)}Write the id of a product of the menu, or remove the card.`,
      );
      continue;
    }
    const key = JSON.stringify([card.productId, card.sizeId, card.crustId, card.options]);
    const other = earlier.get(key);
    if (other)
      report(
        [...place, 'productId'],
        'twice',
        `is ${quoted(String(card.productId))}, as is ${addressOf(other)}. Remove one of the two.`,
      );
    earlier.set(key, [...place, 'productId']);
    warnCard({ card, product, path: place }, sold, report);
  }
}

function warnCard(compared: ComparedCard, sold: readonly SoldProduct[], report: Report) {
  const { card, product, path } = compared;
  if (typeof card.price === 'number' && !product.prices.includes(card.price))
    report(
      [...path, 'price'],
      'other-price',
      `is ${rupees(card.price)}: the menu sells '${product.name}' at ${rupees(product.prices[0])}. Write ${product.prices[0]}.`,
    );
  if (typeof card.name === 'string' && wordsOf(card.name) !== wordsOf(product.name))
    report(
      [...path, 'name'],
      'other-name',
      `is ${quoted(card.name)}: the menu calls it '${product.name}'. Write that name, or correct the 'productId'.`,
    );
  warnFood(compared, report);
  warnSize(compared, report);
  warnCategory(compared, sold, report);
}

/** The mark of vegetarian food, and the allergens, on which people rely. */
function warnFood({ card, product, path }: ComparedCard, report: Report) {
  const { name, foodType, allergens } = product;
  if (typeof card.foodType === 'number' && card.foodType !== foodType)
    report(
      [...path, 'foodType'],
      'other-food',
      foodType === 0
        ? `is ${card.foodType}, the mark of meat: on the menu '${name}' is vegetarian. Write 0.`
        : `is ${card.foodType}, the green mark: on the menu '${name}' is not vegetarian. Write 1.`,
    );
  if (!allergens || !Array.isArray(card.allergens)) return;
  const said: readonly unknown[] = card.allergens;
  const missing = allergens.filter((allergen) => !said.includes(allergen));
  const others = said.filter((allergen) => !allergens.some((one) => one === allergen));
  if (missing.length === 0 && others.length === 0) return;
  const differs = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(others.length > 0 ? [`has ${others.map((other) => quoted(String(other))).join(', ')} too many`] : []),
  ];
  report(
    [...path, 'allergens'],
    'other-allergens',
    `${differs.join(', and ')}, by what the menu says of '${name}'. Write ${JSON.stringify(allergens)}, or leave it out.`,
  );
}

function warnSize({ card, product: { name, sizeIds }, path }: ComparedCard, report: Report) {
  if (typeof card.sizeId !== 'string' || sizeIds.includes(card.sizeId)) return;
  const cure =
    sizeIds.length === 0
      ? "It has no sizes: remove 'sizeId'."
      : `${didYouMean(card.sizeId, sizeIds)}Write one of its sizes: ${sizeIds.join(', ')}.`;
  report(
    [...path, 'sizeId'],
    'other-size',
    `names a size that '${name}' does not have: ${quoted(card.sizeId)}. ${cure}`,
  );
}

/** An unknown category is a fault already (check-menu.ts). */
function warnCategory(
  { card: { categoryId }, product, path }: ComparedCard,
  sold: readonly SoldProduct[],
  report: Report,
) {
  if (typeof categoryId !== 'string' || product.categories.has(categoryId)) return;
  if (!sold.some(({ categories }) => categories.has(categoryId))) return;
  report(
    [...path, 'categoryId'],
    'other-category',
    `is ${quoted(categoryId)}, where '${product.name}' is not.${whereIs(product)} Write a category that it is in.`,
  );
}

/** The product that a card with an unknown id probably means, by its name or else by its id. Ends with a space; empty when none is similar. */
function meantProduct({ productId, name }: Card, sold: readonly SoldProduct[]): string {
  const words = typeof name === 'string' ? wordsOf(name) : '';
  const named = sold.find((product) => wordsOf(product.name) === words);
  const ids = sold.map(({ id }) => id);
  return named ? `Did you mean '${named.id}'? ` : didYouMean(productId, ids);
}
