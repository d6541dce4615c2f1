import type { ProductCard } from '#schemas/entities/product.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { productLink } from '../product-link.ts';
import { soldOutLast } from '../sold-out-last.ts';
import { ProductRailCard } from './product-card/product-rail-card.tsx';

interface ProductRailProps extends Pick<WidgetViewProps<unknown>, 'resolveLink' | 'priority'> {
  /** Title of the section around it. */
  title: string;
  products: readonly ProductCard[];
}

/** Upright cards that scroll sideways, the ones that can be ordered first. */
export function ProductRail({ title, products, resolveLink, priority }: ProductRailProps) {
  return (
    <Rail label={`${title}: products`} itemWidth="clamp(12.75rem, 17.5vw, 14rem)">
      {soldOutLast(products).map((product) => (
        <ProductRailCard
          key={product.productId}
          product={product}
          to={resolveLink(productLink(product))}
          priority={priority}
        />
      ))}
    </Rail>
  );
}
