import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { useOrderHistory } from '#src/features/orders/api/get-order-history.ts';
import type { Order } from '#src/features/orders/api/order.ts';
import { isOver } from '#src/features/tracking/stage.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { indianMoment } from '#src/ui/indian-time.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { useListFocus } from '#src/ui/use-list-focus.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { useFeedbackCategories } from '../api/get-feedback-categories.ts';
import { useFeedbacks } from '../api/get-feedbacks.ts';
import { type GivenFeedback, selectFeedbackForm } from '../feedback-form-slice.ts';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import { GeneralFeedback } from './general-feedback.tsx';
import styles from './order-choice.module.css';
import { dishesOf } from './told-order.tsx';

const secondsPerDay = 86_400;

/** FBK-01, CON-12. The orders that can be spoken of: those that are over, and not too old. What was said of them can be changed (FBK-15). */
export function OrderChoice() {
  useFeedbacks();
  const { history, error, isBusy, retry, more } = useOrderHistory();
  const { feedbackList } = useAppSelector(selectFeedbackForm);
  const seconds = useAppSelector((state) => selectConfig(state).feedbackOrdersDuration);
  const labels = useFeedbackCategories(feedbackList.some(({ category }) => category !== undefined));
  const clock = useClock();
  const isRecent = ({ placedAt }: Order) =>
    placedAt === undefined || clock.now() - Date.parse(placedAt) <= seconds * 1000;
  const orders = (history?.orders ?? []).filter(
    (order) => isOver(order.tracker?.stage ?? 0) && isRecent(order),
  );
  const list = useListFocus(orders.length);

  if (error !== undefined) {
    const refusal = refusalIn(error);
    return (
      <ErrorState
        title={words.ordersFailedTitle}
        text={refusal ? textOf(refusal, words.ordersFailedText) : words.ordersFailedText}
        onRetry={retry}
        busy={isBusy}
        action={<GeneralFeedback />}
      />
    );
  }
  if (!history) {
    return (
      <SkeletonGroup>
        <div className={styles.list}>
          <Skeleton height="132px" />
          <Skeleton height="132px" />
        </div>
      </SkeletonGroup>
    );
  }
  const last = history.orders.at(-1);
  const loadMore = last && isRecent(last) ? more.load : null;
  return (
    <div {...list} className={styles.choice}>
      <h2>{words.chooseTitle}</h2>
      {orders.length === 0 && !loadMore && (
        <EmptyState
          pictureId="scene-empty"
          title={words.noOrdersTitle}
          text={words.noOrdersText(Math.ceil(seconds / secondsPerDay))}
        />
      )}
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderToTell
              key={order.id}
              order={order}
              said={saidOf(
                feedbackList.find(({ orderId }) => orderId === order.id),
                labels,
              )}
            />
          ))}
        </ul>
      )}
      {more.refusal && <Notice tone="bad">{textOf(more.refusal, words.moreFailed)}</Notice>}
      {loadMore && (
        <Button variant="secondary" busy={more.isBusy} onClick={loadMore}>
          {words.more}
        </Button>
      )}
      <GeneralFeedback />
    </div>
  );
}

/** In a few words: GREAT · The food. Undefined for an order that nothing was said of. */
function saidOf(given: GivenFeedback | undefined, labels: ReadonlyMap<string, string>): string | undefined {
  if (!given) return undefined;
  const { rating, category } = given;
  const parts = [
    rating === undefined ? undefined : constants.feedback.ratingLabels[rating],
    category === undefined ? undefined : labels.get(category),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? words.youAnswered : words.youSaid(parts.join(' · '));
}

function OrderToTell({ order, said }: { readonly order: Order; readonly said: string | undefined }) {
  const { id, orderId, placedAt, items, store, deliveryType } = order;
  return (
    <Card as="li" padding="small" className={styles.order}>
      <h3 className={styles.title}>{words.order(orderId)}</h3>
      <p className={styles.quiet}>
        {[placedAt && indianMoment(placedAt), store?.name].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.dishes}>
        {dishesOf(items.map(({ product, quantity }) => ({ name: product.name, quantity })))}
      </p>
      {said !== undefined && <p className={styles.said}>{said}</p>}
      <ButtonLink
        size="small"
        variant={said === undefined ? 'primary' : 'secondary'}
        href={withQuery(pathOf('feedback'), { id, orderMode: deliveryType })}
      >
        {said === undefined ? words.tell : words.change}
        <VisuallyHidden>{words.aboutOrder(orderId)}</VisuallyHidden>
      </ButtonLink>
    </Card>
  );
}
