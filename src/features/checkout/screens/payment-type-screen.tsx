import type { LandingSlot } from '#schemas/documents/landing.ts';
import { useEffect, useState } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import {
  failureClosed,
  selectCheckout,
  selectChosenOption,
  selectIsWalletAlone,
  selectIsWorking,
  selectPayable,
} from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { AmountLine } from '../components/amount-line.tsx';
import { FailureDialog } from '../components/failure-dialog.tsx';
import { OptionsList } from '../components/options-list.tsx';
import { OptionsWaiting } from '../components/options-waiting.tsx';
import partStyles from '../components/pay-parts.module.css';
import { Questions } from '../components/questions.tsx';
import { WalletSwitch } from '../components/wallet-switch.tsx';
import { WaysSkeleton } from '../components/ways-skeleton.tsx';
import { formOfOption } from '../form-of-option.ts';
import { loadOptions } from '../load-options.ts';
import { selectIsPriceOld, useCheckoutReady } from '../use-checkout-ready.ts';
import { useOpenPayment } from '../use-open-payment.ts';
import { usePlace } from '../use-place.ts';
import { useSteps } from '../use-steps.ts';
import { useWorkLeft } from '../use-work-left.ts';
import { statusPath } from '../way-of-step.ts';

/** The choice of how to pay (NAV-22, PAY-02), the amount, and one button that says what comes next. */
export function Screen({ slot }: { slot?: LandingSlot | undefined }) {
  const { isEmpty, isLoaded } = useCheckoutReady();
  const open = useOpenPayment();
  useWorkLeft();
  return (
    <Page width="narrow">
      <h1>{words.typeTitle}</h1>
      {slot !== undefined && <Slot name={slot} />}
      {open !== null && (
        <Notice
          tone="warning"
          title={open.isUnderWay ? words.stillChecking : words.notFinishedTitle}
          action={
            <ButtonLink
              size="small"
              variant="secondary"
              href={statusPath({ orderTransactionId: open.transactionId })}
            >
              {open.isUnderWay ? words.seeHow : words.goOn}
            </ButtonLink>
          }
        >
          {open.isUnderWay ? words.stillCheckingText : words.notFinishedText}
        </Notice>
      )}
      {isEmpty ? (
        <Empty />
      ) : isLoaded ? (
        <Ways />
      ) : (
        <OptionsWaiting>
          <WaysSkeleton />
        </OptionsWaiting>
      )}
    </Page>
  );
}

/** Nothing is paid here: the cart holds nothing, or has become an order, whose reply may have been lost. */
function Empty() {
  const dispatch = useAppDispatch();
  const isOrdered = useAppSelector((state) => selectPricedCart(state)?.isOrdered === true);
  const { failure } = useAppSelector(selectCheckout);

  // What was refused of the cart that it was is not said of the next one.
  useEffect(() => {
    if (failure !== null) dispatch(failureClosed());
  }, [failure, dispatch]);

  return (
    <EmptyState
      pictureId="scene-empty"
      title={isOrdered ? words.orderedTitle : words.emptyTitle}
      text={isOrdered ? words.orderedText : words.emptyText}
      action={
        isOrdered ? (
          <ButtonLink href={pathOf('orderHistory')}>{words.ways.orders}</ButtonLink>
        ) : (
          <ButtonLink href={pathOf('menu')}>{words.toMenu}</ButtonLink>
        )
      }
    />
  );
}

function Ways() {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const place = usePlace();
  const go = useSteps();
  const { paymentOptionData, paymentMode, optionsFailure } = useAppSelector(selectCheckout);
  const option = useAppSelector(selectChosenOption);
  const isWalletAlone = useAppSelector(selectIsWalletAlone);
  const isPriceOld = useAppSelector(selectIsPriceOld);
  const payable = useAppSelector(selectPayable);
  const toPay = isPriceOld ? undefined : payable;
  const isWorking = useAppSelector(selectIsWorking);
  const [isLoggingIn, setIsLoggingIn] = useState(false);

  async function press(isAgain = false) {
    const form = option && !isWalletAlone ? formOfOption(option) : null;
    if (form === 'upiForm') return navigate(pathOf('upiForm'));
    if (form === 'payment') return navigate(withQuery(pathOf('payment'), { page_from: 'paymentType' }));
    setIsLoggingIn(true);
    const step = await place({ isAgain });
    setIsLoggingIn(false);
    go(step);
  }

  if (paymentOptionData === null) return null;
  const canPress = isWalletAlone || option !== null;
  const label = isWalletAlone
    ? words.press.PIGGYBANK
    : paymentMode
      ? words.press[paymentMode.paymentType]
      : words.chooseFirst;
  return (
    <div className={partStyles.parts}>
      <AmountLine isWaiting={isPriceOld} />
      {optionsFailure && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="secondary" onClick={() => void dispatch(loadOptions())}>
              {words.ways.retry}
            </Button>
          }
        >
          {optionsFailure.text}
        </Notice>
      )}
      <WalletSwitch />
      <OptionsList options={paymentOptionData.options} />
      {paymentOptionData.careText !== '' && <p className={partStyles.quiet}>{paymentOptionData.careText}</p>}
      <FloatingBar label={words.toPay}>
        <div className={partStyles.bar}>
          <span className={partStyles.amount}>
            <span className={partStyles.label}>{words.toPay}</span>
            {toPay === undefined ? (
              <Skeleton width="4.5rem" height="1.5rem" />
            ) : (
              <Price paise={toPay} size="large" />
            )}
          </span>
          <Button
            size="large"
            className={partStyles.go}
            busy={isWorking || isLoggingIn || isPriceOld}
            disabled={!canPress}
            aria-label={toPay === undefined ? label : `${label} · ${formatPaise(toPay)}`}
            onClick={() => void press()}
          >
            {label}
          </Button>
        </div>
      </FloatingBar>
      <FailureDialog onRetry={() => void press()} />
      <Questions onAgain={() => void press(true)} onStep={go} />
    </div>
  );
}
