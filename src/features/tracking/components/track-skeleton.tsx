import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './tracker.module.css';

/** The place of the tracker while it is on its way. */
export function TrackSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.tracker}>
        <Card className={styles.card}>
          <Skeleton shape="text" width="60%" />
          <Skeleton height="72px" />
        </Card>
        <Card className={styles.card}>
          <Skeleton height="176px" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
