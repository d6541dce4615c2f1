import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './list-skeleton.module.css';

/** Shown while a search box and a list are loading. */
export function ListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Skeleton height="74px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    </SkeletonGroup>
  );
}
