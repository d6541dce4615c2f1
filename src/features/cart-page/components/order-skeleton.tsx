import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';

/** The place of the bill, and of the button below it. The bar with the button comes when it can be pressed: it covers nothing new. */
export function OrderSkeleton({ isBeside }: { isBeside: boolean }) {
  return (
    <div className={styles.side}>
      <SkeletonGroup>
        <Card className={styles.bones}>
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="text" lines={7} />
          <Skeleton height="37px" />
          {isBeside && <Skeleton height="56px" />}
        </Card>
      </SkeletonGroup>
    </div>
  );
}
