import type { PropsOf } from '#schemas/contract.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { previousOrder } from '#schemas/widgets/previous-order.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Order again';
/** Name of the list within the section, which must differ from the section's own. */
const LIST_LABEL = 'Your last orders';

export function View(view: WidgetViewProps<PropsOf<typeof previousOrder>>) {
  const { props, title = DEFAULT_TITLE, link, priority } = view;
  const { orders, reorderLabel } = props;
  if (orders.length === 0) return null;

  const cards = orders.map((order) => (
    <OrderCard
      key={order.id}
      order={order}
      action={actionFor(order.id, link, reorderLabel)}
      priority={priority}
    />
  ));
  return (
    <div className={styles.widget}>
      <Section title={title} seeAllHref={orders.length > 1 ? link?.href : undefined}>
        {orders.length === 1 ? (
          cards
        ) : (
          <Rail label={LIST_LABEL} itemWidth="min(300px, 84vw)">
            {cards}
          </Rail>
        )}
      </Section>
    </div>
  );
}

/** The page of the orders opens with this one, where it is put into the cart; any other address stays as the document has it. */
function actionFor(orderId: string, link: ResolvedLink | null, label: string) {
  if (!link) return null;
  const to = link.href === pathOf('orderHistory') ? withQuery(link.href, { orderId }) : link;
  return { to, label: link.label ?? label };
}
