import type { ReactNode } from 'react';
import type { ProductCard } from '#schemas/entities/product.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { CartLine } from './cart-lines.ts';
import { cartWords } from './cart-words.ts';
import { changeLine } from './change-line.ts';
import { CustomiseLink } from './customise-link.tsx';
import { lineDetail } from './line-detail.ts';
import styles from './line-row.module.css';

interface LineRowProps {
  readonly line: CartLine;
  /** Its card on the menu, where that is loaded: it says whether there is something to choose. A free item is never edited. */
  readonly card: ProductCard | undefined;
  /** The last unit was removed, and the line with it. */
  readonly onGone: () => void;
  /** Price of all units together. */
  readonly price: ReactNode;
  /** With a small picture of the dish. */
  readonly pictured?: boolean;
  /** Its card is on no part of the page: whatever is taken out is offered back. */
  readonly offersBack?: boolean;
  /** A note below the choices: which offer the line belongs to. */
  readonly note?: ReactNode;
}

/** A line of the cart: what it is, what was chosen, how many, and what all of them cost. */
export function LineRow(props: LineRowProps) {
  const { line, card, price, onGone, pictured = false, offersBack = false, note } = props;
  const { key, productId, name, quantity, foodType, freeItem, picture } = line;
  const dispatch = useAppDispatch();
  const choices = lineDetail(line);

  function change(next: number) {
    dispatch(changeLine({ line, quantity: next, product: card, inCart: offersBack }));
    if (next === 0) onGone();
  }

  return (
    <li className={styles.line}>
      {pictured && picture !== undefined && (
        <Picture id={picture} kind="product" alt="" sizes="64px" className={styles.picture} />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.name}>
            <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={14} />
            <span>{name}</span>
          </p>
          <div className={styles.price}>{price}</div>
        </div>
        {choices !== '' && <p className={styles.choices}>{choices}</p>}
        {note}
        <div className={styles.foot}>
          {card?.customisable && !freeItem ? (
            <CustomiseLink target={{ productId, line: key }} className={styles.edit}>
              {cartWords.edit} <VisuallyHidden>{name}</VisuallyHidden>
            </CustomiseLink>
          ) : (
            <span />
          )}
          {freeItem ? <span>× {quantity}</span> : <Stepper item={name} value={quantity} onChange={change} />}
        </div>
      </div>
    </li>
  );
}
