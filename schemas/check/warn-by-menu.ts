import { isRecord } from '../is-record.ts';
import type { SoldMenu } from './sold-products.ts';
import { collectFaults } from './collect-faults.ts';
import type { Fault } from './fault.ts';
import { nodesOf } from './nodes-of.ts';
import type { DocumentToCheck } from './validate-document.ts';
import { warnNonVeg } from './warn-non-veg.ts';
import { warnOffers } from './warn-offers.ts';
import { warnSearchWords } from './warn-search-words.ts';
import { warnTiles } from './warn-tiles.ts';

/** Returns what a document says otherwise than the live menu, each with its address and what the menu has. Pure. */
export function warnByMenu({ kind, body, file }: DocumentToCheck, menu: SoldMenu): readonly Fault[] {
  const { faults, report } = collectFaults(file);
  if (!isRecord(body) || menu.products.length === 0) return faults;
  for (const { value, path } of nodesOf(kind, body)) {
    if (!isRecord(value)) continue;
    warnOffers({ node: value, path, menu }, report);
    warnTiles({ node: value, path, sold: menu.products }, report);
    warnNonVeg({ node: value, path, menu }, report);
  }
  if (kind === 'search-words') warnSearchWords(body, { sold: menu.products, report });
  return faults;
}
