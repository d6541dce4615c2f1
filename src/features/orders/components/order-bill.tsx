import { useId } from 'react';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { refundTexts } from '#src/features/tracking/refund-texts.ts';
import { stageNamed } from '#src/features/tracking/stage.ts';
import { Card } from '#src/ui/card/card.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import type { Order } from '../api/order.ts';
import { ordersWords as words } from '../orders-words.ts';
import styles from './order-bill.module.css';

interface Row {
  readonly name: string;
  readonly paise: number;
  readonly is?: 'less' | 'free-when-zero';
}

/** The rows that the server sends; nothing is added up here. An order without a bill has the few figures that its reply has (ORD-25, ORD-27). */
function rowsOf({ bill, deliveryType, discount, tax, deliveryCharges }: Order): readonly Row[] {
  const delivery = (paise: number): readonly Row[] =>
    isAtStore(deliveryType) && paise === 0 ? [] : [{ name: words.delivery, paise, is: 'free-when-zero' }];
  const less = (name: string, paise: number): readonly Row[] =>
    paise > 0 ? [{ name, paise, is: 'less' }] : [];
  if (bill) {
    return [
      { name: words.itemTotal, paise: bill.itemTotal },
      ...less(words.mixSaving, bill.mixSaving),
      ...less(words.discount, bill.discount),
      { name: words.packaging, paise: bill.packaging },
      ...delivery(bill.delivery),
      { name: words.cgst, paise: bill.cgst },
      { name: words.sgst, paise: bill.sgst },
    ];
  }
  return [
    ...less(words.discount, discount),
    ...(deliveryCharges > 0 ? delivery(deliveryCharges) : []),
    ...(tax.amount > 0 ? [{ name: words.tax, paise: tax.amount }] : []),
  ];
}

/** What the order cost, charge by charge, as in the cart, and how it was paid (ORD-25, ORD-30). */
export function OrderBill({ order }: { readonly order: Order }) {
  const titleId = useId();
  const { netPrice, promoCode, paymentSummary, paymentResponse } = order;
  const stage = stageNamed(order.tracker?.stage ?? 0);
  // Cash changes hands when the order does: with one that was cancelled, never.
  const paid = paymentSummary?.paymentSummaryItem ?? [];
  const payments = stage === 'CANCELLED' ? paid.filter(({ paymentMode }) => paymentMode !== 'CASH') : paid;
  const fromWallet = paymentResponse?.wl?.amount ?? 0;
  const hasWalletLine = payments.some(({ paymentMode }) => paymentMode === 'PIGGYBANK');
  const points = paymentSummary?.loyaltyEarnedPoints ?? 0;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {words.bill}
      </h2>
      <dl className={styles.rows}>
        {rowsOf(order).map(({ name, paise, is }) => (
          <div key={name} className={is === 'less' ? styles.less : styles.row}>
            <dt>{name}</dt>
            <dd>
              {is === 'less' ? (
                `−${formatPaise(paise)}`
              ) : (
                <Price paise={paise} size="small" freeWhenZero={is === 'free-when-zero'} />
              )}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>
            <Price paise={netPrice} size="large" />
          </dd>
        </div>
      </dl>
      {promoCode !== undefined && <p className={styles.quiet}>{words.code(promoCode)}</p>}
      {(payments.length > 0 || fromWallet > 0) && (
        <>
          <h3 className={styles.heading}>{words.payment}</h3>
          <dl className={styles.rows}>
            {payments.map(({ label, paymentMode, amount, reference }, at) => (
              <div key={at} className={styles.row}>
                <dt>
                  {label}
                  {paymentMode === 'CASH' && stage !== null && stage !== 'DELIVERED' && (
                    <span className={styles.reference}>
                      {isAtStore(order.deliveryType) ? words.payAtStore : words.payAtDoor}
                    </span>
                  )}
                  {reference !== undefined && (
                    <span className={styles.reference}>{words.reference(reference)}</span>
                  )}
                </dt>
                <dd>
                  <Price paise={amount} size="small" />
                </dd>
              </div>
            ))}
            {fromWallet > 0 && !hasWalletLine && (
              <div className={styles.row}>
                <dt>{words.fromWallet}</dt>
                <dd>
                  <Price paise={fromWallet} size="small" />
                </dd>
              </div>
            )}
          </dl>
        </>
      )}
      {paid.length > payments.length && payments.length === 0 && fromWallet === 0 && (
        <p className={styles.good}>{words.notCharged}</p>
      )}
      {points > 0 && <p className={styles.good}>{words.points(points, stage === 'DELIVERED')}</p>}
      {refundTexts(order).map((text) => (
        <p key={text} className={styles.good}>
          {text}
        </p>
      ))}
      <TaxLines order={order} />
    </Card>
  );
}

/** What the law wants on a bill: the invoice, the tax number and the food licence of the restaurant. */
function TaxLines({ order: { invoiceNumber, sac, store } }: { readonly order: Order }) {
  const lines = [
    invoiceNumber && words.invoice(invoiceNumber),
    store?.gstin && words.gstin(store.gstin),
    sac && words.sac(sac),
    store?.fssai && words.fssai(store.fssai),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.taxes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
