import { useId } from 'react';
import type { OrderTypeCode } from '#schemas/node.ts';
import { firstLine, secondLine } from '#src/features/addresses/address-lines.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { storeEta } from '#src/features/restaurants/late-store-eta.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { cartPageWords as words } from '../cart-page-words.ts';
import { showsStoreAddress } from '../cart-variants.ts';
import { storeAddress } from '../late-parts.ts';
import type { OrderStanding } from '../use-order-standing.ts';
import styles from './where-card.module.css';

const icons: Readonly<Record<OrderTypeCode, IconName>> = {
  D: 'scooter',
  P: 'bag',
  DINEIN: 'utensils',
  CURB: 'car',
  IRCTC: 'train',
};

/** Order type, and the address or the restaurant of the order, with the way to change them. */
export function WhereCard({ standing }: { standing: OrderStanding }) {
  const { orderType, storeId, storeName, city, storeIsChosen, placeTitle } = useAppSelector(selectLocation);
  const { address, step, variants, placeHref, addressHref } = standing;
  const titleId = useId();
  const store = [storeName, city].filter(Boolean).join(' · ');
  const atStore = isAtStore(orderType);
  const place = atStore || orderType === 'IRCTC' ? store : (placeTitle ?? '');

  /** A restaurant outlives the login (its place was the customer's), and with it only the address is missing. */
  function noneText(): string {
    if (atStore) return words.noStore;
    return step === 'address' ? words.noAddress : words.noPlace;
  }

  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <span aria-hidden className={styles.sign}>
        <Icon name={icons[orderType]} size={24} />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.label}>
            {words.orderTypeLine[orderType]}
          </h2>
          <p className={styles.place}>{place || noneText()}</p>
          {address && <p className={styles.detail}>{[firstLine(address), secondLine(address)].join(', ')}</p>}
          {orderType === 'D' && step === 'address' && (
            <AppLink to={addressHref} className={styles.add}>
              {words.addAddress}
            </AppLink>
          )}
          {orderType === 'D' && storeIsChosen && store !== '' && (
            <p className={styles.detail}>{words.from(store)}</p>
          )}
          {atStore && storeIsChosen && showsStoreAddress(variants) && (
            <storeAddress.Part storeId={storeId} loading={<Skeleton shape="text" width="60%" />} />
          )}
        </div>
        <AppLink to={placeHref} className={styles.change}>
          {words.change} <VisuallyHidden>{words.changePlace}</VisuallyHidden>
        </AppLink>
        {storeIsChosen && store !== '' && orderType !== 'IRCTC' && (
          <p className={styles.eta}>
            <storeEta.Part form="sentence" />
          </p>
        )}
      </div>
    </Card>
  );
}
