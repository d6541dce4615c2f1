import { entryPages } from '#schemas/compiled/stored/entry-pages.ts';
import type { EventItem } from '#schemas/events.ts';
import type { Emit } from '#src/features/analytics/event-outlet.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { pictureSources } from '#src/ui/picture/picture-sources.ts';

type Lines = readonly CartLine[];

/** ANA-03. */
export function itemOf(line: CartLine, entryPage: string, quantity = line.quantity): EventItem {
  return {
    item_id: line.menuCode ?? line.productId,
    product_name: line.name,
    mrp: line.price,
    quantity,
    size: line.sizeName ?? '',
    image_url: line.picture === undefined ? '' : pictureSources(line.picture, 'product').fallback,
    category: line.categoryName ?? line.categoryId ?? '',
    entry_page: entryPage,
  };
}

export type EntryPages = ReturnType<typeof createEntryPages>;

/** On which screens the lines were added. Kept for the tab, because the way to a bank and back loads the page anew. */
export function createEntryPages(persistence: () => Persistence) {
  const read = () => persistence().read(entryPages) ?? {};
  return {
    of: ({ key }: CartLine, otherwise: string) => read()[key] ?? otherwise,
    keep(lines: Lines, key: string, screenName: string) {
      const known = read();
      const inCart = lines.flatMap((line) => {
        const page = known[line.key];
        return page === undefined ? [] : [[line.key, page] as const];
      });
      persistence().write(entryPages, { [key]: screenName, ...Object.fromEntries(inCart) });
    },
  };
}

interface LineChange {
  readonly before: Lines;
  readonly after: Lines;
  readonly screenName: string;
  readonly entries: EntryPages;
}

/** Units that came and went, a line at a time: a limit may have let in fewer than were asked for. */
export function emitLineChanges({ before, after, screenName, entries }: LineChange, emit: Emit): void {
  for (const line of after) {
    const had = before.find(({ key }) => key === line.key)?.quantity ?? 0;
    if (line.quantity > had) {
      entries.keep(after, line.key, screenName);
      emit('cart_add', itemOf(line, entries.of(line, screenName), line.quantity - had));
    } else if (line.quantity < had) {
      emit('cart_remove', itemOf(line, entries.of(line, screenName), had - line.quantity));
    }
  }
  for (const line of before) {
    if (after.every(({ key }) => key !== line.key))
      emit('cart_remove', itemOf(line, entries.of(line, screenName)));
  }
}
