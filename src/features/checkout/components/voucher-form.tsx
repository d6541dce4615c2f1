import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import type { Refusal } from '#src/request/answer.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { payWithVoucher } from '../api/pay-by-voucher.ts';
import { askNewPin } from '../api/reset-voucher-pin.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf, saysHowItEnded } from '../failure.ts';
import type { Step } from '../payment-types.ts';
import styles from './pay-parts.module.css';

interface VoucherFormProps {
  /** The step of the transaction; null before the order is begun, which the first press does. */
  readonly step: Step | null;
  readonly action: string;
  readonly busy: boolean;
  /** Begins the order and goes on with its first step, also when another try or an answered question began it. */
  readonly begin: (goOn: (begun: Step) => Promise<void>) => Promise<void>;
  readonly onStep: (step: Step) => void;
  /** The transaction is over, its time or by another page: nothing can be entered for it any more. */
  readonly onOver: (transactionId: string) => void;
}

type Faults = Readonly<{ number?: string; secret?: string }>;

/** With these the voucher itself cannot pay, whatever is entered for it. */
const voucherFails: readonly string[] = ['VOUCHER_SHORT', 'VOUCHER_EXPIRED', 'VOUCHER_LOCKED'];

/** PAY-14, PAY-15, PAY-20. Number and PIN, or number and the code that goes to who bought it. Neither is kept anywhere. */
export function VoucherForm({ step, action, busy, begin, onStep, onOver }: VoucherFormProps) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const [number, setNumber] = useState('');
  const [secret, setSecret] = useState('');
  const [hasNoPin, setHasNoPin] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [note, setNote] = useState<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  // A code was sent from here for the number that is typed. After a reload the number is asked for again.
  const [isCodeSent, setIsCodeSent] = useState(false);
  // The voucher that the code was sent for cannot pay: another one is entered, as at the beginning.
  const [isRefused, setIsRefused] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const seconds = useSecondsLeft(resendAt);
  const isSending = useRef(false);
  const [isAskingPin, setIsAskingPin] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const secretField = useRef<HTMLInputElement>(null);
  const byCode = step?.action === 'EV_OTP' && !isRefused;
  const asksSecret = byCode || !hasNoPin;

  // The message is what the customer does next.
  const waitsForCode = byCode && isCodeSent;
  useLayoutEffect(() => {
    if (waitsForCode) secretField.current?.focus();
  }, [waitsForCode]);

  /** The first field that something is wrong with gets the focus. */
  function wrong(found: Faults) {
    setFaults(found);
    if (found.number !== undefined) numberField.current?.focus();
    else if (found.secret !== undefined) secretField.current?.focus();
  }

  /** At the last field that is on the page, or at the number of a voucher that cannot pay; where a popup has said it, nowhere. */
  function refused(refusal: Refusal) {
    const fails = voucherFails.includes(refusal.code);
    if (fails && byCode) {
      setIsRefused(true);
      setHasNoPin(false);
      setSecret('');
    }
    const text = failureOf(refusal)?.text;
    if (text !== undefined) wrong(asksSecret && !fails ? { secret: text } : { number: text });
  }

  /** Pays; `again`: has the code texted again. */
  async function pay(again = false) {
    const missing: Faults = {
      ...(number.trim() === '' && { number: validationTexts.voucher }),
      ...(asksSecret && !again && secret.trim() === '' && { secret: validationTexts.otpOrPin }),
    };
    wrong(missing);
    if (Object.keys(missing).length > 0 || isSending.current) return;
    setNote(null);
    const enter = (begun: Step) => once(() => enterVoucher(begun, asksSecret && !again));
    await once(() => (step === null ? begin(enter) : enter(step)));
  }

  /** Meanwhile the button is busy, and nothing is sent by another press. */
  async function once(work: () => Promise<void>) {
    isSending.current = true;
    setIsPaying(true);
    await work();
    isSending.current = false;
    setIsPaying(false);
  }

  async function enterVoucher(begun: Step, withSecret: boolean) {
    // The cart has a code that does not go with a voucher, for example.
    if (begun.action !== 'EV_PIN' && begun.action !== 'EV_OTP') return onStep(begun);
    const answer = await dispatch(
      payWithVoucher({
        orderTransactionId: begun.orderTransactionId,
        voucherCode: number.trim(),
        ...(withSecret && (byCode ? { otp: secret.trim() } : { pin: secret.trim() })),
      }),
    );
    if (!answer.ok) {
      if (saysHowItEnded(answer.refusal)) return onOver(begun.orderTransactionId);
      refused(answer.refusal);
      return;
    }
    if (answer.data.action === 'EV_OTP') {
      setSecret('');
      setIsCodeSent(true);
      setIsRefused(false);
      setResendAt(clock.now() + constants.otp.resendAfterMs);
    }
    onStep(answer.data);
  }

  /** Once, however often it is pressed meanwhile: each new PIN ends the one before. */
  async function resetPin() {
    if (number.trim() === '') return wrong({ number: validationTexts.voucher });
    setIsAskingPin(true);
    setNote(null);
    const answer = await dispatch(askNewPin(number.trim()));
    setIsAskingPin(false);
    if (answer.ok) setNote(answer.data.text || words.newPinAsked);
    else refused(answer.refusal);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void pay();
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={numberField}
        label={words.voucherNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        readOnly={waitsForCode}
        value={number}
        error={faults.number}
        onChange={({ target }) => {
          setNumber(target.value);
          setFaults({});
        }}
      />
      {byCode && <p role="status">{words.voucherSent(step.mobile ?? '')}</p>}
      {asksSecret && (
        <TextField
          ref={secretField}
          label={byCode ? words.voucherCode : words.pin}
          type={byCode ? 'text' : 'password'}
          inputMode="numeric"
          autoComplete={byCode ? 'one-time-code' : 'off'}
          maxLength={12}
          value={secret}
          error={faults.secret}
          onChange={({ target }) => {
            setSecret(target.value);
            setFaults({});
          }}
        />
      )}
      {note !== null && <Notice tone="good">{note}</Notice>}
      {!byCode && (
        <div className={styles.row}>
          <Button variant="quiet" size="small" busy={isAskingPin} onClick={() => void resetPin()}>
            {words.forgotPin}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setHasNoPin(!hasNoPin)}>
            {hasNoPin ? words.pin : words.noPin}
          </Button>
        </div>
      )}
      <Button type="submit" size="large" fullWidth busy={busy || isPaying}>
        {action}
      </Button>
      {byCode && (
        <Button variant="quiet" fullWidth disabled={seconds > 0} onClick={() => void pay(true)}>
          {seconds > 0 ? words.resendIn(seconds) : words.resend}
        </Button>
      )}
    </form>
  );
}
