import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { bestsellers } from '#schemas/widgets/bestsellers.ts';
import { ProductRailCard } from '#src/features/catalog/components/product-card/product-rail-card.tsx';
import { productLink } from '#src/features/catalog/product-link.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Bestsellers';

export function View(view: WidgetViewProps<PropsOf<typeof bestsellers>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink, priority } = view;
  if (props.products.length === 0) return null;
  return (
    <div className={styles.bestsellers}>
      <Section title={title} seeAllHref={link?.href}>
        <Rail label={`${title}: products`} itemWidth="clamp(12.75rem, 17.5vw, 14rem)">
          {soldOutLast(props.products).map((product) => (
            <ProductRailCard
              key={product.productId}
              product={product}
              to={resolveLink(productLink(product))}
              priority={priority}
            />
          ))}
        </Rail>
      </Section>
    </div>
  );
}
