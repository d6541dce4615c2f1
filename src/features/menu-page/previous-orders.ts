import useSWR from 'swr';
import { getWidgetContent } from '#schemas/compiled/endpoints.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { isVeg, type MenuEntry } from '#src/features/menu/menu-groups.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { Request } from '#src/request/ports.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';

/** An order of the customer's, as far as ordering it again needs to know it. */
export interface PreviousOrder {
  readonly id: string;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

function readOrder(value: unknown): PreviousOrder | null {
  const { id, items } = (value ?? {}) as { id?: unknown; items?: unknown };
  if (typeof id !== 'string' || !Array.isArray(items)) return null;
  const known = items.flatMap((item: unknown) => {
    const { name, quantity = 1 } = (item ?? {}) as { name?: unknown; quantity?: unknown };
    return typeof name === 'string' && Number.isSafeInteger(quantity) && (quantity as number) > 0
      ? [{ name, quantity: quantity as number }]
      : [];
  });
  return known.length > 0 ? { id, items: known } : null;
}

async function loadPreviousOrders(request: Request): Promise<readonly PreviousOrder[]> {
  const reply = await request.call(getWidgetContent, { params: { key: 'previous-order' } });
  const orders = statusOf(reply) === 'success' ? reply.data?.['orders'] : undefined;
  return Array.isArray(orders) ? orders.map(readOrder).filter((order) => order !== null) : [];
}

const none: readonly PreviousOrder[] = [];
/** A failure is only logged: the menu goes without (MEN-27). */
const quiet = { shouldRetryOnError: false, revalidateOnFocus: false };

/** The last orders of a customer who is logged in, the latest first. The key begins as that of all content that belongs to a person. */
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

/** What of an order one tap can bring again: what is sold now, leaves nothing to choose and fits veg-only. Orders name dishes as the menu does. */
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
