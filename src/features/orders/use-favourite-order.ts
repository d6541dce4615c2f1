import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { loadAsk } from '#src/features/login/load-ask.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { unshownTextOf } from '#src/request/refusal.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import type { Order } from './api/order.ts';
import { orderKeys } from './api/order-keys.ts';
import { sendFavouriteOrder } from './api/set-favourite-order.ts';
import { type OrderHistory, withFavourite } from './order-pages.ts';
import { ordersWords as words } from './orders-words.ts';

/**
 * ORD-33. The heart of an order: set at once, and set back with a message when the server refuses it. A guest logs in first (ROL-05). One call is made
 * at a time, and the last press counts.
 */
export function useFavouriteOrder({ id, isFavourite }: Pick<Order, 'id' | 'isFavourite'>) {
  const store = useAppStore();
  const request = useRequest();
  const { mutate } = useSWRConfig();
  const address = useAddress();
  const navigate = useAppNavigate();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const latest = useRef(isFavourite);
  const isSending = useRef(false);
  const isMarked = wanted ?? isFavourite;

  async function press() {
    latest.current = !isMarked;
    const isCustomer =
      selectIsLoggedIn(store.getState()) ||
      (await loadAsk(store, { from: 'orders', here: address(), navigate }));
    if (!isCustomer) return;
    setWanted(latest.current);
    if (isSending.current) return;
    isSending.current = true;
    for (let sent = !latest.current; sent !== latest.current; ) {
      sent = latest.current;
      const refusal = await sendFavouriteOrder(request, id, sent);
      if (refusal !== null) {
        setWanted(null);
        const text = unshownTextOf(refusal, words.favouriteFailed);
        if (text !== null) toast({ id: 'favourite-order', text });
        break;
      }
      await keep(sent);
    }
    isSending.current = false;
  }

  /** What pages have of the orders says so too. The list of favourites is read anew when it is shown. */
  async function keep(favourite: boolean) {
    const userId = selectUserId(store.getState());
    if (userId === null) return;
    const quiet = { revalidate: false };
    await Promise.all([
      mutate<OrderHistory>(
        orderKeys.history(userId),
        (known) => known && withFavourite(known, id, favourite),
        quiet,
      ),
      mutate<Order>(
        orderKeys.details(userId, id),
        (known) => known && { ...known, isFavourite: favourite },
        quiet,
      ),
      mutate(orderKeys.favourites(userId)),
      mutate((key) => typeof key === 'string' && key.startsWith(`orders-recommended/${userId}/`)),
    ]);
  }

  return { isMarked, press: () => void press() };
}
