import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import { constants } from '#src/config/constants.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { CodeField } from '#src/features/login/components/code-field.tsx';
import { isWholeCode } from '#src/features/login/read-code.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import { Button } from '#src/ui/button/button.tsx';
import { readTransaction } from '../api/get-transaction.ts';
import { beginPaytmLink, endPaytmLink, type PaytmLink as Link, resendPaytmCode } from '../api/paytm.ts';
import { paytmKnown } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf } from '../failure.ts';
import type { Step } from '../payment-types.ts';
import { ChangeLink } from './change-link.tsx';
import styles from './pay-parts.module.css';

interface PaytmLinkProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** The code was taken, and what came after it was lost: Paytm takes a code once. */
function mayBeLinked({ kind, code }: Refusal): boolean {
  return kind !== 'refused' || code === 'PAYTM_AWAY';
}

/** PAY-26. Links the wallet of a number by the code that Paytm texts to it. Number and code are state of this form alone. */
export function PaytmLink({ step, onStep }: PaytmLinkProps) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const { mobile: ownMobile } = useAppSelector(selectSession);
  const [mobile, setMobile] = useState(() => nationalMobile(ownMobile ?? ''));
  const [link, setLink] = useState<Link | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const seconds = useSecondsLeft(resendAt);
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const isOther = useRef(false);

  // The button that asked for it is gone with the field of the code.
  useLayoutEffect(() => {
    if (link === null && isOther.current) input.current?.focus();
  }, [link]);

  /** The field that it is about gets the focus, with what is in it selected. */
  function wrong(text: string | undefined) {
    setFault(text);
    input.current?.focus();
    input.current?.select();
  }

  async function inTurn(act: () => Promise<void>) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFault(undefined);
    await act();
    isSending.current = false;
    setBusy(false);
  }

  const ask = (again: boolean) =>
    inTurn(async () => {
      const answer = await dispatch(again ? resendPaytmCode(mobile) : beginPaytmLink(mobile));
      if (!answer.ok) return wrong(failureOf(answer.refusal)?.text);
      setLink(answer.data);
      setResendAt(clock.now() + constants.otp.resendAfterMs);
    });

  /** What the order waits for by now; undefined where that is not known. */
  async function stepNow(): Promise<Step | undefined> {
    const known = await dispatch(readTransaction(step.orderTransactionId));
    return known.ok ? known.data.step : undefined;
  }

  const confirm = (otp: string) =>
    inTurn(async () => {
      if (link === null) return;
      if (!isWholeCode(otp)) return wrong(validationTexts.otpOrPin);
      const answer = await dispatch(endPaytmLink({ state: link.state, otp }));
      const { orderTransactionId, amount } = step;
      if (!answer.ok) {
        const linked = mayBeLinked(answer.refusal) ? await stepNow() : undefined;
        if (linked && linked.action !== step.action) return onStep({ ...linked, mobile });
        wrong(failureOf(answer.refusal)?.text);
        return;
      }
      const { isLinked, balance } = answer.data;
      dispatch(paytmKnown({ orderTransactionId, isLinked, balance, short: Math.max(0, amount - balance) }));
      // Whether money can be added on the way, the server knows.
      const next = await stepNow();
      onStep({ ...(next ?? { ...step, action: 'PAYTM_WITHDRAW_MONEY', balance }), mobile });
    });

  function takeAnother() {
    isOther.current = true;
    setLink(null);
    setCode('');
    setFault(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (link !== null) void confirm(code);
    else if (mobilePattern.test(mobile)) void ask(false);
    else wrong(validationTexts.mobileInvalid);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <h2>{words.paytmLink}</h2>
      <p className={styles.quiet}>{link === null ? words.paytmLinkText : words.paytmCode(link.mobile)}</p>
      {link === null ? (
        <MobileField
          ref={input}
          label={words.paytmMobile}
          value={mobile}
          error={fault}
          onChange={({ target }) => {
            setMobile(target.value);
            setFault(undefined);
          }}
        />
      ) : (
        <CodeField
          label={words.code}
          look="line"
          value={code}
          error={fault}
          input={input}
          onCode={(next, isFilledIn) => {
            setCode(next);
            setFault(undefined);
            if (isFilledIn) void confirm(next);
          }}
        />
      )}
      <Button type="submit" size="large" fullWidth busy={busy}>
        {link === null ? words.paytmSend : words.paytmConfirm}
      </Button>
      {link !== null && (
        <>
          <Button variant="quiet" fullWidth disabled={seconds > 0} onClick={() => void ask(true)}>
            {seconds > 0 ? words.resendIn(seconds) : words.resend}
          </Button>
          <Button variant="quiet" fullWidth disabled={busy} onClick={takeAnother}>
            {words.paytmOther}
          </Button>
        </>
      )}
      <ChangeLink />
    </form>
  );
}
