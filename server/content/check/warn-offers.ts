import type { Link } from '#schemas/actions.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { SoldProduct } from '../sold-products.ts';
import { type Amount, amountsIn } from './amounts-in.ts';
import type { Path, Report } from './fault.ts';
import { type Offer, offersOf } from './offer-texts.ts';
import { quoted } from './quoted.ts';

interface OffersToWarnOf {
  readonly node: Readonly<Record<string, unknown>>;
  readonly path: Path;
  readonly sold: readonly SoldProduct[];
}

/** Warns of prices and names in the texts of a node that differ from the menu behind its links, and of products with another price or name. */
export function warnOffers({ node, path, sold }: OffersToWarnOf, report: Report) {
  for (const offer of offersOf(node, path)) warnOffer(offer, sold, report);
  if (isRecord(node.props))
    warnProducts(node.props.products, { path: [...path, 'props', 'products'], sold }, report);
}

function warnOffer({ link, texts }: Offer, sold: readonly SoldProduct[], report: Report) {
  const there = soldAt(link, sold);
  if (!there || there.length === 0) return;
  const place = link.to === undefined ? 'the menu' : quoted(link.to);
  for (const { path, text, isHeading } of texts) {
    const named = isHeading ? nearestTo(there, productsNamedIn(text, sold)) : undefined;
    if (named && !there.includes(named))
      report(
        path,
        'not-there',
        `names '${named.name}', which ${place} does not have. It is in '${[...named.categories][1] ?? ''}'.`,
      );
    for (const amount of amountsIn(text)) {
      const message = differenceOf(amount, { named: amount.isLowest ? undefined : named, there, place });
      if (message) report(path, 'other-price', `says '${amount.written}': ${message}`);
    }
  }
}

interface Compared {
  readonly named: SoldProduct | undefined;
  readonly there: readonly SoldProduct[];
  readonly place: string;
}

/** What the menu has instead of an amount; undefined where they agree. */
function differenceOf({ paise, isLowest }: Amount, { named, there, place }: Compared): string | undefined {
  if (named) {
    if (named.prices.includes(paise)) return undefined;
    return `the menu sells '${named.name}' at ${rupees(named.prices[0])}.`;
  }
  const prices = there.flatMap((product) => product.prices);
  const lowest = Math.min(...prices);
  if (isLowest ? paise === lowest : prices.includes(paise)) return undefined;
  const cheapest = there.find((product) => product.prices.includes(lowest));
  const sells = `the lowest price of ${place} is ${rupees(lowest)}, of '${cheapest?.name}'`;
  return isLowest ? `${sells}.` : `nothing of ${place} costs that; ${sells}.`;
}

/** The products that a link leads to; undefined where it leads elsewhere. */
function soldAt({ action, to }: Link, sold: readonly SoldProduct[]): readonly SoldProduct[] | undefined {
  if (action === 'edv') return sold.filter(({ edv }) => edv);
  if (action !== 'menu') return undefined;
  // A leading 'menu' does not count, as in the app.
  const [category, productId] = (to ?? '').replace(/^menu\//, '').split('/');
  if (productId !== undefined) return sold.filter(({ id }) => id === productId);
  if (!category) return sold;
  return sold.filter(({ categories }) => categories.has(category) || categories.has(category.toLowerCase()));
}

/** The products whose whole name a text has. */
function productsNamedIn(text: string, sold: readonly SoldProduct[]): readonly SoldProduct[] {
  const spoken = ` ${wordsOf(text)} `;
  return sold.filter(({ name }) => spoken.includes(` ${wordsOf(name)} `));
}

/** Of the products that a text names, one that the link leads to, else the one with the longest name. */
function nearestTo(there: readonly SoldProduct[], named: readonly SoldProduct[]): SoldProduct | undefined {
  const byLength = named.toSorted((one, other) => other.name.length - one.name.length);
  return byLength.find((product) => there.includes(product)) ?? byLength[0];
}

function warnProducts(
  products: unknown,
  { path, sold }: Pick<OffersToWarnOf, 'path' | 'sold'>,
  report: Report,
) {
  for (const [at, card] of (Array.isArray(products) ? products : []).entries()) {
    if (!isRecord(card)) continue;
    const product = sold.find(({ id }) => id === card.productId);
    if (!product) {
      report(
        [...path, at, 'productId'],
        'not-there',
        `names a product that the menu does not have: ${quoted(String(card.productId))}.`,
      );
      continue;
    }
    if (typeof card.price === 'number' && !product.prices.includes(card.price))
      report(
        [...path, at, 'price'],
        'other-price',
        `is ${rupees(card.price)}: the menu sells '${product.name}' at ${rupees(product.prices[0])}.`,
      );
    if (typeof card.name === 'string' && wordsOf(card.name) !== wordsOf(product.name))
      report(
        [...path, at, 'name'],
        'other-name',
        `is ${quoted(card.name)}: the menu calls it '${product.name}'.`,
      );
  }
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

function rupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN')}`;
}
