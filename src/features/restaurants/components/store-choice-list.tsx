import type { ReactNode } from 'react';
import type { FoundStore, StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PlaceChoice } from '#schemas/stored/place.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { deliveryMark, orderButton } from '../delivery-mark.ts';
import { storeListWords as words } from '../store-list-words.ts';
import { useOrderFrom } from '../use-order-from.ts';
import { useMyStoreId } from '../use-my-store-id.ts';
import { AskedOrder } from './asked-order.tsx';
import { StoreCard } from './store-card.tsx';
import { StoreEta } from './store-eta.tsx';
import { StoresSkeleton } from './stores-skeleton.tsx';
import styles from './store-choice-list.module.css';

interface StoreChoiceListProps {
  stores: ServerRead<readonly StoreDetail[]>;
  orderType: OrderTypeCode;
  /** Where a delivery from these stores goes; without it, the place that is chosen. */
  place?: PlaceChoice | undefined;
  /** The stores take different order types, so each card names its own. */
  ofAllTypes?: boolean;
  emptyTitle: string;
  /** The link that is shown when there is nothing to choose. */
  wayOn: ReactNode;
  onChosen: (store: FoundStore) => void;
}

/** Stores to order from. One that takes no orders now is shown but cannot be chosen. */
export function StoreChoiceList(props: StoreChoiceListProps) {
  const { stores, orderType, place, ofAllTypes = false, emptyTitle, wayOn, onChosen } = props;
  const mineId = useMyStoreId();
  const { press, busyKey, refusal, question, answer, turnAway } = useOrderFrom({
    orderType,
    place,
    onChosen,
  });

  if (stores.error) {
    return (
      <ErrorState
        title={words.storesFailed}
        text={words.failedText}
        onRetry={stores.retry}
        busy={stores.isLoading}
        action={wayOn}
      />
    );
  }
  const { data: shown } = stores;
  if (!shown) return <StoresSkeleton />;
  if (shown.length === 0)
    return <EmptyState pictureId="scene-no-results" title={emptyTitle} action={wayOn} />;

  return (
    <>
      <ul className={styles.stores}>
        {shown.map((store) => {
          const mark = orderType === 'D' ? deliveryMark(store, shown) : null;
          const button = orderButton(store, mark);
          const delivers = mark?.kind === 'delivers' && <Badge tone="good">{mark.text}</Badge>;
          const isMine = store.id === mineId;
          const hasDistance = store.distance !== undefined;
          return (
            <li key={store.id}>
              <StoreCard
                store={store}
                isMine={isMine}
                eta={isMine && <StoreEta form="sentence" minutesOnly={hasDistance} of={orderType} />}
                orderType={ofAllTypes ? undefined : orderType}
                note={refusal?.key === store.id ? refusal.text : delivers || mark?.text}
                action={
                  button && (
                    <Button variant={button.variant} busy={busyKey === store.id} onClick={() => press(store)}>
                      {button.label}
                      <VisuallyHidden>: {store.name}</VisuallyHidden>
                    </Button>
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <AskedOrder question={question} onAnswer={answer} onClose={turnAway} />
    </>
  );
}
