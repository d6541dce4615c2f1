import { spacedMobile } from '#src/features/contact/mobile-number.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { Card } from '#src/ui/card/card.tsx';
import type { Order } from '../api/order.ts';
import { ordersWords as words } from '../orders-words.ts';
import styles from './order-where.module.css';

/** Where the order goes, or where it is collected, who receives it, and what the rider was told. */
export function OrderWhere({ order }: { readonly order: Order }) {
  const { deliveryType, address, store, train, userDetail, zeroContactDelivery, deliveryInstructions } =
    order;
  const storeName = store?.name ?? '';
  const place = isAtStore(deliveryType) || !address ? storeName : address.text;
  const person = [userDetail?.name, userDetail?.mobile && spacedMobile(userDetail.mobile)]
    .filter(Boolean)
    .join(', ');
  if (place === '' && person === '') return null;
  return (
    <Card as="section" className={styles.card}>
      {place !== '' && (
        <>
          <h2 className={styles.title}>{words.where[deliveryType]}</h2>
          <p>{place}</p>
        </>
      )}
      {train && <p>{words.toSeat(train)}</p>}
      {place !== storeName && storeName !== '' && <p className={styles.quiet}>{words.from(storeName)}</p>}
      {person !== '' && (
        <p className={styles.quiet}>
          {words.receiver} {person}
        </p>
      )}
      {zeroContactDelivery && <p className={styles.quiet}>{words.noContact}</p>}
      {deliveryInstructions !== '' && (
        <p className={styles.quiet}>{words.instructions(deliveryInstructions)}</p>
      )}
    </Card>
  );
}
