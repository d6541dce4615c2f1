import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Page } from '#src/ui/page/page.tsx';
import { useOrderPlaced } from '../use-order-placed.ts';
import { afterPayment, atOnce, useOrderStatus } from '../use-order-status.ts';
import { PlacedElsewhere, PlacedOrder } from './placed-order.tsx';
import { MissingView } from './result-view.tsx';
import { WaitingView } from './waiting-view.tsx';

/** NAV-26, NAV-27. The thanks for the order of a transaction, alone or with its tracker. What is no success goes to the order status page. */
export function ThankYou({ isTrackOpen }: { readonly isTrackOpen: boolean }) {
  const [query] = useSearchParams();
  const started = useAppSelector(selectStarted);
  const transactionId = query.get('transactionId');
  return (
    <Page>
      {transactionId === null ? (
        <MissingView />
      ) : !started ? (
        <WaitingView isPending={false} />
      ) : (
        <OfTransaction key={transactionId} transactionId={transactionId} isTrackOpen={isTrackOpen} />
      )}
      {started && <Slot name="thank-you.end" />}
    </Page>
  );
}

/** Marks an address that the button of the tracker has led to. */
const toggled = { toggled: true };

interface OfTransactionProps {
  readonly transactionId: string;
  readonly isTrackOpen: boolean;
}

function OfTransaction({ transactionId, isTrackOpen }: OfTransactionProps) {
  const navigate = useAppNavigate();
  const { state } = useLocation() as { readonly state: Partial<typeof toggled> | null };
  // Not after a reload or Back, where the entry of the history is the same.
  const isToggled = useNavigationType() === 'REPLACE' && state?.toggled === true;
  const persistence = usePersistence();
  // The stored id goes when the order is shown (ORD-05): a reload, or a page that is opened later, has nothing to wait for.
  const [times] = useState(() => (persistence.read(orderId) === transactionId ? afterPayment : atOnce));
  const { orderStatus, reply, isPlaced, isMissing, isNews } = useOrderStatus({
    transactionId,
    times,
  });
  const isOver = isMissing || (!isPlaced && (orderStatus === 'FAILED' || orderStatus === 'UNKNOWN'));
  useOrderPlaced(transactionId, isNews);

  useEffect(() => {
    if (isOver)
      navigate(withQuery(pathOf('orderStatus'), { transactionId }), {
        replace: true,
        state: { orderStatus },
      });
  }, [isOver, navigate, transactionId, orderStatus]);

  if (!isPlaced) return <WaitingView isPending={orderStatus === 'PENDING'} />;
  if (!reply?.isOwn || reply.orderId === undefined)
    return <PlacedElsewhere isCancelled={reply?.isCancelled} />;
  return (
    <PlacedOrder
      id={reply.orderId}
      isTrackOpen={isTrackOpen}
      isToggled={isToggled}
      onTrack={(isOpen) =>
        navigate(withQuery(pathOf(isOpen ? 'thankYouAndTracking' : 'thankYou'), { transactionId }), {
          replace: true,
          keepScroll: true,
          state: toggled,
        })
      }
    />
  );
}
