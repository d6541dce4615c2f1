import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import styles from './suggestions-skeleton.module.css';

/** The suggestions while they are on their way, as wide as their cards (upsell.tsx). */
export function SuggestionsSkeleton() {
  return (
    <div className={styles.suggested}>
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} width="clamp(10.5rem, 42vw, 12rem)" height="21rem" />
      ))}
    </div>
  );
}
