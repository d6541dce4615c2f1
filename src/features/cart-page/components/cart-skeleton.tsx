import line from '#src/features/cart/line-row.module.css';
import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';
import { ExtrasSkeleton } from './extras-skeleton.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** The page while nothing of the cart is known, in its shape: where it goes, two lines, and what comes below them. */
export function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SkeletonGroup>
          <Card>
            <Skeleton shape="text" lines={5} />
          </Card>
          <Card>
            <Skeleton shape="text" width="35%" />
            {[0, 1].map((place) => (
              <div key={place} className={line.line}>
                <Skeleton width="64px" height="64px" />
                <Skeleton shape="text" lines={3} />
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
