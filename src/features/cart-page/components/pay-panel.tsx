import { useId } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { orderWords as words } from '../order-words.ts';
import type { Block } from '../why-blocked.ts';
import styles from './pay-panel.module.css';

interface PayPanelProps {
  /** The server's amount; undefined before the first. */
  readonly toPay: number | undefined;
  readonly isCurrent: boolean;
  readonly isComing: boolean;
  /** The bill is around it, and says the amount. */
  readonly isInBill: boolean;
  /** What the button says: what comes next. */
  readonly label: string;
  readonly busy: boolean;
  readonly block: Block | null;
  /** Address of the cart, to which another restaurant leads back. */
  readonly here: string;
  readonly onPress: () => void;
  readonly onRetry: () => void;
}

/** The amount to pay, and the one button of the page: it says what happens next, also when that is another try. */
export function PayPanel(props: PayPanelProps) {
  const { toPay, isCurrent, isComing, block, isInBill } = props;
  const reasonId = useId();
  return (
    <div className={styles.panel}>
      {block !== null && (
        <p id={reasonId} className={styles.reason}>
          {block.text}
        </p>
      )}
      {!isInBill && (
        <div className={styles.sum}>
          <span className={styles.label}>{isCurrent || !isComing ? words.total : words.updating}</span>
          {toPay !== undefined ? (
            <span className={styles.amount} data-stale={isCurrent ? undefined : ''}>
              <Price paise={toPay} size="large" />
            </span>
          ) : isComing ? (
            <Skeleton width="4.5rem" height="1.5rem" />
          ) : (
            <span>–</span>
          )}
        </div>
      )}
      <Way {...props} reasonId={reasonId} />
    </div>
  );
}

function Way({ label, busy, block, here, onPress, onRetry, reasonId }: PayPanelProps & { reasonId: string }) {
  if (block?.kind === 'closed') {
    return (
      <ButtonLink
        size="large"
        className={styles.go}
        href={withQuery(pathOf('locationSelection'), { redirectUrl: here })}
      >
        {words.otherStore}
      </ButtonLink>
    );
  }
  if (block?.kind === 'failed') {
    return (
      <Button size="large" className={styles.go} aria-describedby={reasonId} onClick={onRetry}>
        {words.retry}
      </Button>
    );
  }
  return (
    <Button
      size="large"
      className={styles.go}
      busy={busy}
      // It keeps the focus while it is blocked, so it is not disabled for the browser.
      aria-disabled={block !== null}
      aria-describedby={block === null ? undefined : reasonId}
      onClick={onPress}
    >
      {block?.kind === 'offline' ? words.isOffline : label}
    </Button>
  );
}
