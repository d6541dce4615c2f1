import { useCallback, useEffect, useRef, useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { sendOrderCode } from './api/send-order-otp.ts';
import { failureOf } from './failure.ts';
import type { Step } from './payment-types.ts';

interface CodeSent {
  /** Masked; null until the message is on its way. */
  readonly mobile: string | null;
  /** When another may be asked for: epoch milliseconds. */
  readonly resendAt: number;
  readonly isSending: boolean;
  /** Why it was not sent. */
  readonly fault: string | null;
}

/** PAY-12. Has the code of an order texted once, and again when the customer asks: a page that is opened again, or read anew, has none texted. */
export function useCodeSent({ orderTransactionId, mobile, codeSentAt }: Step) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const wasSent = codeSentAt !== undefined;
  const [sent, setSent] = useState<CodeSent>({
    mobile: wasSent ? (mobile ?? null) : null,
    resendAt: wasSent ? Date.parse(codeSentAt) + constants.otp.resendAfterMs : 0,
    isSending: !wasSent,
    fault: null,
  });
  const askedFor = useRef<string | null>(null);

  const send = useCallback(async () => {
    setSent((now) => ({ ...now, isSending: true, fault: null }));
    const answer = await dispatch(sendOrderCode(orderTransactionId));
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
  }, [dispatch, clock, orderTransactionId]);

  useEffect(() => {
    if (wasSent || askedFor.current === orderTransactionId) return;
    askedFor.current = orderTransactionId;
    void send();
  }, [wasSent, orderTransactionId, send]);

  return { ...sent, send };
}
