import type { RefObject } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { HelpLines } from '#src/features/tracking/components/help-lines.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import type { OrderStatusReply } from '../api/get-order-status.ts';
import { ordersWords } from '../orders-words.ts';
import { noTransaction } from '../follow-status.ts';
import { thankYouWords as words } from '../thank-you-words.ts';
import styles from './status-view.module.css';

interface ResultViewProps {
  readonly orderStatus: 'FAILED' | 'UNKNOWN';
  readonly reply: OrderStatusReply | null;
  readonly transactionId: string;
  readonly isBusy: boolean;
  /** Gets the focus that the button of the view before had. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/**
 * ORD-04, ORD-06, ORD-38. An order that was not placed, or of which nobody knows it: what happened, what becomes of the money, with its amount and its
 * number, and the way on. The cart is as it was.
 */
export function ResultView({ orderStatus, reply, transactionId, isBusy, heading, onAgain }: ResultViewProps) {
  const isFailed = orderStatus === 'FAILED';
  const { amount, reason, refund } = reply ?? {};
  const owed = refund?.amount ?? amount;
  // With a refund there was an order, and its cart is gone: nothing is said of it before that is known.
  const hasCart = isFailed && !refund && (reply !== null || transactionId === noTransaction);
  return (
    <div className={styles.result}>
      <Card as="section" className={styles.card}>
        <span className={isFailed ? styles.bad : styles.open}>
          <Icon name={isFailed ? 'close' : 'clock'} size={28} />
        </span>
        <div role="alert" className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {isFailed ? words.failedTitle : words.unknownTitle}
          </h1>
          <p>{isFailed ? paymentTexts.notConfirmed : paymentTexts.unknownStatus}</p>
          {reason !== undefined && <p className={styles.text}>{reason}</p>}
        </div>
        {isFailed && (
          <div className={styles.refund}>
            {refund && <h2 className={styles.heading}>{words.refundTitle}</h2>}
            {/* ERR-16: money may have been taken all the same. */}
            <p>{paymentTexts.refundNote}</p>
          </div>
        )}
        <p className={styles.facts}>
          {owed !== undefined && <span>{words.refundAmount(formatPaise(owed))}</span>}
          {transactionId !== noTransaction && <span>{words.transaction(transactionId)}</span>}
        </p>
        <div className={styles.actions}>
          {isFailed ? (
            <ButtonLink href={pathOf('cart')} fullWidth>
              {words.tryAgain}
            </ButtonLink>
          ) : (
            <Button fullWidth busy={isBusy} onClick={onAgain}>
              {words.checkAgain}
            </Button>
          )}
          <ButtonLink href={pathOf('orderHistory')} variant="quiet" fullWidth>
            {ordersWords.allOrders}
          </ButtonLink>
        </div>
        {hasCart && <p className={styles.text}>{words.kept}</p>}
      </Card>
      <HelpLines />
    </div>
  );
}

/** A link without an id, or with one that nobody knows. */
export function MissingView() {
  return (
    <div className={styles.result}>
      <Card as="section" className={styles.card}>
        <div role="alert" className={styles.words}>
          <h1 className={styles.title}>{words.missingTitle}</h1>
          <p className={styles.text}>{words.missingText}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={pathOf('orderHistory')} fullWidth>
            {ordersWords.allOrders}
          </ButtonLink>
          <ButtonLink href={pathOf('menu')} variant="quiet" fullWidth>
            {ordersWords.toMenu}
          </ButtonLink>
        </div>
      </Card>
      <HelpLines />
    </div>
  );
}
