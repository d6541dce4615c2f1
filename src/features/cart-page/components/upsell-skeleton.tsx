import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';

/** As wide as the cards that it stands for (upsell.tsx), so that the row is cut off where theirs is. */
export const suggestionWidth = 'clamp(10.5rem, 42vw, 12rem)';

/** The suggestions while they are on their way. */
export function UpsellSkeleton() {
  return (
    <div className={styles.suggested}>
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} width={suggestionWidth} height="21rem" />
      ))}
    </div>
  );
}
