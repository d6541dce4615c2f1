import line from '#src/features/cart/line-row.module.css';
import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';
import { ExtrasSkeleton } from './extras-skeleton.tsx';
import lines from './lines-card.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';
import where from './where-card.module.css';

/** The page while nothing of the cart is known, in its shape: where it goes, two lines, and what comes below them. */
export function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SkeletonGroup>
          <Card className={where.card}>
            <Skeleton shape="circle" />
            <div className={where.words}>
              <Skeleton shape="text" size={12} width="30%" />
              <Skeleton shape="text" size={16} width="70%" />
              <Skeleton shape="text" lines={2} />
            </div>
          </Card>
          <Card className={lines.card}>
            <div className={lines.head}>
              <Skeleton shape="heading" width="35%" />
            </div>
            {[0, 1].map((place) => (
              <div key={place} className={line.line}>
                <Skeleton shape="button" width="64px" height="64px" />
                <div className={line.words}>
                  <Skeleton shape="text" width="75%" />
                  <div className={line.foot}>
                    <Skeleton shape="text" width="3rem" />
                    <Skeleton shape="button" width="7.25rem" height="40px" />
                  </div>
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
