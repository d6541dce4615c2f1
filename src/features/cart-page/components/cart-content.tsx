import { useRef, useState } from 'react';
import { Slot } from '#src/features/documents/slot.tsx';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { cartPageWords as words } from '../cart-page-words.ts';
import { extras, order, unavailableCard } from '../late-parts.ts';
import styles from '../screens/cart-screen.module.css';
import { useCartView } from '../use-cart-view.ts';
import { useOrderStanding } from '../use-order-standing.ts';
import { useTwoColumns } from '../use-two-columns.ts';
import { ExtrasSkeleton } from './extras-skeleton.tsx';
import { LinesCard } from './lines-card.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { PartFailed } from './part-failed.tsx';
import { WhereCard } from './where-card.tsx';

interface CartContentProps {
  readonly menuHref: string;
  /** The landing document may fill places of the page. */
  readonly hasSlots: boolean;
}

/** The page of a cart that has lines. */
export function CartContent({ menuHref, hasSlots }: CartContentProps) {
  const shown = useCartView();
  const { lines, unavailable } = shown;
  const standing = useOrderStanding();
  const isBeside = useTwoColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <WhereCard standing={standing} />
        {unavailable.length > 0 && (
          <unavailableCard.Part
            unavailable={unavailable}
            isAll={lines.length === 0}
            menuHref={menuHref}
            next={heading}
            failed={(state) => <PartFailed {...state} />}
          />
        )}
        {lines.length > 0 && <LinesCard shown={shown} menuHref={menuHref} heading={heading} />}
        <extras.Part
          shown={shown}
          asked={asked}
          isPlaceKnown={standing.isPlaceKnown}
          loading={<ExtrasSkeleton asked={asked} />}
          failed={(state) => <PartFailed {...state} asked={asked} />}
        />
      </div>
      <order.Part
        shown={shown}
        standing={standing}
        menuHref={menuHref}
        isBeside={isBeside}
        onContactMissing={() => setAsked((times) => times + 1)}
        loading={<OrderSkeleton isBeside={isBeside} />}
        failed={(state) =>
          isBeside ? (
            <div className={styles.side}>
              <PartFailed {...state} />
            </div>
          ) : (
            <div className={styles.bar}>
              <FloatingBar label={words.total}>
                <div className={styles.wide}>
                  <PartFailed {...state} />
                </div>
              </FloatingBar>
            </div>
          )
        }
      />
      <div className={styles.end}>{hasSlots && <Slot name="cart.end" />}</div>
    </div>
  );
}
