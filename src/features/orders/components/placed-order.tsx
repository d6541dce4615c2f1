import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { ordersTexts } from '#src/config/texts/orders.ts';
import { LoginLinks } from '#src/features/login/login-links.tsx';
import { HelpLines } from '#src/features/tracking/components/help-lines.tsx';
import { TrackFailed } from '#src/features/tracking/components/track-failed.tsx';
import { TrackSkeleton } from '#src/features/tracking/components/track-skeleton.tsx';
import { Tracker } from '#src/features/tracking/components/tracker.tsx';
import { stageWords } from '#src/features/tracking/stage-words.ts';
import { useTracked } from '#src/features/tracking/use-tracked.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { useSameHandler } from '#src/ui/use-same-handler.ts';
import { useOrderDetails } from '../api/get-order-details.ts';
import { ordersWords } from '../orders-words.ts';
import { thankYouWords as words } from '../thank-you-words.ts';
import { OrderBill } from './order-bill.tsx';
import { OrderContent } from './order-details.tsx';
import styles from './placed-order.module.css';
import { Guarantee, Thanks } from './thanks.tsx';

interface PlacedOrderProps {
  /** The order in the history. */
  readonly id: string;
  /** ORD-23: the tracker is on the page too. */
  readonly isTrackOpen: boolean;
  /** The tracker was just opened or closed: each is a page of its own, whose button takes over the focus of the pressed one. */
  readonly isToggled?: boolean;
  readonly onTrack: (isOpen: boolean) => void;
}

/** The thanks for an order, with its number, its dishes and its bill, and the way to the tracker. */
export function PlacedOrder({ id, isTrackOpen, isToggled = false, onTrack }: PlacedOrderProps) {
  const { data: order, error, isLoading, retry } = useOrderDetails(id);
  // The tracker has learned it before this page.
  const learnStage = useSameHandler((stage: number) => {
    if (order && order.tracker?.stage !== stage) retry();
  });
  if (!order) {
    // The order is placed all the same: that is said first.
    return error === undefined ? (
      <SkeletonGroup>
        <div className={styles.parts}>
          <Skeleton height="320px" />
          <Skeleton height="240px" />
        </div>
      </SkeletonGroup>
    ) : (
      <div className={styles.parts}>
        <h1>{ordersTexts.confirmed}</h1>
        <ErrorState
          title={ordersWords.failedTitle}
          text={ordersWords.failedText}
          onRetry={retry}
          busy={isLoading}
          action={
            <ButtonLink href={withQuery(pathOf('track'), { orderHistoryId: id })} variant="quiet">
              {ordersWords.track}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.parts}>
      <div className={styles.main}>
        <Thanks order={order} hasTracker={isTrackOpen} />
        <TrackButton isTrackOpen={isTrackOpen} isToggled={isToggled} onTrack={onTrack} />
        {isTrackOpen && <OrderTracker id={id} isNumbered onStage={learnStage} />}
        <Guarantee order={order} />
      </div>
      <div className={styles.side}>
        <OrderContent order={order} />
        <OrderBill order={order} />
        {/* The tracker has them too. */}
        {!isTrackOpen && <HelpLines store={order.store} />}
      </div>
    </div>
  );
}

function TrackButton({ isTrackOpen, isToggled, onTrack }: Required<Omit<PlacedOrderProps, 'id'>>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isToggled) button.current?.focus({ preventScroll: true });
  }, [isToggled]);
  return (
    <Button
      ref={button}
      variant={isTrackOpen ? 'quiet' : 'primary'}
      fullWidth
      aria-expanded={isTrackOpen}
      onClick={() => onTrack(!isTrackOpen)}
    >
      {isTrackOpen ? words.hideTrack : words.track}
    </Button>
  );
}

interface OrderTrackerProps {
  readonly id: string;
  /** The page says the order number itself. */
  readonly isNumbered?: boolean;
  /** Called with each stage that is shown. */
  readonly onStage?: (stage: number) => void;
}

/** The tracker of an order, on a page that is not its own. */
export function OrderTracker({ id, isNumbered = false, onStage }: OrderTrackerProps) {
  const { tracked, error, isBusy, isOld, retry } = useTracked(id);
  const stage = tracked?.trackOrder.tracker.stage;
  useEffect(() => {
    if (stage !== undefined) onStage?.(stage);
  }, [stage, onStage]);
  if (tracked) return <Tracker isNumbered={isNumbered} tracked={tracked} isOld={isOld} />;
  if (error !== undefined) return <TrackFailed error={error} onRetry={retry} busy={isBusy} />;
  return <TrackSkeleton />;
}

/** The order was placed in another browser, whose it is: the result is all that is told here. */
export function PlacedElsewhere({ isCancelled }: { readonly isCancelled: boolean | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <Card as="section" className={styles.elsewhere}>
      <h1>{isCancelled ? stageWords.broughtText.CANCELLED : ordersTexts.confirmed}</h1>
      {isCancelled && <p>{words.moneyBack}</p>}
      <p>{words.receiptsElsewhere}</p>
      <LoginLinks from="thank-you">
        <ButtonLink href={withQuery(pathOf('login'), { redirectUrl: pathname + search })} fullWidth>
          {words.logIn}
        </ButtonLink>
      </LoginLinks>
      <ButtonLink href={pathOf('track')} variant="quiet" fullWidth>
        {ordersWords.track}
      </ButtonLink>
    </Card>
  );
}
