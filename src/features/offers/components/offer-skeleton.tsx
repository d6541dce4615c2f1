import { Card } from '#src/ui/card/card.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import styles from './offer-card.module.css';

/** An offer while it is on its way, in the shape of its card. */
export function OfferSkeleton() {
  return (
    <Card padding="none" className={styles.card}>
      <div className={styles.head}>
        <Skeleton shape="button" width="72px" height="72px" />
        <div className={styles.words}>
          <Skeleton shape="heading" size={16} width="80%" />
          <Skeleton shape="text" width="95%" />
          <Skeleton shape="text" size={12} width="50%" />
          <span className={styles.code}>
            <Skeleton shape="text" width="4rem" />
          </span>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.stand}>
          <Skeleton shape="text" width="70%" />
        </div>
        <div className={styles.actions}>
          <Skeleton shape="button" width="5rem" height="36px" />
          <Skeleton shape="button" width="4.5rem" height="36px" />
        </div>
      </div>
    </Card>
  );
}
