import type { ProductCard } from '#schemas/entities/product.ts';
import { texts } from '#src/config/texts.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#src/store/hooks.ts';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import styles from './add-button.module.css';
import { additionOf } from './cart-lines.ts';
import { productAdded, quantityChanged, selectLastLineOf, selectQuantityOf } from './cart-slice.ts';
import { cartWords } from './cart-words.ts';

/** Add on a product's card: turns into a stepper in place. A product that cannot be ordered says when it is back. */
export function AddButton({ product }: { product: ProductCard }) {
  const { productId, name, available, availableText, customisable } = product;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const quantity = useAppSelector((state) => selectQuantityOf(state, productId));

  // Units that are in the cart already can be taken out even when no more can be put in.
  if (!available && quantity === 0) {
    return <p className={styles.unavailable}>{availableText ?? texts.cart.outOfStock}</p>;
  }

  function change(next: number) {
    if (next > quantity) {
      dispatch(productAdded(additionOf(product)));
      return;
    }
    const line = selectLastLineOf(store.getState(), productId);
    if (line) dispatch(quantityChanged({ key: line.key, quantity: line.quantity - 1 }));
  }

  return (
    <div className={styles.control} data-customisable={customisable || undefined}>
      <Stepper item={name} value={quantity} onChange={change} max={available ? Infinity : quantity} />
      {customisable && <span className={styles.note}>{cartWords.customisable}</span>}
    </div>
  );
}
