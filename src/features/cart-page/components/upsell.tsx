import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { ProductRailCard } from '#src/features/catalog/components/product-card/product-rail-card.tsx';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { useUpsellItems } from '../api/get-upsell-items.ts';
import { orderWords as words } from '../order-words.ts';
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx';

interface UpsellProps {
  readonly cart: PricedCart | null;
  /** An answer is on its way: most carts get suggestions, so their place is kept. */
  readonly isComing: boolean;
}

/** Suggestions, none of which is chosen by itself (CRT-11). Nothing without them: the order does not need any. */
export function Upsell({ cart, isComing }: UpsellProps) {
  const hasSuggestions = cart !== null && cart.upsellData.length > 0;
  const { data: products, error } = useUpsellItems(cart);
  const { vegOnly } = useVegOnly();
  if (cart === null ? isComing : hasSuggestions && products === undefined && error === undefined) {
    return (
      <Section title={words.upsell}>
        <SuggestionsSkeleton />
      </Section>
    );
  }
  const orderable =
    products?.filter((product) => product.available && (!vegOnly || fitsVegOnly(product))) ?? [];
  if (orderable.length === 0) return null;
  return (
    <Section title={words.upsell}>
      <Rail label={words.upsellRail} itemWidth="clamp(10.5rem, 42vw, 12rem)">
        {orderable.map((product) => (
          <ProductRailCard key={product.productId} product={product} to={choicesOf(product)} />
        ))}
      </Rail>
    </Section>
  );
}

function choicesOf({ productId, customisable }: { productId: string; customisable: boolean }) {
  return customisable ? { href: withQuery(pathOf('customise'), { productId }), external: false } : null;
}
