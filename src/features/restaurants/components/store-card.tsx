import type { ReactNode } from 'react';
import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { classes } from '#src/ui/classes.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { orderTypeLabels } from '#src/features/order-type/order-types.ts';
import { spokenDistance, storeStatus, streetOf } from '../store-facts.ts';
import { storeWords as words } from '../store-words.ts';
import styles from './store-card.module.css';

interface StoreCardProps {
  readonly store: StoreDetail;
  /** The order type that the customer chose; without it the card lists all order types of the store. */
  readonly orderType?: OrderTypeCode | undefined;
  /** A button or a link. */
  readonly action?: ReactNode;
  /** In a narrow list the action stays below the facts on wide screens, too. */
  readonly actionBelow?: boolean;
  /** A line of text from the caller, such as 'You ordered here last'. */
  readonly note?: ReactNode;
  /** The customer's order comes from it. */
  readonly isMine?: boolean;
  /** In how many minutes an order from it is there; its line is kept while that is not known. */
  readonly eta?: ReactNode;
  /** The card is selected in its list, for example by its marker on the map. */
  readonly selected?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A restaurant: name, address, distance, and whether it takes orders now. */
export function StoreCard(props: StoreCardProps) {
  const {
    store,
    orderType,
    action,
    actionBelow = false,
    note,
    isMine = false,
    eta,
    selected = false,
    headingLevel = 2,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const status = storeStatus(store);
  return (
    <article className={classes(styles.card, selected && styles.selected)}>
      <span className={styles.sign}>
        <Icon name="store" size={22} />
      </span>
      <div className={styles.facts}>
        <div className={styles.heading}>
          <Heading className={styles.name}>{store.name}</Heading>
          {isMine && <Badge tone="praise">{words.mine}</Badge>}
        </div>
        <p className={styles.address}>{addressLine(store)}</p>
        <p className={styles.line}>
          {store.distance !== undefined && (
            <span className={styles.distance}>{words.away(spokenDistance(store.distance))}</span>
          )}
          <span className={classes(styles.status, styles[status.tone])}>{status.text}</span>
        </p>
        {eta && <p className={styles.eta}>{eta}</p>}
        {orderType === undefined && (
          <p className={styles.types}>{store.orderTypes.map((code) => orderTypeLabels[code]).join(' · ')}</p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action && <div className={classes(styles.action, actionBelow && styles.below)}>{action}</div>}
    </article>
  );
}

function addressLine(store: StoreDetail): string {
  const { city, pincode } = store;
  return [streetOf(store), `${city} ${pincode}`.trim()].filter(Boolean).join(', ');
}
