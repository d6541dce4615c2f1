import { Card } from '#src/ui/card/card.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import card from './address-card.module.css';
import styles from './address-list.module.css';

interface AddressSkeletonProps {
  /** The list is for choosing one: each has a button more. */
  readonly chooses?: boolean;
}

/** Two addresses while they load, in the shape of their cards. */
export function AddressSkeleton({ chooses = true }: AddressSkeletonProps) {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {[0, 1].map((place) => (
          <Card key={place} tone="outline">
            <div className={card.head}>
              <Skeleton shape="circle" width="40px" />
              <div className={card.text}>
                <Bone shape="heading" size={16} width="30%" />
                <Bone shape="text" lines={2} />
              </div>
            </div>
            <div className={card.actions}>
              {chooses && <Bone shape="button" width="7.5rem" height="36px" />}
              <Bone shape="button" width="3.5rem" height="36px" />
              <Bone shape="button" width="4.5rem" height="36px" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
