import { pathOf, withQuery } from '#src/config/paths.ts';
import { classes } from '#src/ui/classes.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import type { Tracked } from '../api/tracked.ts';
import { refundTexts } from '../refund-texts.ts';
import { isWaitedFor, stageLabel, stageNamed, stageText } from '../stage.ts';
import { trackingWords as words } from '../tracking-words.ts';
import { EtaLine } from './eta-line.tsx';
import { HelpLines } from './help-lines.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { RiderCard } from './rider-card.tsx';
import { StageSteps } from './stage-steps.tsx';
import { TrainCard } from './train-card.tsx';
import styles from './tracker.module.css';

interface TrackerProps {
  readonly tracked: Tracked;
  /** What is shown is older than it should be. */
  readonly isOld: boolean;
  /** Somebody else's: no prices, no address, no details. */
  readonly isOther?: boolean;
  /** The page of the tracker itself, where the map needs no link. */
  readonly isMapPage?: boolean;
  /** The page says the order number itself. */
  readonly isNumbered?: boolean;
}

/** The stage and the time left are the page; the map is a picture of it (ORD-19..ORD-21). Delivered ends in thanks and one tap for rating. */
export function Tracker({
  tracked,
  isOld,
  isOther = false,
  isMapPage = false,
  isNumbered = false,
}: TrackerProps) {
  const { trackOrder, dynamicETA, popupContent, fareyeUrl } = tracked;
  const { tracker, orderSummary } = trackOrder;
  const { id, orderId, deliveryType, store } = orderSummary;
  const name = stageNamed(tracker.stage);
  const hasTime = isWaitedFor(tracker.stage, deliveryType);
  return (
    <div className={styles.tracker}>
      <Card as="section" className={styles.card}>
        {/* A new stage is read out; the time of arrival changes too often for that. */}
        <div aria-live="polite">
          {!isNumbered && <p className={styles.quiet}>{words.order(orderId)}</p>}
          <h2 className={classes(styles.stage, name === 'CANCELLED' && styles.cancelled)}>
            {stageLabel(name, deliveryType)}
          </h2>
          <p className={styles.quiet}>{stageText(name, deliveryType)}</p>
        </div>
        {refundTexts(orderSummary).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {hasTime && <EtaLine eta={dynamicETA} summary={orderSummary} />}
        {name === 'DELIVERED' && !isOther && (
          <Link href={withQuery(pathOf('feedback'), { id, orderMode: deliveryType })} className={styles.rate}>
            <Icon name="star" size={22} />
            <span>
              {words.rateText} <strong>{words.rate}</strong>
            </span>
          </Link>
        )}
      </Card>
      {orderSummary.train && hasTime && <TrainCard train={orderSummary.train} />}
      {fareyeUrl !== undefined && !isOther && (
        <RiderCard order={orderSummary} mapUrl={fareyeUrl} isMapPage={isMapPage} />
      )}
      <Card as="section">
        <StageSteps tracker={tracker} orderType={deliveryType} />
      </Card>
      {isOld && <Notice>{words.notUpdated}</Notice>}
      {isOther ? (
        <Dishes items={orderSummary.items} />
      ) : (
        <HelpLines store={store} orderId={isMapPage ? id : undefined} />
      )}
      {!isOther && <NoticeDialog orderId={id} popup={popupContent} />}
    </div>
  );
}

/** What is in somebody else's order. The reply has no prices: none is shown (ORD-36). */
function Dishes({ items }: { items: Tracked['trackOrder']['orderSummary']['items'] }) {
  if (items.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={styles.heading}>{words.dishes}</h2>
      <ul className={styles.dishes}>
        {items.map(({ itemId, product: { name }, quantity }) => (
          <li key={itemId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
