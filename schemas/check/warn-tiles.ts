import { isRecord } from '../is-record.ts';
import { pathOfName } from '../menu-names.ts';
import type { Path, Report } from './fault.ts';
import { quoted } from './quoted.ts';
import { soldAt } from './sold-at.ts';
import type { SoldProduct } from './sold-products.ts';

interface TilesToWarnOf {
  readonly node: Readonly<Record<string, unknown>>;
  readonly path: Path;
  readonly sold: readonly SoldProduct[];
}

/** Warns of a tile that shows or names one category of the menu and leads to another: a copy in which one field was not changed. */
export function warnTiles({ node, path, sold }: TilesToWarnOf, report: Report) {
  const props = isRecord(node.props) ? node.props : {};
  for (const [list, entries] of Object.entries(props))
    for (const [at, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      if (!isRecord(entry) || typeof entry.categoryId !== 'string') continue;
      const { categoryId, picture, label } = entry;
      const shown = {
        ...(typeof picture === 'string' && { picture: picture.replace(/^category-/, '') }),
        ...(typeof label === 'string' && { label: pathOfName(label) }),
      };
      for (const [field, category] of Object.entries(shown))
        if (areApart(category, categoryId, sold))
          report(
            [...path, 'props', list, at, field],
            'other-category',
            `is of the category '${category}', and the tile leads to ${quoted(categoryId)}. Correct one of the two.`,
          );
    }
}

/** Whether both are categories of the menu, and no dish is in both. */
function areApart(one: string, other: string, sold: readonly SoldProduct[]): boolean {
  const dishesOf = (to: string) => soldAt({ action: 'menu', to }, sold) ?? [];
  const [here, there] = [dishesOf(one), dishesOf(other)];
  return here.length > 0 && there.length > 0 && !here.some((dish) => there.includes(dish));
}
