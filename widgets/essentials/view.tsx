import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { essentials } from '#schemas/widgets/essentials.ts';
import { ProductRowCard } from '#src/features/catalog/components/product-card/product-row-card.tsx';
import { productLink } from '#src/features/catalog/product-link.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { inPairs } from './in-pairs.ts';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Daily essentials';

/** Two rows that scroll sideways together: twelve products take no more height than two. */
export function View(view: WidgetViewProps<PropsOf<typeof essentials>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink, priority } = view;
  if (props.products.length === 0) return null;
  return (
    <div className={styles.essentials}>
      <Section title={title} seeAllHref={link?.href}>
        <Rail label={`${title}: products`} itemWidth="clamp(min(23rem, 82vw), 31vw, var(--column-third))">
          {inPairs(soldOutLast(props.products)).map((pair) => (
            <div key={pair[0].productId} className={styles.pair}>
              {pair.map((product) => (
                <ProductRowCard
                  key={product.productId}
                  product={product}
                  to={resolveLink(productLink(product))}
                  priority={priority}
                />
              ))}
            </div>
          ))}
        </Rail>
      </Section>
    </div>
  );
}
