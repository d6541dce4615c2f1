import { Price } from '#src/ui/price/price.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { type CartLine, isPriceKnown } from './cart-lines.ts';
import { cartWords } from './cart-words.ts';

interface CataloguePriceProps {
  readonly line: CartLine;
  /** How many units the price is for. */
  readonly units: number;
}

/** What units of a line cost by the catalogue. A price that is not known is shown as missing, as in the cart, and never as free. */
export function CataloguePrice({ line, units }: CataloguePriceProps) {
  if (isPriceKnown(line)) return <Price paise={line.freeItem ? 0 : line.price * units} freeWhenZero />;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{cartWords.priceUnknown}</VisuallyHidden>
    </>
  );
}
