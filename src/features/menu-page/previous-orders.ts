import useSWR from 'swr';
import { getRecentOrders } from '#schemas/compiled/calls/get-recent-orders.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { isVeg, type MenuEntry } from '#src/features/menu/menu-groups.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';

/** An order of the customer, with what ordering it again needs. */
export interface PreviousOrder {
  readonly id: string;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

/** API-078. Without those that were cancelled, and without what was free. */
async function loadPreviousOrders(request: Request): Promise<readonly PreviousOrder[]> {
  const { data } = dataOrThrow(await request.call(getRecentOrders));
  return data.orders
    .filter(({ tracker }) => tracker?.stage !== orderStages.CANCELLED)
    .map(({ id, items }) => ({
      id,
      items: items
        .filter(({ freeItem }) => !freeItem)
        .map(({ product: { name }, quantity }) => ({ name, quantity })),
    }));
}

const none: readonly PreviousOrder[] = [];
/** A failure is only logged: the menu is shown without them (MEN-27). */
const quiet = { shouldRetryOnError: false, revalidateOnFocus: false };

/** The last orders of a customer who is logged in, the latest first. The key begins like those of all personal content. */
export function usePreviousOrders(): readonly PreviousOrder[] {
  const request = useRequest();
  const storeId = useAppSelector(selectStoreId);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data = none } = useSWR(
    isLoggedIn ? ['content', storeId, 'menu', 'previous-order'] : null,
    () => loadPreviousOrders(request),
    quiet,
  );
  return data;
}

export interface AgainItem {
  readonly card: MenuCard;
  readonly quantity: number;
}

/** The items of an order that one tap can add again: sold now, with nothing left to choose, and fit for veg only. They are matched by name. */
export function itemsAgain(
  order: PreviousOrder,
  entries: Iterable<MenuEntry>,
  vegOnly: boolean,
): readonly AgainItem[] {
  const byName = new Map<string, MenuCard>();
  for (const entry of entries) {
    const { name, available, mustChoose } = entry.card;
    if (available && !mustChoose && (!vegOnly || isVeg(entry))) byName.set(name.toLowerCase(), entry.card);
  }
  return order.items.flatMap(({ name, quantity }) => {
    const card = byName.get(name.toLowerCase());
    return card ? [{ card, quantity }] : [];
  });
}
