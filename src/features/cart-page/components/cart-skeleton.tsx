import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';

/** The page while nothing of the cart is known, in its shape. */
export function CartSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card>
            <Skeleton shape="text" lines={2} />
          </Card>
          <Card>
            <div className={styles.bones}>
              <Skeleton shape="text" width="40%" />
              <Skeleton height="96px" />
              <Skeleton height="96px" />
            </div>
          </Card>
        </div>
        <div className={styles.side}>
          <Card>
            <Skeleton shape="text" lines={7} />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  );
}
