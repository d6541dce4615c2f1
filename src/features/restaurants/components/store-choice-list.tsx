import type { ReactNode } from 'react';
import type { FoundStore, StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { ChooseOutcome } from '#src/features/place/choose-place.ts';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { orderLabel, orderVariant } from '../store-facts.ts';
import { storeListWords as words } from '../store-list-words.ts';
import { StoreCard } from './store-card.tsx';
import styles from './store-choice-list.module.css';

interface StoreChoiceListProps {
  stores: ServerRead<readonly StoreDetail[]>;
  orderType: OrderTypeCode;
  emptyTitle: string;
  /** The link that is shown when there is nothing to choose. */
  wayOn: ReactNode;
  choiceOf: (store: StoreDetail) => AppThunk<Promise<ChooseOutcome>>;
  onChosen: (store: FoundStore) => void;
}

/** Stores to order from. One that takes no orders now is shown but cannot be chosen. */
export function StoreChoiceList(props: StoreChoiceListProps) {
  const { stores, orderType, emptyTitle, wayOn, choiceOf, onChosen } = props;
  const { choose, busyKey, refusal } = useChoosing(onChosen);

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
  if (!stores.data) return <ListSkeleton />;
  if (stores.data.length === 0)
    return <EmptyState pictureId="scene-no-results" title={emptyTitle} action={wayOn} />;

  return (
    <ul className={styles.stores}>
      {stores.data.map((store) => (
        <li key={store.id}>
          <StoreCard
            store={store}
            orderType={orderType}
            note={refusal?.key === store.id ? refusal.text : undefined}
            action={
              store.online && (
                <Button
                  variant={orderVariant(store)}
                  busy={busyKey === store.id}
                  onClick={() => choose(store.id, choiceOf(store))}
                >
                  {orderLabel(store)}
                  <VisuallyHidden>: {store.name}</VisuallyHidden>
                </Button>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
