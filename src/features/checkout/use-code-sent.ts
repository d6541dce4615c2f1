import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { sendOrderCode } from './api/send-order-otp.ts';
import { failureOf } from './failure.ts';

interface CodeSent {
  /** Masked; null until the message is on its way. */
  readonly mobile: string | null;
  /** When another may be asked for: epoch milliseconds. */
  readonly resendAt: number;
  readonly isSending: boolean;
  /** Why it was not sent. */
  readonly fault: string | null;
}

/** PAY-12. Has the code of an order texted once, and again when the customer asks. */
export function useCodeSent(transactionId: string) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const [sent, setSent] = useState<CodeSent>({ mobile: null, resendAt: 0, isSending: true, fault: null });
  const askedFor = useRef<string | null>(null);

  const send = useCallback(async () => {
    setSent((now) => ({ ...now, isSending: true, fault: null }));
    const answer = await dispatch(sendOrderCode(transactionId));
    setSent((now) =>
      answer.ok
        ? {
            mobile: answer.data.mobile,
            resendAt: clock.now() + answer.data.resendAfter * 1000,
            isSending: false,
            fault: null,
          }
        : { ...now, isSending: false, fault: failureOf(answer.refusal)?.text ?? null },
    );
  }, [dispatch, clock, transactionId]);

  useEffect(() => {
    if (askedFor.current === transactionId) return;
    askedFor.current = transactionId;
    void send();
  }, [transactionId, send]);

  return { ...sent, send };
}
