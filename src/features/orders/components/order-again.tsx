import { useLayoutEffect, useRef } from 'react';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { againWords as words } from '../again-words.ts';
import { useOrderAgain } from '../use-order-again.ts';
import styles from './order-actions.module.css';

interface OrderAgainProps {
  readonly id: string;
  readonly orderId: string;
  readonly variant?: 'primary' | 'secondary';
}

/** Orders the same again (ORD-31, ORD-35). While it counts down, Cancel stands where the button was, so that a second tap cancels. */
export function OrderAgain({ id, orderId, variant = 'secondary' }: OrderAgainProps) {
  const { state, canCancel, press, cancel } = useOrderAgain(id);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(state.is);
  useLayoutEffect(() => {
    // The button that was pressed is gone: its place gets the focus.
    if (before.current !== state.is && document.activeElement === document.body) button.current?.focus();
    before.current = state.is;
  }, [state.is]);

  if (state.is === 'counting') {
    return (
      <div className={styles.counting}>
        <VisuallyHidden>
          <span role="status">{words.begun}</span>
        </VisuallyHidden>
        <Countdown until={state.until} />
        {canCancel && (
          <Button ref={button} variant="secondary" size="small" onClick={cancel}>
            {words.cancel}
            <VisuallyHidden>{words.ofOrder(orderId)}</VisuallyHidden>
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <Button ref={button} variant={variant} size="small" busy={state.is === 'sending'} onClick={press}>
        {words.again}
        <VisuallyHidden>{words.ofOrder(orderId)}</VisuallyHidden>
      </Button>
      {state.is === 'idle' && state.text !== null && (
        <div className={styles.fault}>
          <Notice tone="warning">{state.text}</Notice>
        </div>
      )}
    </>
  );
}

function Countdown({ until }: { readonly until: number }) {
  return <span className={styles.seconds}>{words.counting(useSecondsLeft(until))}</span>;
}
