import { useMemo, useRef, useState } from 'react';
import { NotLoaded } from '#registry/engine/late/not-loaded.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { type AgainItem, itemsAgain, usePreviousOrders } from '../previous-orders.ts';
import { besideMenuWords as words } from '../beside-menu-words.ts';
import styles from './order-again-card.module.css';

function namesOf(items: readonly AgainItem[]): string {
  return items
    .map(({ card, quantity }) => (quantity > 1 ? `${quantity} × ${card.name}` : card.name))
    .join(', ');
}

/** Offers the items of the last order that this menu still has, to add them with one tap (MEN-28). */
export function OrderAgainCard() {
  const { menu } = useMenu();
  const [previousOrder] = usePreviousOrders();
  const { vegOnly } = useVegOnly();
  const isOffline = useAppSelector(selectStoreIsOffline);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const items = useMemo(
    () => (menu && previousOrder ? itemsAgain(previousOrder, menuEntries(menu), vegOnly) : []),
    [menu, previousOrder, vegOnly],
  );
  if (!previousOrder || items.length === 0 || isOffline) return null;

  async function press(orderHistoryId: string) {
    // A second tap within the same frame comes before the button is rendered as busy.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const code = await import('#src/features/orders/order-again-here.ts').catch(
      (cause: unknown) => new NotLoaded(cause),
    );
    if (code instanceof NotLoaded) sayNotLoaded(code);
    else await dispatch(code.orderAgainHere({ orderHistoryId, vegOnly }));
    isSending.current = false;
    setBusy(false);
  }

  const names = namesOf(items);
  const picture = items.find(({ card }) => card.picture !== undefined)?.card.picture;

  return (
    <Card as="section" tone="wash" padding="small" aria-label={words.previousOrder} className={styles.order}>
      {picture !== undefined && (
        <Picture id={picture} kind="product" alt="" sizes="56px" className={styles.picture} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{words.previousOrder}</h2>
        <p className={styles.names}>{names}</p>
        {items.length < previousOrder.items.length && <p className={styles.note}>{words.notAllAgain}</p>}
      </div>
      <Button
        size="small"
        aria-label={words.addAgainOf(names)}
        busy={busy}
        onClick={() => void press(previousOrder.id)}
      >
        {words.addAgain}
      </Button>
    </Card>
  );
}
