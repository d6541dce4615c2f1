import line from '#src/features/cart/line-row.module.css';
import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';
import { ExtrasSkeleton } from './extras-skeleton.tsx';
import lines from './lines-card.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';
import where from './where-card.module.css';

const text = (className: string | undefined) => (
  <div className={className}>
    <Skeleton shape="text" width="60%" />
  </div>
);

/** The page while nothing of the cart is known, in its shape: where it goes, two lines, and what comes below them. */
export function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SkeletonGroup>
          <Card className={where.card}>
            <Skeleton shape="circle" />
            <div className={where.body}>
              <div className={where.words}>
                {text(where.label)}
                {text(where.place)}
                {text(where.detail)}
                {text(where.detail)}
                {text(styles.phone)}
                {text(styles.phone)}
              </div>
              {text(where.eta)}
            </div>
          </Card>
          <Card className={lines.card}>
            <div className={lines.head}>{text(lines.title)}</div>
            {[0, 1].map((place) => (
              <div key={place} className={line.line}>
                <Skeleton width="64px" height="64px" />
                <div className={line.words}>
                  {text(line.name)}
                  {text(line.choices)}
                  <Skeleton height="44px" width="0" />
                </div>
              </div>
            ))}
          </Card>
        </SkeletonGroup>
        <ExtrasSkeleton asked={0} />
      </div>
      <OrderSkeleton isBeside={false} />
    </div>
  );
}
