import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './menu-skeleton.module.css';

/** Shown while nothing of the menu is loaded: a heading and cards in their sizes. */
export function MenuSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.skeleton}>
        <Skeleton height="1.5rem" width="40%" />
        <div className={styles.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height="max(46px + 8.75rem, 6px + 11.25rem)" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
