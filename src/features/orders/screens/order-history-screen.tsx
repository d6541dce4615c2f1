import { useSearchParams } from 'react-router-dom';
import { appTexts } from '#src/config/texts/app.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useListFocus } from '#src/ui/use-list-focus.ts';
import { useFavouriteOrders } from '../api/get-favourite-orders.ts';
import { useOrderDetails } from '../api/get-order-details.ts';
import { useOrderHistory } from '../api/get-order-history.ts';
import type { Order } from '../api/order.ts';
import { OrderCard } from '../components/order-card.tsx';
import { OrderDetails } from '../components/order-details.tsx';
import { OrderSkeleton, OrdersSkeleton } from '../components/orders-skeleton.tsx';
import { Recommendations } from '../components/recommendations.tsx';
import { historyWords as words } from '../history-words.ts';
import { ordersWords } from '../orders-words.ts';
import styles from './order-history-screen.module.css';

/** The orders of a customer (NAV-30, ORD-28): the list, or with `orderId` in the address the details of one. */
export function Screen() {
  const [query] = useSearchParams();
  const id = query.get('orderId');
  return (
    <Page>
      {id === null ? (
        <Orders showsFavourites={query.get('show') === 'favourites'} />
      ) : (
        <Details key={id} id={id} />
      )}
    </Page>
  );
}

function Orders({ showsFavourites }: { readonly showsFavourites: boolean }) {
  const navigate = useAppNavigate();
  const show = (favourites: boolean) =>
    navigate(withQuery(pathOf('orderHistory'), { show: favourites ? 'favourites' : undefined }), {
      replace: true,
      keepScroll: true,
    });
  return (
    <div className={styles.screen}>
      <h1>{words.title}</h1>
      <Slot name="history.top" />
      <fieldset aria-label={words.filter} className={styles.filter}>
        <SelectableChip selected={!showsFavourites} onSelectedChange={() => show(false)}>
          {words.all}
        </SelectableChip>
        <SelectableChip selected={showsFavourites} onSelectedChange={() => show(true)}>
          {words.favourites}
        </SelectableChip>
      </fieldset>
      {showsFavourites ? <Favourites /> : <History />}
    </div>
  );
}

function History() {
  const { history, error, kept, isBusy, retry, more } = useOrderHistory();
  const list = useListFocus(history?.orders.length ?? 0);
  if (kept) {
    return (
      <>
        <Kept onRetry={retry} busy={isBusy} />
        <List orders={[kept]} />
      </>
    );
  }
  if (error !== undefined) return <Failed error={error} onRetry={retry} busy={isBusy} />;
  if (!history) return <OrdersSkeleton />;
  const { orders, favOrder } = history;
  const marked = new Set(favOrder);
  if (orders.length === 0) {
    return (
      <EmptyState
        pictureId="scene-empty"
        title={words.emptyTitle}
        text={words.emptyText}
        action={<ButtonLink href={pathOf('menu')}>{ordersWords.toMenu}</ButtonLink>}
      />
    );
  }
  return (
    <div {...list} className={styles.part}>
      <List orders={orders.map((order) => ({ ...order, isFavourite: marked.has(order.id) }))} />
      {more.refusal && <Notice tone="bad">{textOf(more.refusal, words.moreFailed)}</Notice>}
      {more.load && (
        <Button variant="secondary" busy={more.isBusy} onClick={more.load}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

function Favourites() {
  const favourites = useFavouriteOrders(true);
  const list = useListFocus(favourites.data?.length ?? 0);
  return (
    <div {...list} className={styles.part}>
      <FavouriteOrders {...favourites} />
    </div>
  );
}

function FavouriteOrders({ data: orders, error, isLoading, retry }: ReturnType<typeof useFavouriteOrders>) {
  if (error !== undefined) return <Failed error={error} onRetry={retry} busy={isLoading} />;
  if (!orders) return <OrdersSkeleton />;
  if (orders.length === 0) {
    return (
      <EmptyState
        pictureId="scene-no-favourites"
        title={words.noFavouritesTitle}
        text={words.noFavouritesText}
        action={<ButtonLink href={pathOf('orderHistory')}>{words.showAll}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <List orders={orders} />
      <Recommendations />
    </>
  );
}

function List({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  );
}

function Details({ id }: { readonly id: string }) {
  const { data: order, error, kept, isLoading, retry } = useOrderDetails(id);
  if (order) return <OrderDetails order={order} />;
  if (kept) {
    return (
      <div className={styles.list}>
        <Kept onRetry={retry} busy={isLoading} />
        <OrderDetails order={kept} />
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <>
        <Failed error={error} onRetry={retry} busy={isLoading} isOne />
        <p className={styles.back}>
          <ButtonLink href={pathOf('orderHistory')} variant="quiet">
            {ordersWords.allOrders}
          </ButtonLink>
        </p>
      </>
    );
  }
  return <OrderSkeleton />;
}

interface KeptProps {
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Says that what follows is what the device knows. */
function Kept({ onRetry, busy }: KeptProps) {
  return (
    <Notice
      tone="warning"
      title={words.keptTitle}
      action={
        <Button size="small" variant="secondary" busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.keptText}
    </Notice>
  );
}

interface FailedProps extends KeptProps {
  readonly error: unknown;
  readonly isOne?: boolean;
}

function Failed({ error, onRetry, busy, isOne = false }: FailedProps) {
  const refusal = refusalIn(error);
  const otherwise = isOne ? ordersWords.failedText : words.failedText;
  const text = refusal ? textOf(refusal, otherwise) : otherwise;
  return (
    <ErrorState
      title={isOne ? ordersWords.failedTitle : words.failedTitle}
      text={refusal?.code === 'OFFLINE' ? appTexts.offline : text}
      onRetry={onRetry}
      busy={busy}
    />
  );
}
