import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { classes } from '#src/ui/classes.ts';
import { uiWords } from '#src/ui/words.ts';
import card from './store-card.module.css';
import styles from './stores-skeleton.module.css';

interface StoresSkeletonProps {
  readonly label?: string;
  /** In a narrow list the action stays below the facts on wide screens, too. */
  readonly actionBelow?: boolean;
}

/** Shown while restaurants are loading: cards in the shape of theirs. */
export function StoresSkeleton({ label = uiWords.loading, actionBelow = false }: StoresSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.stores}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={card.card}>
            <Skeleton shape="circle" width="44px" />
            <div className={card.facts}>
              <Skeleton height="1.25rem" width="70%" />
              <Skeleton shape="text" lines={2} />
              <Skeleton shape="text" width="45%" />
            </div>
            <div className={classes(card.action, actionBelow && card.below, styles.action)}>
              <Skeleton height="var(--touch)" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
