import { Fragment } from 'react';
import type { PropsOf } from '#schemas/contract.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import { menuFoodTypeOf } from '#schemas/rules/food-type.ts';
import type { previousOrder } from '#schemas/widgets/previous-order.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { dayOf } from '#src/ui/indian-time.ts';
import styles from './view.module.css';

type Order = PropsOf<typeof previousOrder>['orders'][number];

interface OrderCardProps {
  order: Order;
  action: { to: ResolvedLink | string; label: string } | null;
  priority: boolean;
}

export function OrderCard({ order, action, priority }: OrderCardProps) {
  const { placedAt, items, total, pictures, storeName } = order;
  const summary = items.map(countedName).join(', ');
  const day = dayOf(placedAt);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.top}>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((id, index) => (
              <Picture
                key={index}
                id={id}
                kind="product"
                alt=""
                sizes="56px"
                priority={priority}
                className={styles.picture}
              />
            ))}
          </div>
        )}
        <p className={styles.when}>
          <time dateTime={placedAt}>{day}</time>
          {storeName && <span className={styles.store}>{storeName}</span>}
        </p>
      </div>
      <p className={styles.summary}>
        {items.map(({ name, quantity, foodType }, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            {foodType !== undefined && (
              <>
                <VegMark kind={menuFoodTypeOf(foodType) === 0 ? 'veg' : 'non-veg'} size={12} />{' '}
              </>
            )}
            {countedName({ name, quantity })}
          </Fragment>
        ))}
      </p>
      <div className={styles.foot}>
        <Price paise={total} />
        {action && (
          <AppLink to={action.to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {action.label}
            <VisuallyHidden>
              : {summary}, {day}
            </VisuallyHidden>
          </AppLink>
        )}
      </div>
    </Card>
  );
}

function countedName({ name, quantity }: Pick<Order['items'][number], 'name' | 'quantity'>): string {
  return quantity > 1 ? `${quantity} × ${name}` : name;
}
