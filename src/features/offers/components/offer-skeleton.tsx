import { Card } from '#src/ui/card/card.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import styles from './offer-card.module.css';

/** An offer while it is on its way, in the shape of its card. */
export function OfferSkeleton() {
  return (
    <Card padding="none" className={styles.card}>
      <div className={styles.head}>
        <Bone shape="button" width="72px" height="72px" />
        <div className={styles.words}>
          <Bone shape="heading" size={16} width="80%" />
          <Bone shape="text" width="95%" />
          <Bone shape="text" size={12} width="50%" />
          <span className={styles.code}>
            <Bone shape="text" width="4rem" />
          </span>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.stand}>
          <Bone shape="text" width="70%" />
        </div>
        <div className={styles.actions}>
          <Bone shape="button" width="5rem" height="36px" />
          <Bone shape="button" width="4.5rem" height="36px" />
        </div>
      </div>
    </Card>
  );
}
