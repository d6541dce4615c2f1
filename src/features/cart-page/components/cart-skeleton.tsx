import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';

/** The page while nothing of the cart is known, in its shape. */
export function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <SkeletonGroup>
        <div className={styles.main}>
          <Card>
            <Skeleton shape="text" lines={2} />
          </Card>
          <Card className={styles.bones}>
            <Skeleton shape="text" width="40%" />
            <Skeleton height="96px" />
            <Skeleton height="96px" />
          </Card>
        </div>
      </SkeletonGroup>
      <OrderSkeleton isBeside={false} />
    </div>
  );
}
