import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { bestsellers } from '#schemas/widgets/bestsellers.ts';
import { ProductRail } from '#src/features/catalog/components/product-rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Bestsellers';

export function View(view: WidgetViewProps<PropsOf<typeof bestsellers>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink, priority } = view;
  if (props.products.length === 0) return null;
  return (
    <div className={styles.bestsellers}>
      <Section title={title} seeAllHref={link?.href}>
        <ProductRail title={title} products={props.products} resolveLink={resolveLink} priority={priority} />
      </Section>
    </div>
  );
}
