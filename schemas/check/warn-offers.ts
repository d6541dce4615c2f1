import { isRecord } from '../is-record.ts';
import { mixPrice } from '../rules/mix-price.ts';
import type { SoldMenu, SoldProduct } from './sold-products.ts';
import { rupees } from '../rules/rupees.ts';
import { type Amount, amountsIn } from './amounts-in.ts';
import { countsIn } from './counts-in.ts';
import type { Path, Report } from './fault.ts';
import { type Offer, offersOf } from './offer-texts.ts';
import { nearestTo, placeOf, productsNamedIn, soldAt, whereIs } from './sold-at.ts';
import { warnCards } from './warn-cards.ts';

interface OffersToWarnOf {
  readonly node: Readonly<Record<string, unknown>>;
  readonly path: Path;
  readonly menu: SoldMenu;
}

/** Warns of prices and names in the texts of a node that differ from the menu behind its links, and of products with another price or name. */
export function warnOffers({ node, path, menu }: OffersToWarnOf, report: Report) {
  for (const offer of offersOf(node, path)) warnOffer(offer, menu, report);
  if (isRecord(node.props))
    warnCards(node.props.products, { path: [...path, 'props', 'products'], sold: menu.products }, report);
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
      const compared = { named: own ?? named[0], mentioned, there, place, pricesOf };
      if (isMultiple({ text, amount }, compared)) continue;
      const message = differenceOf(amount, compared);
      if (message)
        report(path, 'other-price', `says '${amount.written}': ${message} Correct the price or the link.`);
    }
  }
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

/** Whether an amount is that of several of one dish: 'Two Margheritas for ₹398'. */
function isMultiple(
  { text, amount: { paise, claim } }: { readonly text: string; readonly amount: Amount },
  { named, mentioned, there, pricesOf }: Compared,
): boolean {
  if (claim !== 'price') return false;
  const prices = (named ? [named, ...mentioned] : there).flatMap(pricesOf);
  return countsIn(text).some((count) => prices.some((price) => price > 0 && price * count === paise));
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
