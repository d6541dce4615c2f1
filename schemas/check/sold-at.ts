import type { Link } from '../actions.ts';
import type { SoldProduct } from './sold-products.ts';
import { quoted } from './quoted.ts';

/** The place behind a link, in the words of a message. */
export function placeOf({ action, to }: Link): string {
  if (action === 'edv') return 'the everyday-value page';
  return to === undefined ? 'the menu' : quoted(to);
}

/** The products that a link leads to; undefined where it leads elsewhere. */
export function soldAt(
  { action, to }: Link,
  sold: readonly SoldProduct[],
): readonly SoldProduct[] | undefined {
  if (action === 'edv') return sold.filter(({ edv }) => edv);
  if (action !== 'menu') return undefined;
  // A leading 'menu' does not count, as in the app.
  const [category, productId] = (to ?? '').replace(/^menu\//, '').split('/');
  if (productId !== undefined) return sold.filter(({ id }) => id === productId);
  if (!category) return sold;
  return sold.filter(({ categories }) => categories.has(category) || categories.has(category.toLowerCase()));
}

/** The products whose whole name a text has. */
export function productsNamedIn(text: string, sold: readonly SoldProduct[]): readonly SoldProduct[] {
  const spoken = ` ${wordsOf(text)} `;
  return sold.filter(({ name }) => spoken.includes(` ${wordsOf(name)} `));
}

/** Of the products that a text names, one that the link leads to, else the one with the longest name. */
export function nearestTo(
  there: readonly SoldProduct[],
  named: readonly SoldProduct[],
): SoldProduct | undefined {
  const byLength = named.toSorted((one, other) => other.name.length - one.name.length);
  return byLength.find((product) => there.includes(product)) ?? byLength[0];
}

/** The words of a text, for comparing names. */
export function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** In which category of the menu a product is, as a sentence after another one. */
export function whereIs({ categories }: SoldProduct): string {
  const [, slug] = categories;
  return slug === undefined ? '' : ` It is in '${slug}'.`;
}
