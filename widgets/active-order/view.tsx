import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { activeOrder } from '#schemas/widgets/active-order.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { classes } from '#src/ui/classes.ts';
import { coverClass } from '#src/ui/cover/cover.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './view.module.css';

type Order = NonNullable<PropsOf<typeof activeOrder>['order']>;

const DEFAULT_TITLE = 'Your order';

/** The stages of an order, without cancellation. */
const way: ReadonlyArray<Order['stage']> = ['CONFIRMED', 'BEING_BAKED', 'DISPATCHED', 'DELIVERED'];

const icons: Readonly<Record<Order['stage'], string>> = {
  CONFIRMED: 'orders',
  BEING_BAKED: 'utensils',
  DISPATCHED: 'scooter',
  DELIVERED: 'success',
  CANCELLED: 'error',
};

export function View({ props, title = DEFAULT_TITLE, link }: WidgetViewProps<PropsOf<typeof activeOrder>>) {
  const { order, trackLabel } = props;
  if (!order) return null;
  const { id, stage, stageLabel, eta, storeName } = order;
  // The page of the tracker opens with this order; any other address stays as the document has it.
  const to = link?.href === pathOf('track') ? withQuery(link.href, { orderHistoryId: id }) : link;
  const details = [eta, storeName].filter(Boolean).join(' · ');
  const reached = way.indexOf(stage);

  return (
    <div className={styles.widget}>
      <div className={classes(styles.strip, stage === 'CANCELLED' && styles.cancelled)}>
        <span className={styles.icon}>
          <Icon name={icons[stage]} size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.stage}>
            <VisuallyHidden>{title}:</VisuallyHidden> {stageLabel}
          </h2>
          {details && <p className={styles.details}>{details}</p>}
        </div>
        {link && (
          <AppLink to={to} className={coverClass(styles.track)}>
            {link.label ?? trackLabel}
          </AppLink>
        )}
        {/* The stage is written in words above. */}
        {reached >= 0 && (
          <div aria-hidden="true" className={styles.way}>
            {way.map((step, index) => (
              <span
                key={step}
                className={classes(index <= reached && styles.reached, index === reached && styles.now)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
