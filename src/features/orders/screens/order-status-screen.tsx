import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { OrderResult } from '#schemas/payment-actions.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { OrderTracker, PlacedElsewhere } from '../components/placed-order.tsx';
import { MissingView, ResultView } from '../components/result-view.tsx';
import { WaitingView } from '../components/waiting-view.tsx';
import { failed, unknown, waiting } from '../follow-status.ts';
import { ordersWords } from '../orders-words.ts';
import { thankYouWords as words } from '../thank-you-words.ts';
import { useOrderPlaced } from '../use-order-placed.ts';
import { atOnce, once, useOrderStatus } from '../use-order-status.ts';
import styles from './order-status-screen.module.css';

/** NAV-28. How an order is: that of a transaction, as long as nobody knows it too, or one of the history. */
export function Screen() {
  const [query] = useSearchParams();
  const transactionId = query.get('transactionId');
  const orderHistoryId = query.get('orderHistoryId');
  return (
    <Page>
      {transactionId !== null ? (
        <OfTransaction key={transactionId} transactionId={transactionId} />
      ) : orderHistoryId !== null ? (
        <Placed key={orderHistoryId} id={orderHistoryId} />
      ) : (
        <MissingView />
      )}
    </Page>
  );
}

function OfTransaction({ transactionId }: { readonly transactionId: string }) {
  // The page of thanks leaves in the entry of the history what it has found.
  const { state } = useLocation() as { readonly state: { readonly orderStatus?: OrderResult } | null };
  const begins =
    state?.orderStatus === 'UNKNOWN' ? unknown : state?.orderStatus === 'FAILED' ? failed : waiting;
  const { orderStatus, reply, isPlaced, isMissing, isNews, isBusy, again } = useOrderStatus({
    transactionId,
    times: begins === unknown ? once : atOnce,
    begins,
  });
  useOrderPlaced(transactionId, isNews);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAsked = useRef(false);
  // The button that asked is gone with the view that it was in: the focus goes on from the new heading.
  useLayoutEffect(() => {
    if (hasAsked.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [orderStatus]);

  if (isMissing) return <MissingView />;
  if (!isPlaced && (orderStatus === 'FAILED' || orderStatus === 'UNKNOWN')) {
    return (
      <ResultView
        orderStatus={orderStatus}
        reply={reply}
        transactionId={transactionId}
        isBusy={isBusy}
        heading={heading}
        onAgain={() => {
          hasAsked.current = true;
          again();
        }}
      />
    );
  }
  if (!isPlaced) return <WaitingView isPending={orderStatus === 'PENDING'} />;
  if (!reply?.isOwn || reply.orderId === undefined)
    return <PlacedElsewhere isCancelled={reply?.isCancelled} />;
  return <Placed id={reply.orderId} heading={heading} />;
}

/** ORD-10, ORD-11. A placed order: its tracker, which asks as long as there is something to come. */
function Placed({
  id,
  heading,
}: {
  readonly id: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {words.statusTitle}
      </h1>
      <OrderTracker id={id} />
      <ButtonLink href={withQuery(pathOf('orderHistory'), { orderId: id })} variant="quiet" fullWidth>
        {ordersWords.details}
      </ButtonLink>
    </div>
  );
}
