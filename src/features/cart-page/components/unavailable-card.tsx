import { type RefObject, useId } from 'react';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import { lineDetail } from '#src/features/cart/line-detail.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { orderWords as words } from '../order-words.ts';
import type { UnavailableLine } from '../cart-view.ts';
import { removeUnavailable } from '../remove-unavailable.ts';
import styles from './unavailable-card.module.css';

interface UnavailableCardProps {
  readonly unavailable: readonly UnavailableLine[];
  /** Nothing else is in the cart. */
  readonly isAll: boolean;
  readonly menuHref: string;
  /** Gets the focus when the last of them is removed. */
  readonly next: RefObject<HTMLElement | null>;
}

/** Lines that cannot be ordered now, apart from the others, each with its reason (CRT-20). They cost nothing. */
export function UnavailableCard({ unavailable, isAll, menuHref, next }: UnavailableCardProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();

  function remove({ line }: UnavailableLine) {
    const title = document.getElementById(titleId);
    dispatch(removeUnavailable(line));
    (unavailable.length > 1 ? title : next.current)?.focus({ preventScroll: true });
  }

  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {words.unavailable}
      </h2>
      {isAll && <p>{cartCheckTexts.allUnavailable}</p>}
      <ul>
        {unavailable.map((each) => {
          const { line, item } = each;
          const detail = item.missing.length > 0 ? item.missing.join(' · ') : lineDetail(line);
          return (
            <li key={line.key} className={styles.line}>
              <div className={styles.words}>
                <p className={styles.name}>
                  <VegMark kind={line.foodType === 0 ? 'veg' : 'non-veg'} size={14} />
                  <span>
                    {line.name}
                    {line.quantity > 1 && <span className={styles.count}> × {line.quantity}</span>}
                  </span>
                </p>
                {detail !== '' && <p className={styles.detail}>{detail}</p>}
                <p className={styles.reason}>{item.text || cartTexts.itemUnavailable}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${words.remove} ${line.name}`}
                onClick={() => remove(each)}
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {isAll && (
        <ButtonLink variant="secondary" href={menuHref}>
          {words.all.menu}
        </ButtonLink>
      )}
    </Card>
  );
}
