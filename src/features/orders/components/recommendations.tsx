import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { ProductRailCard } from '#src/features/catalog/components/product-card/product-rail-card.tsx';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { useOrderRecommendations } from '../api/get-order-recommendations.ts';
import { historyWords as words } from '../history-words.ts';

/** What goes with the favourite orders (ORD-34). Nothing is chosen by itself. */
export function Recommendations() {
  const { vegOnly } = useVegOnly();
  const orderable = useOrderRecommendations().filter(
    (product) => product.available && (!vegOnly || fitsVegOnly(product)),
  );
  if (orderable.length === 0) return null;
  return (
    <Section title={words.recommended}>
      <Rail label={words.recommendedRail} itemWidth="clamp(10.5rem, 42vw, 12rem)">
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
