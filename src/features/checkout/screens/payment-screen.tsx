import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PaymentMode, paymentModeOf } from '#schemas/payment-modes.ts';
import { pathOf } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { CardValues } from '../card-rules.ts';
import {
  selectAsksCard,
  selectCheckout,
  selectChosenOption,
  selectIsWorking,
  selectPayable,
  selectStep,
  stepReceived,
} from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { AmountLine } from '../components/amount-line.tsx';
import { BankPicker } from '../components/bank-picker.tsx';
import { CardForm } from '../components/card-form.tsx';
import { CareLink } from '../components/care-link.tsx';
import { ChangeLink } from '../components/change-link.tsx';
import { FailureDialog } from '../components/failure-dialog.tsx';
import { HostedPage } from '../components/hosted-page.tsx';
import { OptionsWaiting } from '../components/options-waiting.tsx';
import { Questions } from '../components/questions.tsx';
import { UnknownPayment } from '../components/unknown-payment.tsx';
import { VoucherForm } from '../components/voucher-form.tsx';
import { goToGateway } from '../go-to-gateway.ts';
import type { Instrument, Step } from '../payment-types.ts';
import { useCheckoutReady } from '../use-checkout-ready.ts';
import { usePlace } from '../use-place.ts';
import { useSteps } from '../use-steps.ts';
import { useStepOf } from '../use-transaction.ts';
import { useWorkLeft } from '../use-work-left.ts';
import { statusPath } from '../way-of-step.ts';

/** `hand-over`: the gateway asks for the card on its own page. */
type Shown = 'card' | 'hand-over' | 'voucher' | 'banks' | null;

function shownFor(
  mode: PaymentMode | undefined,
  { hasBanks, asksCard }: { readonly hasBanks: boolean; readonly asksCard: boolean },
): Shown {
  if (mode === 'CC' || mode === 'DC') return asksCard ? 'card' : 'hand-over';
  if (mode === 'EVOUCHER') return 'voucher';
  return hasBanks ? 'banks' : null;
}

/**
 * What a way to pay asks for: a card, a voucher, a bank (NAV-23, PAY-33), or the page of a provider, whose address is in `payment_url`. With a
 * `transactionId` it goes on with an order that is begun.
 */
export function Screen() {
  const [query] = useSearchParams();
  const { isLoaded, isEmpty } = useCheckoutReady();
  const transactionId = query.get('transactionId');
  const paymentUrl = query.get('payment_url');
  const { step, mode: begunMode, isLoading, refusal, retry } = useStepOf(transactionId);
  const { paymentMode } = useAppSelector(selectCheckout);
  const option = useAppSelector(selectChosenOption);
  const navigate = useAppNavigate();
  const isVoucher = step?.action.startsWith('EV_') === true;
  const mode = isVoucher ? 'EVOUCHER' : (paymentModeOf(begunMode ?? '') ?? paymentMode?.paymentType);
  const asksCard = useAppSelector((state) => selectAsksCard(state, mode));
  const shown = shownFor(mode, { hasBanks: (option?.banks.length ?? 0) > 0, asksCard });
  // Which page takes the card is known with the ways to pay.
  const isKnown = step !== null && shown !== 'card';
  const isReady = !isLoading && (isKnown || isLoaded || isEmpty);
  // A payment for which nothing is left to do here: its page says how it went. Nothing is paid anew for it.
  const isOver = transactionId !== null && !isLoading && step === null && refusal === null;
  const isLost = isReady && paymentUrl === null && shown === null;

  // A page without a way to pay, after a reload for example, leads to the choice.
  useEffect(() => {
    if (isOver) navigate(statusPath({ orderTransactionId: transactionId }), { replace: true });
    else if (isLost && refusal === null) navigate(pathOf('paymentType'), { replace: true });
  }, [isOver, isLost, refusal, transactionId, navigate]);

  return (
    <Page width="narrow">
      {refusal !== null ? (
        <UnknownPayment refusal={refusal} onRetry={retry} />
      ) : !isReady || isLost || isOver ? (
        <>
          <h1>{words.payTitle}</h1>
          <OptionsWaiting>
            <Skeleton height="64px" />
            <Skeleton height="280px" />
          </OptionsWaiting>
        </>
      ) : paymentUrl !== null ? (
        <HostedPage url={paymentUrl} step={step} />
      ) : (
        <Form shown={shown} mode={mode} step={step} />
      )}
    </Page>
  );
}

