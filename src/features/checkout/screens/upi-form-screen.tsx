import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { UnlessBlocked } from '#src/features/error-pages/unless-blocked.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { failureClosed, selectCheckout, selectIsWorking, selectPayable } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { AmountLine } from '../components/amount-line.tsx';
import { CareLink } from '../components/care-link.tsx';
import { ChangeLink } from '../components/change-link.tsx';
import { FailureDialog } from '../components/failure-dialog.tsx';
import { OptionsWaiting } from '../components/options-waiting.tsx';
import styles from '../components/pay-parts.module.css';
import { Questions } from '../components/questions.tsx';
import type { Instrument } from '../payment-types.ts';
import { useCheckoutReady } from '../use-checkout-ready.ts';
import { usePlace } from '../use-place.ts';
import { useSteps } from '../use-steps.ts';
import { useUpiFlows } from '../use-upi-flows.ts';
import { useWorkLeft } from '../use-work-left.ts';

/** UPI (NAV-25, PAY-09, PAY-10): by apps on this phone, by the UPI ID, or by a QR code, as the device and the test say. */
export function Screen() {
  return (
    <UnlessBlocked feature="UPI_WALLET">
      <Form />
    </UnlessBlocked>
  );
}

function Form() {
  const { isLoaded, isEmpty } = useCheckoutReady();
  const { paymentMode } = useAppSelector(selectCheckout);
  const navigate = useAppNavigate();
  useWorkLeft();
  const isLost = isEmpty || (isLoaded && paymentMode?.paymentType !== 'UPI_WALLET');

  useEffect(() => {
    if (isLost) navigate(pathOf('paymentType'), { replace: true });
  }, [isLost, navigate]);

  return (
    <Page width="narrow">
      <h1>{words.upiTitle}</h1>
      {isLoaded && !isLost ? (
        <Ways />
      ) : (
        <OptionsWaiting>
          <Skeleton height="64px" />
          <Skeleton height="160px" />
        </OptionsWaiting>
      )}
    </Page>
  );
}

function Ways() {
  const flows = useUpiFlows();
  const place = usePlace();
  const go = useSteps();
  const navigate = useAppNavigate();
  const dispatch = useAppDispatch();
  const { failure, upiIntentConfig } = useAppSelector(selectCheckout);
  const toPay = useAppSelector(selectPayable) ?? 0;
  const isWorking = useAppSelector(selectIsWorking);
  const last = useRef<Instrument>({ flow: 'COLLECT' });
  // ERR-19 stands at the field, whose text stays. Without a field, as by apps alone, it is a dialog.
  const isAboutId = failure?.text === paymentTexts.differentUpiId && flows.includes('collect');

  const toWays = () => navigate(pathOf('paymentType'));

  async function pay(instrument: Instrument, isAgain = false) {
    last.current = instrument;
    go(await place({ instrument, isAgain }));
  }

  const [first] = flows;
  return (
    <div className={styles.parts}>
      <AmountLine />
      {flows.map((flow) =>
        flow === 'collect' ? (
          <UpiIdForm
            key={flow}
            pattern={upiIntentConfig?.vpaPattern ?? '.+@.+'}
            isFirst={flow === first}
            busy={isWorking}
            action={words.upiAsk(formatPaise(toPay))}
            refusal={isAboutId ? failure.text : undefined}
            onChange={() => isAboutId && dispatch(failureClosed())}
            onPay={(vpa) => void pay({ flow: 'COLLECT', vpa })}
          />
        ) : (
          <Card key={flow} className={styles.card}>
            <p>{flow === 'intent' ? words.upiIntentText : words.upiQrText}</p>
            <Button
              size="large"
              variant={flow === first ? 'primary' : 'secondary'}
              fullWidth
              busy={isWorking}
              onClick={() => void pay({ flow: flow === 'intent' ? 'INTENT' : 'QR' })}
            >
              {flow === 'intent' ? words.pay(formatPaise(toPay)) : words.upiQr}
            </Button>
          </Card>
        ),
      )}
      <ChangeLink />
      <CareLink />
      <FailureDialog isSaid={isAboutId} onRetry={() => void pay(last.current)} onChange={toWays} />
      <Questions onAgain={() => void pay(last.current, true)} onStep={go} onChange={toWays} />
    </div>
  );
}

interface UpiIdFormProps {
  /** VPA of the server. */
  readonly pattern: string;
  /** It is the first way of the page: its button is the primary one. */
  readonly isFirst: boolean;
  readonly busy: boolean;
  readonly action: string;
  readonly refusal: string | undefined;
  readonly onChange: () => void;
  readonly onPay: (vpa: string) => void;
}

function UpiIdForm({ pattern, isFirst, busy, action, refusal, onChange, onPay }: UpiIdFormProps) {
  const [vpa, setVpa] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const error = refusal ?? fault;

  useLayoutEffect(() => {
    if (refusal !== undefined) input.current?.focus();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const entered = vpa.trim();
    if (isLike(entered, pattern)) return onPay(entered);
    setFault(words.upiIdWrong);
    input.current?.focus();
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={input}
        label={words.upiId}
        hint={words.upiIdHint}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        value={vpa}
        error={error}
        onChange={({ target }) => {
          setVpa(target.value);
          setFault(undefined);
          onChange();
        }}
      />
      <Button type="submit" size="large" variant={isFirst ? 'primary' : 'secondary'} fullWidth busy={busy}>
        {action}
      </Button>
    </form>
  );
}

/** A pattern of the server that no browser reads stops nobody: the server checks again. */
function isLike(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return text.includes('@');
  }
}
