import type { PropsOf } from '#schemas/contract.ts';
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
          from <span className={styles.price}>{formatPaise(props.pricePoint)}</span>{' '}
          {props.text && <span className={styles.text}>{props.text}</span>}
        </p>
        <ProductRail title={title} products={props.products} resolveLink={resolveLink} priority={priority} />
      </Section>
    </div>
  );
}