function Form({
  shown,
  mode,
  step: begunBefore,
}: {
  shown: Shown;
  mode: PaymentMode | undefined;
  step: Step | null;
}) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const place = usePlace();
  const go = useSteps();
  const option = useAppSelector(selectChosenOption);
  const toPay = useAppSelector(selectPayable);
  const isWorking = useAppSelector(selectIsWorking);
  const fresh = useAppSelector(selectStep);
  // The transaction that was begun here. Another try at the gateway is another transaction.
  const [begunId, setBegunId] = useState<string | null>(null);
  const step = fresh !== null && fresh.orderTransactionId === begunId ? fresh : begunBefore;
  const again = useRef<(isAgain: boolean) => void>(() => {});
  const amount = step?.amount ?? toPay ?? 0;
  const action = words.pay(formatPaise(amount));
  const toWays = () => navigate(pathOf('paymentType'));
  useWorkLeft({ transactionId: step?.orderTransactionId });

  /** Begins the order, where it is not begun yet. */
  async function begin(isAgain: boolean, instrument?: Instrument) {
    if (step !== null) return step;
    const placed = await place({ isAgain, instrument });
    setBegunId(placed?.orderTransactionId ?? null);
    return placed;
  }

  /** Without a card, the gateway asks for it. */
  async function payByCard(card?: CardValues, isAgain = false) {
    again.current = (isAgainNow) => void payByCard(card, isAgainNow);
    const begun = await begin(isAgain);
    if (begun === null) return;
    // Only this page has the card.
    if (begun.action !== 'PROCESS_PAYMENT') return go(begun);
    const isSent = await dispatch(
      goToGateway({ transactionId: begun.orderTransactionId, ...(card && { card }) }),
    );
    if (!isSent) setBegunId(null);
  }

  async function payAtBank(bankCode: string, isAgain = false) {
    again.current = (isAgainNow) => void payAtBank(bankCode, isAgainNow);
    go(await begin(isAgain, { flow: 'BANK', bankCode }));
  }

  async function payByVoucher(goOn: (begun: Step) => Promise<void>, isAgain = false) {
    again.current = (isAgainNow) => void payByVoucher(goOn, isAgainNow);
    const begun = await begin(isAgain, { flow: 'VOUCHER' });
    if (begun !== null) await goOn(begun);
  }

  /** The voucher goes on with its own form; a step after a question about the order goes on by its kind. */
  function onStep(next: Step) {
    const staysHere =
      (shown === 'voucher' && (next.action === 'EV_PIN' || next.action === 'EV_OTP')) ||
      ((shown === 'card' || shown === 'hand-over') && next.action === 'PROCESS_PAYMENT');
    if (staysHere) dispatch(stepReceived(next));
    else go(next);
  }

  const title =
    shown === 'card' || shown === 'hand-over'
      ? words.cardTitle[mode === 'CC' ? 'CC' : 'DC']
      : shown === 'voucher'
        ? words.voucherTitle
        : words.bankTitle[mode === 'CASHCRD' ? mode : 'NB'];
  return (
    <>
      <h1>{title}</h1>
      <AmountLine begun={step ?? undefined} />
      {shown === 'card' && (
        <CardForm action={action} busy={isWorking} onPay={(card) => void payByCard(card)} />
      )}
      {shown === 'hand-over' && (
        <>
          <p>{words.cardElsewhere}</p>
          <Button size="large" fullWidth busy={isWorking} onClick={() => void payByCard()}>
            {words.toBank}
          </Button>
        </>
      )}
      {shown === 'voucher' && (
        <VoucherForm
          step={step}
          action={action}
          busy={isWorking}
          begin={(goOn) => payByVoucher(goOn)}
          onStep={onStep}
          onOver={(id) => navigate(statusPath({ orderTransactionId: id }), { replace: true })}
        />
      )}
      {shown === 'banks' && (
        <BankPicker
          banks={option?.banks ?? []}
          action={words.toBank}
          busy={isWorking}
          onPay={(bankCode) => void payAtBank(bankCode)}
        />
      )}
      <ChangeLink />
      <CareLink />
      <FailureDialog onRetry={() => again.current(false)} onChange={toWays} />
      <Questions onAgain={() => again.current(true)} onStep={onStep} onChange={toWays} />
    </>
  );
}
