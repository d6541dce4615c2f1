import { useLocation } from 'react-router-dom';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { selectMaxItems, selectMaxPrice } from '#src/features/cart/cart-slice.ts';
import { retryCart } from '#src/features/cart-sync/sync-cart.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { buttonText } from '../button-text.ts';
import { orderWords as words } from '../order-words.ts';
import { unavailableQuestion } from '../late-sheets.ts';
import { selectSaving } from '../nudge-slice.ts';
import styles from '../screens/cart-screen.module.css';
import type { ShownCart } from '../use-cart-view.ts';
import { useContact } from '../use-contact.ts';
import { useGoOn } from '../use-go-on.ts';
import { useNudge } from '../use-nudge.ts';
import type { OrderStanding } from '../use-order-standing.ts';
import { whyBlocked } from '../why-blocked.ts';
import { BillCard } from './bill-card.tsx';
import { PayPanel } from './pay-panel.tsx';

interface OrderProps {
  readonly shown: ShownCart;
  readonly standing: OrderStanding;
  readonly menuHref: string;
  /** The bill is beside the lines, with the button below it. */
  readonly isBeside: boolean;
  /** The button was pressed before it was filled in who receives the order. */
  readonly onContactMissing: () => void;
}

/** The bill, what stands in the way of the order, and the button to go on. */
export function Order({ shown, standing, menuHref, isBeside, onContactMissing }: OrderProps) {
  const { cart, isCurrent, isComing, isOffline } = shown;
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const { isComplete } = useContact();
  const block = useBlock(shown);
  useNudge(shown);
  const goOn = useGoOn({
    shown,
    next: standing.next,
    isBlocked: block !== null,
    check() {
      const isMissing = standing.isPlaceKnown && !isComplete;
      if (isMissing) onContactMissing();
      return !isMissing;
    },
  });

  const panel = (
    <PayPanel
      toPay={cart?.displayNetPrice}
      isCurrent={isCurrent}
      isComing={isComing}
      isInBill={isBeside}
      label={buttonText(standing.step, standing.variants)}
      busy={goOn.isWaiting}
      block={block}
      here={pathname + search}
      onPress={goOn.press}
      onRetry={() => void dispatch(retryCart())}
    />
  );

  return (
    <>
      <div className={styles.side}>
        <BillCard
          cart={cart}
          isCurrent={isCurrent}
          isComing={isComing}
          note={isOffline ? words.updatedOnline : null}
        >
          {isBeside && panel}
        </BillCard>
        <Announcement text={isComing ? '' : (block?.text ?? null)} toPay={cart?.displayNetPrice} />
      </div>
      {!isBeside && (
        <div className={styles.bar}>
          <FloatingBar label={words.total}>{panel}</FloatingBar>
        </div>
      )}
      {goOn.question && (
        <unavailableQuestion.Part
          question={goOn.question}
          menuHref={menuHref}
          onClose={goOn.closeQuestion}
          onKeepRest={goOn.keepRest}
          onRemoveAll={goOn.removeAll}
          onNotLoaded={(error) => {
            sayNotLoaded(error);
            goOn.closeQuestion();
          }}
        />
      )}
    </>
  );
}

/** Why the cart cannot be ordered now; null when it can. */
function useBlock({ cart, refusal, isOffline, storeIsOffline }: ShownCart) {
  const maxItems = useAppSelector(selectMaxItems);
  const maxPrice = useAppSelector(selectMaxPrice);
  const closedText = useAppSelector((state) => selectCartConfig(state).advanceOrderText);
  return whyBlocked({ cart, refusal, isOffline, storeIsOffline, closedText, maxItems, maxPrice });
}

interface AnnouncementProps {
  /** What is said in place of the amount; empty while nothing is known, null when the amount is. */
  readonly text: string | null;
  readonly toPay: number | undefined;
}

/** The one message in which screen readers hear a change: the new amount and what it saves, or why there is none. */
function Announcement({ text, toPay }: AnnouncementProps) {
  const saving = useAppSelector((state) => (toPay === undefined ? 0 : selectSaving(state, toPay)));
  const amount = toPay === undefined ? '' : words.said(formatPaise(toPay));
  const saved = saving > 0 ? ` ${words.saves(formatPaise(saving))}.` : '';
  return (
    <VisuallyHidden>
      <p role="status">{text ?? amount + saved}</p>
    </VisuallyHidden>
  );
}
