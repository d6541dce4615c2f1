import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { StoreMapPlace } from '#src/features/map/components/map-place.tsx';
import { orderTypeLabels } from '#src/features/order-type/order-types.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Chip } from '#src/ui/chip/chip.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { useStoreLocalities } from '../api/get-store-localities.ts';
import { useStorePage } from '../api/get-store-page.ts';
import { locatorWords as words } from '../locator-words.ts';
import { neverCloses, orderLabel, orderVariant, spokenTime, storeStatus, streetOf } from '../store-facts.ts';
import { storeWords } from '../store-words.ts';
import { useDistance } from '../use-distance.ts';
import { useMyStoreId } from '../use-my-store-id.ts';
import { useOrderHere } from '../use-order-here.ts';
import { StoreLinks } from './locator-card.tsx';
import { AskedOrder } from './asked-order.tsx';
import { StoreEta } from './store-eta.tsx';
import styles from './store-page.module.css';

/** One restaurant: address, opening hours, order types and directions. */
export function StorePage({ storeId }: { storeId: string }) {
  const { pathname } = useLocation();
  const { data: store, isMissing, error, isLoading, retry } = useStorePage(storeId);
  const back = (
    <ButtonLink href={pathname} variant="quiet" icon={<Icon name="chevron-left" size={18} />}>
      {words.backToAll}
    </ButtonLink>
  );
  if (isMissing) {
    return (
      <Page>
        <ErrorState title={words.storeGone} text={words.storeGoneText} action={back} />
      </Page>
    );
  }
  if (error) {
    return (
      <Page>
        <ErrorState
          title={words.failedStoresTitle}
          text={words.failedStoresText}
          onRetry={retry}
          busy={isLoading}
          action={back}
        />
      </Page>
    );
  }
  if (!store) {
    return (
      <Page>
        <SkeletonGroup label={words.loadingStores}>
          <Skeleton height="40px" width="60%" />
          <Skeleton height="220px" />
          <Skeleton height="320px" />
        </SkeletonGroup>
      </Page>
    );
  }
  return (
    <Page>
      <div>{back}</div>
      <StoreFacts store={store} />
    </Page>
  );
}

function StoreFacts({ store }: { store: StoreDetail }) {
  const { press, busyKey, refusal, question, answer, turnAway } = useOrderHere();
  const { data: localities } = useStoreLocalities(store.id);
  const distance = useDistance(store);
  const isMine = useMyStoreId() === store.id;
  const { name, city, state, pincode, phone, hours, orderTypes } = store;
  const status = storeStatus(store);
  return (
    <article className={styles.store}>
      <div className={styles.facts}>
        <div className={styles.heading}>
          <h1>{name}</h1>
          <Badge tone={status.tone}>{status.text}</Badge>
          {isMine && <Badge tone="praise">{storeWords.mine}</Badge>}
        </div>
        {(distance !== undefined || isMine) && (
          <div>
            {distance !== undefined && <p>{distance}</p>}
            {isMine && (
              <p className={styles.eta}>
                <StoreEta form="sentence" minutesOnly={distance !== undefined} />
              </p>
            )}
          </div>
        )}
        {!store.online && <Notice tone="warning">{words.offline}</Notice>}
        <dl className={styles.list}>
          <dt>{words.address}</dt>
          <dd>
            {streetOf(store)}, {city}, {state} {pincode}
          </dd>
          <dt>{words.hours}</dt>
          <dd>{hoursOf(hours)}</dd>
          <dt>{words.phone}</dt>
          <dd>{phone}</dd>
          <dt>{words.orderTypes}</dt>
          <dd className={styles.chips}>
            {orderTypes.map((code) => (
              <Chip key={code}>{orderTypeLabels[code]}</Chip>
            ))}
          </dd>
          {localities && localities.length > 0 && (
            <>
              <dt>{words.deliversTo}</dt>
              <dd>{localities.map((each) => each.name).join(', ')}</dd>
            </>
          )}
        </dl>
        <div className={styles.actions}>
          {store.online && (
            <Button variant={orderVariant(store)} busy={busyKey === store.id} onClick={() => press(store)}>
              {orderLabel(store)}
            </Button>
          )}
          <StoreLinks store={store} />
        </div>
        {refusal && <Notice tone="bad">{refusal.text}</Notice>}
        <AskedOrder question={question} onAnswer={answer} onClose={turnAway} />
      </div>
      <div className={styles.map}>
        <OneStoreMap store={store} />
      </div>
    </article>
  );
}

function hoursOf(hours: StoreDetail['hours']): string {
  if (neverCloses(hours)) return words.allDay;
  return words.everyDay(spokenTime(hours.opens), spokenTime(hours.closes));
}

function OneStoreMap({ store }: { store: StoreDetail }) {
  // The same array in each render: the map draws its markers again for a new one.
  const stores = useMemo(() => [store], [store]);
  return <StoreMapPlace label={words.oneStoreMap(store.name)} stores={stores} selectedId={store.id} />;
}
