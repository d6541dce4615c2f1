import useSWR from 'swr';
import { getRecentOrders } from '#schemas/compiled/calls/get-recent-orders.ts';
import { given } from '#schemas/given.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { isVeg, type MenuEntry } from '#src/features/menu/menu-groups.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';

interface OrderedItem {
  readonly productId: string;
  readonly quantity: number;
  /** Whether it has meat as it was ordered; absent where that is not known. */
  readonly foodType?: 0 | 1;
}

/** An order of the customer, with what offering it again needs. */
export interface PreviousOrder {
  readonly id: string;
  readonly items: readonly OrderedItem[];
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
        .map(({ product, quantity, foodType }) => ({
          productId: product.id,
          quantity,
          ...given({ foodType }),
        })),
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

/**
 * The items of an order that one tap can add again: sold now, and fit for veg only. The server puts each back in the size and with the choices that it
 * was ordered with.
 */
export function itemsAgain(
  order: PreviousOrder,
  entries: ReadonlyMap<string, MenuEntry>,
  vegOnly: boolean,
): readonly AgainItem[] {
  return order.items.flatMap(({ productId, quantity, foodType }) => {
    const entry = entries.get(productId);
    if (!entry?.card.available) return [];
    if (vegOnly && !(foodType === undefined ? isVeg(entry) : foodType === 0)) return [];
    return [{ card: entry.card, quantity }];
  });
}
