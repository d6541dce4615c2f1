import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { PushSwitch } from '#src/features/push/push-switch.tsx';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import { useTrackedOrders } from '../api/get-tracked-orders.ts';
import type { OtherOrder } from '../api/track-other-order.ts';
import type { TrackedSummary } from '../api/tracked.ts';
import { TrackFailed } from '../components/track-failed.tsx';
import { TrackForm } from '../components/track-form.tsx';
import { TrackSkeleton } from '../components/track-skeleton.tsx';
import { Tracker } from '../components/tracker.tsx';
import { stageLabel, stageNamed } from '../stage.ts';
import { trackingWords as words } from '../tracking-words.ts';
import { useTracked } from '../use-tracked.ts';
import styles from './track-screen.module.css';

/** Where an order is (NAV-29): that of the address, else the one that is on its way; of several, the one that is chosen. Below it the order of somebody else. */
export function Screen() {
  const [query] = useSearchParams();
  const started = useAppSelector(selectStarted);
  const userId = useAppSelector(selectUserId);
  const asked = query.get('orderHistoryId');
  const [other, setOther] = useState<OtherOrder | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  const know = useCallback(() => setIsKnown(true), []);
  // What the customer has on its way may be a tracker, a list or nothing: what comes below would move.
  const isBelow = started && isKnown;
  return (
    <Page>
      <div className={styles.screen}>
        <h1>{words.title}</h1>
        {asked === null ? (
          <OwnOrders key={userId} onKnown={know} />
        ) : (
          <OwnOrder key={asked} id={asked} onKnown={know} />
        )}
        {isBelow && <PushSwitch />}
        {isBelow && <OtherOrderPart other={other} onTrack={setOther} />}
      </div>
      {started && <Slot name="track.end" />}
    </Page>
  );
}

interface OnKnown {
  /** Called when the customer sees their order, their orders, or that there are none. */
  readonly onKnown: () => void;
}

function useTold(isKnown: boolean, onKnown: () => void) {
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
}

function OwnOrder({ id, onKnown }: OnKnown & { id: string }) {
  const { tracked, error, isBusy, isOld, retry } = useTracked(id);
  useTold(tracked !== undefined || error !== undefined, onKnown);
  if (tracked) return <Tracker isMapPage tracked={tracked} isOld={isOld} />;
  if (error !== undefined) return <TrackFailed error={error} onRetry={retry} busy={isBusy} />;
  return <TrackSkeleton />;
}

/** The only order stays when it leaves the list: its customer has to read that it was delivered or cancelled. */
function OwnOrders({ onKnown }: OnKnown) {
  const { orders, error, isBusy, retry } = useTrackedOrders(true);
  const [shown, setShown] = useState<string>();
  const only = orders?.length === 1 ? orders[0]?.id : orders?.length === 0 ? shown : undefined;
  if (only !== undefined && only !== shown) setShown(only);
  useTold(error !== undefined || (orders !== undefined && only === undefined), onKnown);
  if (error !== undefined) return <TrackFailed error={error} onRetry={retry} busy={isBusy} />;
  if (!orders) return <TrackSkeleton />;
  if (only !== undefined) return <OwnOrder key={only} id={only} onKnown={onKnown} />;
  if (orders.length > 0) return <Choice orders={orders} />;
  return (
    <EmptyState
      pictureId="scene-empty"
      title={words.noneTitle}
      text={words.noneText}
      action={<ButtonLink href={pathOf('menu')}>{words.toMenu}</ButtonLink>}
    />
  );
}

function Choice({ orders }: { orders: readonly TrackedSummary[] }) {
  return (
    <nav aria-label={words.chooseTitle}>
      <h2 className={styles.heading}>{words.chooseTitle}</h2>
      {orders.map(({ id, orderId, tracker, deliveryType, items }) => (
        <ListLink
          key={id}
          href={withQuery(pathOf('track'), { orderHistoryId: id })}
          icon="track"
          label={words.order(orderId)}
          description={[
            stageLabel(stageNamed(tracker?.stage ?? 0), deliveryType),
            ...items.map(({ product }) => product.name),
          ].join(' · ')}
        />
      ))}
    </nav>
  );
}

interface OtherOrderPartProps {
  readonly other: OtherOrder | null;
  readonly onTrack: (order: OtherOrder | null) => void;
}

/** The order of somebody else. What was typed stays in the form until it has been found. */
function OtherOrderPart({ other, onTrack }: OtherOrderPartProps) {
  const { tracked, error, isBusy, isOld, retry } = useTracked(other);
  const heading = useRef<HTMLDivElement>(null);
  const isFound = tracked !== undefined;
  useLayoutEffect(() => {
    if (isFound) heading.current?.focus();
  }, [isFound]);

  function track(next: OtherOrder) {
    const isSame = other !== null && next.orderId === other.orderId && next.mobile === other.mobile;
    if (isSame) retry();
    else onTrack(next);
  }

  if (!tracked) return <TrackForm error={error} busy={isBusy} onTrack={track} />;
  return (
    <div ref={heading} tabIndex={-1} className={styles.other}>
      <Tracker isOther tracked={tracked} isOld={isOld} />
      <Button variant="secondary" onClick={() => onTrack(null)}>
        {words.another}
      </Button>
    </div>
  );
}
