import card from '#src/features/catalog/components/product-card/product-row-card.module.css';
import { Card } from '#src/ui/card/card.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from './favourites-screen.module.css';

/** The favourites while they are on their way, in the shape of their cards. */
export function FavouritesSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {[0, 1, 2, 3].map((place) => (
          <Card key={place} padding="small" className={card.card}>
            <div className={card.words}>
              <Bone shape="text" size={16} width="80%" />
              <Bone shape="text" lines={2} />
              <Bone shape="text" size={12} width="50%" />
            </div>
            <div className={card.picture}>
              <Skeleton ratio={1} />
            </div>
            <div className={card.foot}>
              <Bone shape="button" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
