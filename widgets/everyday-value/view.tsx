import type { PropsOf } from '#schemas/contract.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { everydayValue } from '#schemas/widgets/everyday-value.ts';
import { ProductRail } from '#src/features/catalog/components/product-rail.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
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
          from <span className={styles.price}>{formatPaise(lowestPrice(props.products))}</span>{' '}
          <span className={styles.text}>
            {[mixLine(props.products), props.text].filter(Boolean).join(' ')}
          </span>
        </p>
        <ProductRail title={title} products={props.products} resolveLink={resolveLink} priority={priority} />
      </Section>
    </div>
  );
}

/** The lowest price of what can be ordered now; where nothing can, of all. */
function lowestPrice(products: readonly ProductCard[]): number {
  const orderable = products.filter(({ available }) => available);
  return Math.min(...(orderable.length > 0 ? orderable : products).map(({ price }) => price));
}

/** The rule of the mix, as the products have it. */
function mixLine(products: readonly ProductCard[]): string | undefined {
  const mix = products.find((product) => product.mix)?.mix;
  return mix && `Any ${mix.minimum} or more: ${formatPaise(mix.saving)} off each.`;
}
