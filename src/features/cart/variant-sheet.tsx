import { type MouseEvent, useEffect, useRef } from 'react';
import type { ProductCard } from '#schemas/entities/product.ts';
import { isPlainClick } from '#src/features/navigation/app-anchor.tsx';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import type { CartLine } from './cart-lines.ts';
import { CataloguePrice } from './catalogue-price.tsx';
import { ownLinesOf, selectLines } from './cart-slice.ts';
import { changeLine } from './change-line.ts';
import { CustomiseLink } from './customise-link.tsx';
import { lineDetail } from './line-detail.ts';
import { repeatText } from './repeat-text.ts';
import { stopSayingInCart } from './say-in-cart.ts';
import { useOpenChoices } from './use-open-choices.ts';
import type { VariantQuestion } from './variant-question.ts';
import styles from './variant-sheet.module.css';
import { variantWords as words } from './variant-words.ts';

interface VariantSheetProps {
  question: VariantQuestion;
  product: ProductCard;
  /** Called when it is answered or closed. */
  onDone: () => void;
}

/** Asks a customer who has a product with choices in the cart: one more like the last or a new one, or which one to take out. */
export function VariantSheet({ question, product, onDone }: VariantSheetProps) {
  const { productId, name } = product;
  const dispatch = useAppDispatch();
  const openChoices = useOpenChoices();
  const wantsNew = useRef(false);
  const lines = ownLinesOf(useAppSelector(selectLines), productId);
  const last = lines.at(-1);

  // The toast about what was added last would cover the question.
  useEffect(() => stopSayingInCart(), []);

  // The last line may be gone: another tab of the same customer can change the cart.
  const isOver = last === undefined;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  if (isOver) return null;

  function change(line: CartLine, by: 1 | -1) {
    dispatch(changeLine({ line, quantity: line.quantity + by, product }));
    onDone();
  }

  function chooseNew(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    wantsNew.current = true;
    onDone();
  }

  if (question === 'remove') {
    return (
      <Sheet open onOpenChange={onDone} title={words.removeTitle(name)} description={words.removeNote}>
        <ul className={styles.variants}>
          {lines.map((line) => (
            <li key={line.key}>
              <button type="button" className={styles.variant} onClick={() => change(line, -1)}>
                <Variant line={line} note={words.units(line.quantity)} />
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      onOpenChange={onDone}
      onClosed={() => {
        if (wantsNew.current) openChoices({ productId });
      }}
      title={words.repeatTitle(name)}
      footer={
        <>
          <CustomiseLink
            target={{ productId }}
            className={buttonClass({ variant: 'secondary' })}
            onClick={chooseNew}
          >
            {words.chooseNew}
          </CustomiseLink>
          <Button onClick={() => change(last, 1)}>{repeatText(last)}</Button>
        </>
      }
    >
      <Card tone="outline" padding="small" className={styles.last}>
        <Variant line={last} note={words.yourLast} />
      </Card>
    </Sheet>
  );
}

/** What was chosen for a line, and the price of one unit. */
function Variant({ line, note }: { line: CartLine; note: string }) {
  return (
    <>
      <span className={styles.text}>
        <span className={styles.choices}>{lineDetail(line) || words.asItComes}</span>{' '}
        <span className={styles.note}>{note}</span>
      </span>{' '}
      <CataloguePrice line={line} units={1} />
    </>
  );
}
