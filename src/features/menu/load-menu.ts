import { getMenu } from '#schemas/compiled/calls/get-menu.ts';
import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { Request } from '#src/request/ports.ts';
import { refusalWith } from '#src/request/refusal.ts';
import { dataOrThrow, RefusalError } from '#src/request/refusal-error.ts';
import { nextTask } from '#src/ui/next-task.ts';
import type { MenuSource } from './menu-request.ts';
import { sellableMenu } from './sellable-menu.ts';

// The call and its shape are loaded with the first request, because the first screen of the menu comes with the page.

export interface LoadedMenu {
  readonly etag: string | null;
  readonly menu: Menu;
  readonly products: ReadonlyMap<string, MenuProduct>;
}

interface LoadMenu {
  readonly request: Request;
  readonly source: MenuSource;
  readonly previous?: LoadedMenu | undefined;
}

/**
 * Requests the menu unless it is unchanged. A failure is only logged: the screen shows it where the menu would be (MEN-27).
 * @throws RefusalError
 */
export async function loadMenu({ request, source, previous }: LoadMenu): Promise<LoadedMenu> {
  const answer = dataOrThrow(
    await request.callForDocument(getMenu, {
      ...menuCall(source),
      ...(previous?.etag ? { ifNoneMatch: previous.etag } : {}),
    }),
  );
  if (!answer.changed) {
    if (previous) return previous;
    throw new RefusalError(refusalWith({ kind: 'unreadable', code: 'NOT_MODIFIED' }));
  }
  // Parsing, reading and rendering a large menu in one task would delay the response to taps.
  await nextTask();
  const menu = sellableMenu(answer.data);
  if (!menu) throw new RefusalError(refusalWith({ kind: 'unreadable', code: 'EMPTY_MENU' }));
  const products = productsOf(menu);
  await nextTask();
  return { etag: answer.etag, menu, products };
}

/** The call for the menu of a source. The session may have another store or order type by the time that the call is sent. */
function menuCall({ storeId, orderType, headers }: MenuSource) {
  return { params: { storeId }, headers: { ...headers, [headerNames.deliveryType]: orderType } };
}

function productsOf(menu: Menu): ReadonlyMap<string, MenuProduct> {
  const products = new Map<string, MenuProduct>();
  for (const category of menu.catalog) {
    for (const product of category.products) {
      if (!products.has(product.productId)) products.set(product.productId, product);
    }
  }
  return products;
}
