import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { classes } from '#src/ui/classes.ts';
import sizes from './card-size.module.css';
import styles from './menu-skeleton.module.css';

/** Shown while nothing of the menu is loaded: a heading and cards in their sizes. */
export function MenuSkeleton() {
  return (
    <SkeletonGroup>
      <div className={classes(sizes.list, styles.skeleton)}>
        <Skeleton height="1.5rem" width="40%" />
        <div className={classes(sizes.sized, styles.cards)}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height="var(--menu-card)" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
