import { useEffect, useRef } from 'react';
import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { UpsellSkeleton } from './upsell-skeleton.tsx';
import styles from '../screens/cart-screen.module.css';

/** The places of suggestions, offers and instructions. A customer who is asked to fill in something there is led to it. */
export function ExtrasSkeleton({ asked }: { asked: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) place.current?.focus();
  }, [asked]);
  return (
    <SkeletonGroup>
      <div ref={place} tabIndex={-1} className={styles.bones}>
        <div>
          <Skeleton shape="h2" width="45%" />
          <UpsellSkeleton />
        </div>
        <OffersSkeleton />
        <Card className={styles.bones}>
          <Skeleton shape="text" width="50%" />
          <Skeleton shape="button" height="72px" />
          <div className={styles.chips}>
            <Skeleton shape="chip" width="8rem" />
            <Skeleton shape="chip" width="8rem" />
          </div>
        </Card>
      </div>
    </SkeletonGroup>
  );
}

export function OffersSkeleton() {
  return (
    <Card className={styles.bones}>
      <Skeleton shape="heading" width="40%" />
      <div>
        <Skeleton shape="text" width="30%" />
        <Skeleton shape="button" height="54px" />
      </div>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.offer}>
          <Skeleton shape="circle" width="40px" />
          <Skeleton shape="text" lines={3} />
        </div>
      ))}
    </Card>
  );
}
