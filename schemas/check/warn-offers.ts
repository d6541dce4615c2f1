import { isRecord } from '../is-record.ts';
import { mixPrice } from '../rules/mix-price.ts';
import type { SoldMenu, SoldProduct } from './sold-products.ts';
import { rupees } from '../rules/rupees.ts';
import { type Amount, amountsIn } from './amounts-in.ts';
import type { Path, Report } from './fault.ts';
import { type Offer, offersOf } from './offer-texts.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';
import { nearestTo, placeOf, productsNamedIn, soldAt, wordsOf } from './sold-at.ts';

interface OffersToWarnOf {
  readonly node: Readonly<Record<string, unknown>>;
  readonly path: Path;
  readonly menu: SoldMenu;
}

/** Warns of prices and names in the texts of a node that differ from the menu behind its links, and of products with another price or name. */
export function warnOffers({ node, path, menu }: OffersToWarnOf, report: Report) {
  for (const offer of offersOf(node, path)) warnOffer(offer, menu, report);
  if (isRecord(node.props))
    warnProducts(node.props.products, { path: [...path, 'props', 'products'], sold: menu.products }, report);
}

function warnOffer({ link, texts, isCoupon }: Offer, { products: sold, mix }: SoldMenu, report: Report) {
  const there = soldAt(link, sold);
  if (!there || there.length === 0) return;
  const place = placeOf(link);
  const named = texts.flatMap(({ text, isHeading }) =>
    isHeading ? (nearestTo(there, productsNamedIn(text, sold)) ?? []) : [],
  );
  const pricesOf = ({ prices, edv }: SoldProduct): readonly number[] =>
    mix && edv && link.action === 'edv'
      ? [...prices, ...prices.map((price) => mixPrice(price, mix))]
      : prices;
  for (const { path, text, isHeading } of texts) {
    const mentioned = productsNamedIn(text, sold);
    const own = isHeading ? nearestTo(there, mentioned) : undefined;
    if (own && !there.includes(own))
      report(
        path,
        'not-there',
        `names '${own.name}', which ${place} does not have.${whereIs(own)} Correct the name or the link.`,
      );
    for (const amount of amountsIn(text)) {
      if (isCoupon && amount.claim === 'price') continue;
      const message = differenceOf(amount, { named: own ?? named[0], mentioned, there, place, pricesOf });
      if (message)
        report(path, 'other-price', `says '${amount.written}': ${message} Correct the price or the link.`);
    }
  }
}

/** In which category of the menu a product is. */
function whereIs({ categories }: SoldProduct): string {
  const [, slug] = categories;
  return slug === undefined ? '' : ` It is in '${slug}'.`;
}

interface Compared {
  /** The product that the heading of the offer names. */
  readonly named: SoldProduct | undefined;
  /** All products that the text of the amount names. */
  readonly mentioned: readonly SoldProduct[];
  readonly there: readonly SoldProduct[];
  readonly place: string;
  readonly pricesOf: (product: SoldProduct) => readonly number[];
}

/** What the menu has instead of an amount; undefined where they agree. */
function differenceOf({ paise, claim }: Amount, compared: Compared): string | undefined {
  const { named, mentioned, there, place, pricesOf } = compared;
  if (named && claim === 'price') {
    if ([named, ...mentioned].some((product) => pricesOf(product).includes(paise))) return undefined;
    return `the menu sells '${named.name}' at ${rupees(named.prices[0])}.`;
  }
  if (claim === 'under' || claim === 'atMost') return noneBelow({ paise, claim }, compared);
  const right =
    claim === 'lowest'
      ? [lowestOf(there).price, Math.min(...there.flatMap(pricesOf)), Math.min(...(named?.prices ?? []))]
      : there.flatMap(pricesOf);
  if (right.includes(paise)) return undefined;
  const sells = `${lowestIn(there, place)}.`;
  return claim === 'lowest' ? sells : `nothing of ${place} costs that; ${sells}`;
}

/** What the menu has instead of dishes below a price: of the products that the same text names, else of the place. */
function noneBelow(
  { paise, claim }: Pick<Amount, 'paise' | 'claim'>,
  { mentioned, there, place, pricesOf }: Compared,
): string | undefined {
  const meant = mentioned.length > 0 ? mentioned : there;
  if (meant.flatMap(pricesOf).some((price) => price < paise || (claim === 'atMost' && price === paise)))
    return undefined;
  const [named] = mentioned;
  if (named) return `the menu sells '${named.name}' at ${rupees(named.prices[0])}.`;
  return `nothing of ${place} costs ${claim === 'atMost' ? 'so little' : 'less'}; ${lowestIn(there, place)}.`;
}

function lowestOf(products: readonly SoldProduct[]): { readonly price: number; readonly name: string } {
  const price = Math.min(...products.flatMap(({ prices }) => prices));
  return { price, name: products.find(({ prices }) => prices.includes(price))?.name ?? '' };
}

function lowestIn(there: readonly SoldProduct[], place: string): string {
  const { price, name } = lowestOf(there);
  return `the lowest price of ${place} is ${rupees(price)}, of '${name}'`;
}

type Card = Readonly<Record<string, unknown>>;

function warnProducts(
  products: unknown,
  { path, sold }: { readonly path: Path; readonly sold: readonly SoldProduct[] },
  report: Report,
) {
  for (const [at, card] of (Array.isArray(products) ? products : []).entries()) {
    if (!isRecord(card)) continue;
    const product = sold.find(({ id }) => id === card.productId);
    if (!product) {
      report(
        [...path, at, 'productId'],
        'not-there',
        `names a product that the menu does not have: ${quoted(String(card.productId))}. ${meantProduct(card, sold)}Write the id of a product of the menu, or remove the card.`,
      );
      continue;
    }
    if (typeof card.price === 'number' && !product.prices.includes(card.price))
      report(
        [...path, at, 'price'],
        'other-price',
        `is ${rupees(card.price)}: the menu sells '${product.name}' at ${rupees(product.prices[0])}. Write ${product.prices[0]}.`,
      );
    if (typeof card.name === 'string' && wordsOf(card.name) !== wordsOf(product.name))
      report(
        [...path, at, 'name'],
        'other-name',
        `is ${quoted(card.name)}: the menu calls it '${product.name}'. Write that name, or correct the 'productId'.`,
      );
  }
}

/** The product that a card with an unknown id probably means, by its name or else by its id. Ends with a space; empty when none is similar. */
function meantProduct({ productId, name }: Card, sold: readonly SoldProduct[]): string {
  const words = typeof name === 'string' ? wordsOf(name) : '';
  const named = sold.find((product) => wordsOf(product.name) === words);
  const ids = sold.map(({ id }) => id);
  return named ? `Did you mean '${named.id}'? ` : didYouMean(productId, ids);
}
