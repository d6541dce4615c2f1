import { type ReactNode, useId } from 'react';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { orderWords as words } from '../order-words.ts';
import { selectNudge, selectSaving } from '../nudge-slice.ts';
import styles from './bill-card.module.css';

interface BillCardProps {
  readonly cart: PricedCart | null;
  /** The figures are those of the lines on the screen. */
  readonly isCurrent: boolean;
  /** An answer is on its way. */
  readonly isComing: boolean;
  /** In place of the figures' state: why they are not updated. */
  readonly note: string | null;
  /** At its end: the button, where the bill is beside the lines. */
  readonly children?: ReactNode;
}

/** Every charge of the order, as the server calculated it (CRT-02): nothing here is added up. */
export function BillCard({ cart, isCurrent, isComing, note, children }: BillCardProps) {
  const titleId = useId();
  const orderType = useAppSelector(selectOrderType);
  const bill = cart?.bill;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.bill}
        </h2>
        <p className={styles.state}>
          {isCurrent ? (
            ''
          ) : isComing ? (
            <>
              <Spinner size="small" /> {words.updating}
            </>
          ) : (
            note
          )}
        </p>
      </div>
      <dl className={styles.rows} data-stale={isCurrent ? undefined : ''}>
        <Row name={words.itemTotal} paise={bill?.itemTotal} isComing={isComing} />
        {bill !== undefined && bill.mixSaving > 0 && (
          <Row name={words.mixSaving} paise={bill.mixSaving} isComing={isComing} isLess />
        )}
        {bill !== undefined && bill.discount > 0 && (
          <Row name={words.discount} paise={bill.discount} isComing={isComing} isLess />
        )}
        <Row name={words.packaging} paise={bill?.packaging} isComing={isComing} />
        {(!isAtStore(orderType) || (bill !== undefined && bill.delivery > 0)) && (
          <Row name={words.delivery} paise={bill?.delivery} isComing={isComing} freeWhenZero />
        )}
        <Row name={words.cgst} paise={bill?.cgst} isComing={isComing} />
        <Row name={words.sgst} paise={bill?.sgst} isComing={isComing} />
        <Row name={words.total} paise={cart?.displayNetPrice} isComing={isComing} isTotal />
      </dl>
      <Saving toPay={isCurrent ? cart?.displayNetPrice : undefined} />
      {children}
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly paise: number | undefined;
  readonly isComing: boolean;
  readonly isLess?: boolean;
  readonly isTotal?: boolean;
  readonly freeWhenZero?: boolean;
}

function Row({ name, paise, isComing, isLess = false, isTotal = false, freeWhenZero = false }: RowProps) {
  return (
    <div className={isTotal ? styles.total : isLess ? styles.less : styles.row}>
      <dt>{name}</dt>
      <dd>{figure()}</dd>
    </div>
  );

  function figure(): ReactNode {
    if (paise === undefined) return isComing ? <Skeleton width="3.5rem" height="1.25em" /> : '–';
    if (isLess) return `−${formatPaise(paise)}`;
    return <Price paise={paise} size={isTotal ? 'large' : 'small'} freeWhenZero={freeWhenZero} />;
  }
}

/** What the order saves, said here and nowhere else (CRT-15); its place has a line of text anyway, so that nothing moves when it comes. */
function Saving({ toPay }: { toPay: number | undefined }) {
  const { isLoading } = useAppSelector(selectNudge);
  const saving = useAppSelector((state) => (toPay === undefined ? 0 : selectSaving(state, toPay)));
  if (isLoading) {
    return (
      <p className={styles.note}>
        <Spinner size="small" /> {words.savingLoading}
      </p>
    );
  }
  return saving > 0 ? (
    <p className={styles.saving}>{words.saves(formatPaise(saving))}</p>
  ) : (
    <p className={styles.note}>{words.allCharges}</p>
  );
}
