import { useEffect, useRef, useState } from 'react';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { storesAtOnce } from '#schemas/rules/stores-at-once.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useSameHandler } from '#src/ui/use-same-handler.ts';
import { locatorWords as words } from '../locator-words.ts';
import { useMyStoreId } from '../use-my-store-id.ts';
import { useOrderHere } from '../use-order-here.ts';
import { LocatorCard } from './locator-card.tsx';
import { AskedOrder } from './asked-order.tsx';
import styles from './locator-list.module.css';

interface LocatorListProps {
  readonly stores: readonly StoreDetail[];
  readonly selectedId: string | null;
}

/** The list of restaurants, extended in steps. The one that is chosen on the map is scrolled into view. */
export function LocatorList({ stores, selectedId }: LocatorListProps) {
  const { press, busyKey, refusal, question, answer, turnAway } = useOrderHere();
  const mineId = useMyStoreId();
  const [count, setCount] = useState(storesAtOnce);
  const list = useRef<HTMLUListElement>(null);
  const order = useSameHandler(press);
  const chosenAt = stores.findIndex(({ id }) => id === selectedId);
  const shown = stores.slice(0, Math.max(count, chosenAt + 1));

  useEffect(() => {
    if (selectedId === null) return;
    list.current
      ?.querySelector(`[data-store="${CSS.escape(selectedId)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((store) => (
          <li key={store.id} data-store={store.id} className={styles.item}>
            <LocatorCard
              store={store}
              selected={store.id === selectedId}
              isMine={store.id === mineId}
              busy={busyKey === store.id}
              refusal={refusal?.key === store.id ? refusal.text : undefined}
              onOrder={order}
            />
          </li>
        ))}
      </ul>
      {shown.length < stores.length && (
        <Button variant="secondary" fullWidth onClick={() => setCount(shown.length + storesAtOnce)}>
          {words.showMore}
        </Button>
      )}
      <AskedOrder question={question} onAnswer={answer} onClose={turnAway} />
    </>
  );
}
