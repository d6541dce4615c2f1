import type { CartLineInput } from '#schemas/entities/cart.ts';
import { defaultForm } from '#schemas/rules/default-form.ts';
import { cartLines } from '../cart/asked-lines.ts';
import type { MenuLookup } from '../cart/menu-lookup.ts';
import type { OrderRecord } from '../orders/own-orders.ts';

/**
 * The lines of an order, as a cart asks for them. An order of an import has products alone: they are asked for in the form that a card adds. What the
 * customer saw as the price then is left out, because today's is another.
 */
export function linesAgain({ summary, items }: OrderRecord, menu: MenuLookup): readonly CartLineInput[] {
  if (summary) return summary.lines.map(({ price: _, ...line }) => line);
  return cartLines(
    items.map(({ productId, name, quantity }) => {
      const product = menu.dishes.get(productId)?.product;
      const form = product && defaultForm(product);
      return {
        id: productId,
        productId,
        item_name: name,
        quantity,
        addonIds: [],
        options: form?.options ?? [],
        ...(form?.sizeId !== undefined && { sizeId: form.sizeId }),
        ...(form?.crustId !== undefined && { crustId: form.crustId }),
      };
    }),
  );
}
