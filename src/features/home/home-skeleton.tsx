import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './home-skeleton.module.css';

/** Placeholder of the home page while its document loads: order types, hero, categories and a rail, in their sizes. */
export function HomeSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup>
        <div className={styles.types}>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </div>
        <Skeleton height="380px" />
        <div className={styles.grid}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} ratio={1} />
          ))}
        </div>
        <Skeleton height="240px" />
      </SkeletonGroup>
    </div>
  );
}
