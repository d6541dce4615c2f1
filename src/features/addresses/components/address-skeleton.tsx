import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './address-list.module.css';

/** Placeholder of two addresses while they load. */
export function AddressSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Skeleton height="158px" />
        <Skeleton height="158px" />
      </div>
    </SkeletonGroup>
  );
}
