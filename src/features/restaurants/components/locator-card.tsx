import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { withQuery } from '#src/config/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { locatorWords as words } from '../locator-words.ts';
import { callLink, directionsLink } from '../store-links.ts';
import { orderLabel, orderVariant } from '../store-facts.ts';
import styles from './locator-card.module.css';
import { StoreCard } from './store-card.tsx';
import { StoreEta } from './store-eta.tsx';

interface LocatorCardProps {
  readonly store: StoreDetail;
  readonly selected: boolean;
  /** The customer's order comes from it. */
  readonly isMine: boolean;
  readonly busy: boolean;
  /** Why the customer cannot order there. */
  readonly refusal: string | undefined;
  readonly onOrder: (store: StoreDetail) => void;
}

/** A restaurant of the locator, with links to call it, to get there and, unless it is switched off, to order. */
export const LocatorCard = memo(function LocatorCard(props: LocatorCardProps) {
  const { store, selected, isMine, busy, refusal, onOrder } = props;
  const { pathname } = useLocation();
  const { id, name } = store;
  const named = <VisuallyHidden>: {name}</VisuallyHidden>;
  return (
    <StoreCard
      store={store}
      selected={selected}
      isMine={isMine}
      eta={isMine && <StoreEta form="sentence" minutesOnly={store.distance !== undefined} />}
      actionBelow
      note={refusal && <span role="alert">{refusal}</span>}
      action={
        <div className={styles.actions}>
          {store.online && (
            <Button size="small" variant={orderVariant(store)} busy={busy} onClick={() => onOrder(store)}>
              {orderLabel(store)}
              {named}
            </Button>
          )}
          <div className={styles.links}>
            <StoreLinks store={store} variant="quiet" />
            <ButtonLink href={withQuery(pathname, { storeId: id })} variant="quiet" size="small">
              {words.details}
              {named}
            </ButtonLink>
          </div>
        </div>
      }
    />
  );
});

interface StoreLinksProps {
  readonly store: StoreDetail;
  /** Quiet in a list, where to order is what each row is for. */
  readonly variant?: 'secondary' | 'quiet';
}

/** Links to call the store and to get directions. */
export function StoreLinks({ store, variant = 'secondary' }: StoreLinksProps) {
  const call = callLink(store.phone);
  const named = <VisuallyHidden>: {store.name}</VisuallyHidden>;
  return (
    <>
      {call && (
        <ButtonLink href={call} variant={variant} size="small" icon={<Icon name="phone" size={18} />}>
          {words.call}
          {named}
        </ButtonLink>
      )}
      <ButtonLink
        href={directionsLink(store)}
        variant={variant}
        size="small"
        icon={<Icon name="location" size={18} />}
      >
        {words.directions}
        {named}
      </ButtonLink>
    </>
  );
}
