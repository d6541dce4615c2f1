import { z } from 'zod';
import type { Link } from '../actions.ts';
import { isRecord } from '../is-record.ts';
import { nonVegMark } from '../non-veg.ts';
import type { SoldMenu, SoldProduct } from './sold-products.ts';
import { contractOf } from './contract-of.ts';
import type { Path, Report } from './fault.ts';
import { linkOf } from './offer-texts.ts';
import { nearestTo, placeOf, productsNamedIn, soldAt } from './sold-at.ts';
import { walkSchema } from './walk-schema.ts';

type Written = Readonly<Record<string, unknown>>;

interface NodeToWarnOf {
  readonly node: Written;
  readonly path: Path;
  readonly menu: SoldMenu;
}

/** Something that can be marked as not vegetarian: an entry of a list, or a node. */
interface Markable {
  readonly value: Written;
  readonly path: Path;
  readonly link: Link | undefined;
  readonly heading: unknown;
}

/** Warns of what is not marked as not vegetarian although its link leads to dishes with meat alone, and of what is although it does not (MEN-19). */
export function warnNonVeg({ node, path, menu: { products } }: NodeToWarnOf, report: Report) {
  const own = linkOf(node) ?? contractOf(node.type)?.defaultLink;
  const props = isRecord(node.props) ? node.props : {};
  const entries = entriesOf(node, [...path, 'props']);
  const whole = { value: node, path, link: own, heading: props.heading ?? props.label ?? node.title };
  if (node.nonVeg === true || entries.length === 0) warnOf(whole, products, report);
  // A node that is hidden as a whole hides its entries too.
  if (node.nonVeg === true) return;
  for (const { value, path: at } of entries)
    warnOf(
      { value, path: at, link: linkOf(value) ?? own, heading: value.heading ?? value.label },
      products,
      report,
    );
}

/** The entries of the node's lists that can be marked. */
function entriesOf({ type, props }: Written, path: Path): { readonly value: Written; readonly path: Path }[] {
  const contract = contractOf(type);
  const entries: { value: Written; path: Path }[] = [];
  if (!contract) return entries;
  walkSchema({ schema: contract.props, value: props, path }, ({ schema, value, path: at }) => {
    if (schema instanceof z.ZodObject && schema.shape.nonVeg === nonVegMark && isRecord(value))
      entries.push({ value, path: at });
  });
  return entries;
}

function warnOf({ value, path, link, heading }: Markable, sold: readonly SoldProduct[], report: Report) {
  const there = link && soldAt(link, sold);
  // The whole menu says nothing of what is shown here.
  if (!link || !there || there.length === 0 || there === sold) return;
  // An offer that names one dish is about that dish, even if it leads to a category.
  const named = typeof heading === 'string' ? nearestTo(there, productsNamedIn(heading, there)) : undefined;
  const shown = named ? [named] : there;
  const veg = shown.find((product) => product.veg);
  const isOne = shown.length === 1;
  const place = isOne ? `'${shown[0]?.name}'` : placeOf(link);
  if (value.nonVeg !== true && !veg)
    report(
      path,
      'not-marked',
      `is shown while veg only is on, but ${place} ${isOne ? 'is not vegetarian' : 'has no vegetarian dish'}. Add "nonVeg": true.`,
    );
  if (value.nonVeg === true && veg)
    report(
      [...path, 'nonVeg'],
      'wrongly-marked',
      `hides this while veg only is on, but ${place} ${isOne ? 'is vegetarian' : `has vegetarian dishes, such as '${veg.name}'`}. Remove it.`,
    );
}
