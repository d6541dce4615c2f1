import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { selectMaxItems, selectMaxPrice } from '#src/features/cart/cart-slice.ts';
import { retryCart } from '#src/features/cart-sync/sync-cart.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { useOffline } from '#src/ui/use-offline.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { buttonText } from '../cart-variants.ts';
import { cartPageWords as words } from '../cart-page-words.ts';
import { selectSaving } from '../nudge-slice.ts';
import styles from '../screens/cart-screen.module.css';
import { useCartView } from '../use-cart-view.ts';
import { useContact } from '../use-contact.ts';
import { useGoOn } from '../use-go-on.ts';
import { useNudge } from '../use-nudge.ts';
import { useOrderStanding } from '../use-order-standing.ts';
import { useTwoColumns } from '../use-two-columns.ts';
import { whyBlocked } from '../why-blocked.ts';
import { BillCard } from './bill-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { Offers } from './offers.tsx';
import { PayPanel } from './pay-panel.tsx';
import { UnavailableCard } from './unavailable-card.tsx';
import { UnavailableQuestion } from './unavailable-question.tsx';
import { Upsell } from './upsell.tsx';
import { WhereCard } from './where-card.tsx';

interface CartContentProps {
  readonly menuHref: string;
  /** The landing document may fill places of the page. */
  readonly hasSlots: boolean;
}

/** The page of a cart that has lines. */
export function CartContent({ menuHref, hasSlots }: CartContentProps) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const shown = useCartView();
  const { cart, lines, unavailable, isCurrent } = shown;
  const standing = useOrderStanding();
  const contact = useContact();
  const block = useBlock(shown);
  const isBeside = useTwoColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  useNudge(shown);
  const goOn = useGoOn({ shown, next: standing.next, isBlocked: block !== null, check: contact.check });

  // A limit is a part of the answer; with the other reasons there is none.
  const isComing = !isCurrent && (block === null || block.kind === 'limit');
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
      <div className={styles.columns}>
        <div className={styles.main}>
          <WhereCard standing={standing} />
          {unavailable.length > 0 && (
            <UnavailableCard
              unavailable={unavailable}
              isAll={lines.length === 0}
              menuHref={menuHref}
              next={heading}
            />
          )}
          {lines.length > 0 && (
            <LinesCard shown={shown} isComing={isComing} menuHref={menuHref} heading={heading} />
          )}
          <Upsell cart={cart} />
          {cart && lines.length > 0 && <Offers cart={cart} />}
          {contact.isAsked && <ContactCard asked={contact} />}
          <NotesCard />
        </div>
        <div className={styles.side}>
          <BillCard
            cart={cart}
            isCurrent={isCurrent}
            isComing={isComing}
            note={block?.kind === 'offline' ? words.updatedOnline : null}
          >
            {isBeside && panel}
          </BillCard>
        </div>
        <div className={styles.end}>{hasSlots && <Slot name="cart.end" />}</div>
      </div>
      {!isBeside && <FloatingBar label={words.total}>{panel}</FloatingBar>}
      <Announcement text={isComing ? '' : (block?.text ?? null)} toPay={cart?.displayNetPrice} />
      {goOn.question && (
        <UnavailableQuestion
          question={goOn.question}
          menuHref={menuHref}
          onClose={goOn.closeQuestion}
          onKeepRest={goOn.keepRest}
          onRemoveAll={goOn.removeAll}
        />
      )}
    </>
  );
}

/** Why the cart cannot be ordered now; null when it can. */
function useBlock({ cart, refusal }: ReturnType<typeof useCartView>) {
  const isOffline = useOffline();
  const storeIsOffline = useAppSelector(selectStoreIsOffline);
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
