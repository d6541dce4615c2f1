import { useCallback, useState } from 'react';
import type { ProductCard } from '#schemas/entities/product.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { latePart } from '#registry/engine/late/late-part.tsx';
import type { NotLoaded } from '#registry/engine/late/not-loaded.ts';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './add-button.module.css';
import { additionOf } from './cart-lines.ts';
import { ownLinesOf, roomFor, selectLines, selectMaxItems, selectQuantityOf } from './cart-slice.ts';
import { cartWords } from './cart-words.ts';
import { addProduct } from './change-cart.ts';
import { changeLine } from './change-line.ts';
import { CustomiseLink } from './customise-link.tsx';
import { questionBefore, type VariantQuestion } from './variant-question.ts';

/** Loaded when a card has to ask, because few do. */
const variantSheet = latePart(async () => (await import('./variant-sheet.tsx')).VariantSheet);

/**
 * The Add control of a product's card, which turns into a stepper in place. For a product that cannot be ordered it shows when that will be
 * possible again; for one with an open choice (MEN-16) it links to the choices. When the cart holds the product with choices of the customer's
 * own, plus and minus ask which of them is meant.
 */
export function AddButton({ product }: { product: ProductCard }) {
  const { productId, name, available, availableText, mustChoose } = product;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const quantity = useAppSelector((state) => selectQuantityOf(state, productId));
  const [question, setQuestion] = useState<VariantQuestion | null>(null);
  const close = useCallback(() => setQuestion(null), []);

  const offline = useAppSelector(selectStoreIsOffline);
  const orderable = available && !offline;

  // Units in the cart can be removed even when no more can be added.
  if (!orderable && quantity === 0) {
    const reason = offline ? storesTexts.storeOffline : (availableText ?? cartTexts.outOfStock);
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
    const state = store.getState();
    const all = selectLines(state);
    const lines = ownLinesOf(all, productId);
    const last = lines.at(-1);
    const more = next > quantity;
    // A cart that takes no more of it says so, and has nothing to ask.
    const asks = !more || roomFor(all, product, selectMaxItems(state)) > 0;
    const asked = asks ? questionBefore({ product, lines, more }) : null;
    if (asked) setQuestion(asked);
    else if (last) dispatch(changeLine({ line: last, quantity: last.quantity + next - quantity, product }));
    else dispatch(addProduct(additionOf(product)));
  }

  function notLoaded(error: NotLoaded) {
    close();
    sayNotLoaded(error);
  }

  return (
    <>
      <Stepper item={name} value={quantity} onChange={change} max={orderable ? Infinity : quantity} />
      {question && (
        <variantSheet.Part question={question} product={product} onDone={close} onNotLoaded={notLoaded} />
      )}
    </>
  );
}
