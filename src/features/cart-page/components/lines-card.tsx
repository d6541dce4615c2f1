import { type RefObject, useId, useState } from 'react';
import { cartWords } from '#src/features/cart/cart-words.ts';
import { LineRow } from '#src/features/cart/line-row.tsx';
import type { MenuEntry } from '#src/features/menu/menu-groups.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { cartPageWords as words } from '../cart-page-words.ts';
import { offerOf } from '../cart-view.ts';
import { menuCards } from '../late-parts.ts';
import type { ShownCart } from '../use-cart-view.ts';
import { LinePrice } from './line-price.tsx';
import styles from './lines-card.module.css';

const noCards: ReadonlyMap<string, MenuEntry> = new Map();

interface LinesCardProps {
  readonly shown: ShownCart;
  readonly menuHref: string;
  /** The heading gets the focus when the line that had it is removed. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What the customer ordered: each line can be changed and taken out. */
export function LinesCard({ shown: { lines, cart, isComing }, menuHref, heading }: LinesCardProps) {
  const [cards, setCards] = useState(noCards);
  const titleId = useId();
  const units = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {cartWords.items(units)}
        </h2>
        <AppLink to={menuHref} className={styles.more}>
          <Icon name="plus" size={18} />
          {words.addMore}
        </AppLink>
      </div>
      <ul>
        {lines.map((each) => {
          const { line, item } = each;
          const offer = offerOf(item, cart);
          return (
            <LineRow
              key={line.key}
              pictured
              offersBack
              line={line}
              card={cards.get(line.productId)?.card}
              price={<LinePrice shown={each} isComing={isComing} />}
              note={
                offer !== undefined && (
                  <p className={styles.offer}>
                    {line.freeItem ? words.freeWith(offer) : words.ofOffer(offer)}
                  </p>
                )
              }
              onGone={() => heading.current?.focus({ preventScroll: true })}
            />
          );
        })}
      </ul>
      <menuCards.Part onCards={setCards} />
    </Card>
  );
}
