import { pathOf, withQuery } from '#src/config/paths.ts';
import { ProductRailCard } from '#src/features/catalog/components/product-card/product-rail-card.tsx';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { useUpsellItems } from '../api/get-upsell-items.ts';
import { cartPageWords as words } from '../cart-page-words.ts';

/** Suggestions, none of which is chosen by itself (CRT-11). Nothing without them: the order does not need any. */
export function Upsell({ cart }: { cart: PricedCart | null }) {
  const { data: products } = useUpsellItems(cart !== null && cart.upsellData.length > 0);
  const orderable = products?.filter(({ available }) => available) ?? [];
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
