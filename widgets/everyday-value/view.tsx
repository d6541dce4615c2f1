import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { everydayValue } from '#schemas/widgets/everyday-value.ts';
import { ProductRailCard } from '#src/features/catalog/components/product-card/product-rail-card.tsx';
import { productLink } from '#src/features/catalog/product-link.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { washProps } from '#src/ui/wash/wash.ts';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Everyday value';

export function View(view: WidgetViewProps<PropsOf<typeof everydayValue>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink, priority } = view;
  if (props.products.length === 0) return null;
  return (
    <div {...washProps('ember', { className: styles.strip })}>
      <Section title={title} seeAllHref={link?.href}>
        <p className={styles.offer}>
          <span className={styles.price}>{formatPaise(props.pricePoint)}</span> each{' '}
          {props.text && <span className={styles.text}>{props.text}</span>}
        </p>
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
