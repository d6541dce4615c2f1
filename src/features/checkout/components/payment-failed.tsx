import { useLayoutEffect, useRef } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { checkoutWords as words } from '../checkout-words.ts';
import { CareLink } from './care-link.tsx';
import styles from './pay-parts.module.css';

interface PaymentFailedProps {
  readonly title: string;
  readonly text: string;
  /** What to name on the phone. */
  readonly transactionId: string;
  /** Looks again; without it, another try to pay begins with the choice of how. */
  readonly onRetry?: (() => void) | undefined;
  /** It takes the place of a view in which the focus may have been. */
  readonly takesFocus?: boolean;
}

/** Why a payment did not go through, and the ways on. What is in the cart stays there. */
export function PaymentFailed({
  title,
  text,
  transactionId,
  onRetry,
  takesFocus = false,
}: PaymentFailedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={styles.face}>
      <span className={styles.badge}>
        <Icon name="warning" size={32} />
      </span>
      <div role="alert" className={styles.parts}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      <p>{words.cartKept}</p>
      <p className={styles.quiet}>{words.reference(transactionId)}</p>
      <div className={styles.actions}>
        {onRetry ? (
          <Button size="large" onClick={onRetry}>
            {words.ways.retry}
          </Button>
        ) : (
          <ButtonLink size="large" href={pathOf('paymentType')}>
            {words.ways.retry}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={pathOf('paymentType')}>
          {words.ways.change}
        </ButtonLink>
      </div>
      <CareLink />
    </div>
  );
}
