import type { MenuNames } from './shop-names.ts';
import type { ValueFault } from './check-context.ts';
import { nearestName } from './nearest-name.ts';
import { nearOr } from './propose.ts';
import { quoted } from './quoted.ts';

/** Checks that the menu has the category and product that a link or a tile leads to. */
export function checkMenu(to: string, { categories, products }: MenuNames): ValueFault | undefined {
  // A leading 'menu' does not count, as in the app.
  const [category = '', product] = to.replace(/^menu\//, '').split('/');
  if (category !== 'menu' && !categories.has(category) && !categories.has(category.toLowerCase())) {
    const cure = nearOr(
      category,
      [...categories],
      `Write one of the categories: ${[...categories].join(', ')}.`,
    );
    return {
      code: 'dead-link',
      message: `${quoted(to)} names a category that the menu does not have. ${cure}`,
    };
  }
  if (product === undefined || products.has(product)) return undefined;
  const near = nearestName(product, [...products]);
  const cure = near ? `Did you mean '${category}/${near}'?` : 'Write the id of a product of the menu.';
  return {
    code: 'dead-link',
    message: `${quoted(to)} names a product that the menu does not have. ${cure}`,
  };
}
