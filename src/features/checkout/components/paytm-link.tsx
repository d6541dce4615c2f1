import { type FormEvent, useRef, useState } from 'react';
import { validationTexts } from '#src/config/texts/validation.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { CodeField } from '#src/features/login/components/code-field.tsx';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { beginPaytmLink, endPaytmLink, type PaytmLink as Link, resendPaytmCode } from '../api/paytm.ts';
import { paytmKnown } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf } from '../failure.ts';
import type { Step } from '../payment-types.ts';
import styles from './pay-parts.module.css';

interface PaytmLinkProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** PAY-26. Links the wallet of a number by the code that Paytm texts to it. Number and code are state of this form alone. */
export function PaytmLink({ step, onStep }: PaytmLinkProps) {
  const dispatch = useAppDispatch();
  const { mobile: ownMobile } = useAppSelector(selectSession);
  const [mobile, setMobile] = useState(() => nationalMobile(ownMobile ?? ''));
  const [link, setLink] = useState<Link | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);

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
      if (answer.ok) setLink(answer.data);
      else setFault(failureOf(answer.refusal)?.text);
    });

  const confirm = (otp: string) =>
    inTurn(async () => {
      if (link === null) return;
      if (otp === '') return setFault(validationTexts.otpOrPin);
      const answer = await dispatch(endPaytmLink({ state: link.state, otp }));
      if (!answer.ok) {
        setFault(failureOf(answer.refusal)?.text);
        input.current?.select();
        return;
      }
      const { isLinked, balance } = answer.data;
      const short = Math.max(0, step.amount - balance);
      dispatch(paytmKnown({ isLinked, balance, short }));
      onStep({ ...step, action: short > 0 ? 'PAYTM_ADD_MONEY' : 'PAYTM_WITHDRAW_MONEY', balance, mobile });
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (link !== null) void confirm(code);
    else if (/^[6-9]\d{9}$/.test(mobile)) void ask(false);
    else setFault(validationTexts.mobileInvalid);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <h2>{words.paytmLink}</h2>
      <p className={styles.quiet}>{link === null ? words.paytmLinkText : words.paytmCode(link.mobile)}</p>
      {link === null ? (
        <MobileField
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
        <Button variant="quiet" fullWidth onClick={() => void ask(true)}>
          {words.resend}
        </Button>
      )}
    </form>
  );
}
