import type { ProductCard } from '#schemas/entities/product.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './add-button.module.css';
import { additionOf } from './cart-lines.ts';
import { selectLastLineOf, selectQuantityOf } from './cart-slice.ts';
import { addProduct, changeQuantity } from './change-cart.ts';
import { cartWords } from './cart-words.ts';
import { CustomiseLink } from './customise-link.tsx';

/**
 * The Add control of a product's card, which turns into a stepper in place. For a product that cannot be ordered it shows when that will be
 * possible again; for one with an open choice (MEN-16) it links to the choices.
 */
export function AddButton({ product }: { product: ProductCard }) {
  const { productId, name, available, availableText, customisable, mustChoose } = product;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const quantity = useAppSelector((state) => selectQuantityOf(state, productId));

  const offline = useAppSelector(selectStoreIsOffline);
  const orderable = available && !offline;

  // Units in the cart can be removed even when no more can be added.
  if (!orderable && quantity === 0) {
    const reason = offline ? locationTexts.storeOffline : (availableText ?? cartTexts.outOfStock);
    return <p className={styles.unavailable}>{reason}</p>;
  }

  if (mustChoose && quantity === 0) {
    return (
      <CustomiseLink
        target={{ productId }}
        className={buttonClass({ variant: 'secondary', size: 'small' }, styles.choose)}
      >
        {cartWords.choose}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </CustomiseLink>
    );
  }

  function change(next: number) {
    const line = selectLastLineOf(store.getState(), productId);
    // Plus adds one more unit of the line that was added last, with its choices.
    if (line) dispatch(changeQuantity({ key: line.key, quantity: line.quantity + next - quantity }));
    else dispatch(addProduct(additionOf(product)));
  }

  return (
    <div className={styles.control} data-customisable={customisable || undefined}>
      <Stepper item={name} value={quantity} onChange={change} max={orderable ? Infinity : quantity} />
      {customisable && (
        <CustomiseLink target={{ productId }} className={styles.note}>
          {cartWords.customisable}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </CustomiseLink>
      )}
    </div>
  );
}
