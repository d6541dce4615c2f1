import { Card } from '#src/ui/card/card.tsx';
import { ListLinkSkeleton } from '#src/ui/list-link/list-link-skeleton.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import list from '../screens/order-history-screen.module.css';
import bill from './order-bill.module.css';
import card from './order-card.module.css';
import styles from './order-details.module.css';
import items from './order-items.module.css';

/** The orders while they are on their way, in the shape of their cards. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup>
      <div className={list.list}>
        {[0, 1, 2].map((place) => (
          <Card key={place} className={card.card}>
            <div className={card.head}>
              <div className={card.bones}>
                <Bone shape="heading" size={16} width="45%" />
                <Bone shape="text" width="85%" />
                <div className={card.second}>
                  <Bone shape="text" width="40%" />
                </div>
              </div>
              <Skeleton shape="circle" width="var(--touch)" />
            </div>
            <Bone shape="chip" width="5rem" height="23px" />
            <Bone shape="text" width="90%" />
            <div className={card.foot}>
              <Bone shape="text" size={16} width="4rem" />
              <div className={card.details}>
                <Bone shape="text" width="3rem" />
              </div>
            </div>
            <div className={card.actions}>
              <Bone shape="button" width="8.5rem" height="36px" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** One order while it is on its way: what it is, its dishes, and its bill. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.parts}>
        <div className={styles.main}>
          <Card className={styles.head}>
            <div className={styles.title}>
              <Bone shape="h1" width="60%" />
              <Skeleton shape="circle" width="var(--touch)" />
            </div>
            <Bone shape="text" size={16} width="35%" />
            <Bone shape="text" width="60%" />
            <div className={styles.actions}>
              <Bone shape="button" width="7.5rem" height="36px" />
            </div>
          </Card>
          <Card>
            <Bone shape="heading" width="55%" />
            <div className={items.items}>
              {[0, 1].map((place) => (
                <div key={place} className={items.item}>
                  <div className={items.picture}>
                    <Skeleton ratio={1} />
                  </div>
                  <div className={items.words}>
                    <Bone shape="text" width="70%" />
                  </div>
                  <Bone shape="text" width="3rem" />
                </div>
              ))}
            </div>
          </Card>
          <Card className={styles.head}>
            <Bone shape="heading" width="50%" />
            <Bone shape="text" lines={3} />
          </Card>
        </div>
        <div className={styles.side}>
          <Card className={bill.card}>
            <Bone shape="heading" width="30%" />
            <div className={bill.rows}>
              {[0, 1, 2, 3, 4].map((row) => (
                <div key={row} className={bill.row}>
                  <Bone shape="text" width="35%" />
                  <Bone shape="text" width="3rem" />
                </div>
              ))}
            </div>
          </Card>
          <Card padding="small">
            <ListLinkSkeleton />
            <ListLinkSkeleton />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  );
}
