import { useLayoutEffect, useRef } from 'react';
import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../screens/cart-screen.module.css';

/** The places of suggestions, offers and instructions. A customer who is asked to fill in something there is led to it. */
export function ExtrasSkeleton({ asked }: { asked: number }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (asked > 0) place.current?.focus();
  }, [asked]);
  return (
    <SkeletonGroup>
      <div ref={place} tabIndex={-1} className={styles.bones}>
        <Skeleton height="26.5rem" />
        <OffersSkeleton />
        <Card className={styles.bones}>
          <Skeleton shape="text" width="50%" />
          <Skeleton height="72px" />
          <Skeleton height="var(--touch)" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}

export function OffersSkeleton() {
  return (
    <Card className={styles.bones}>
      <Skeleton shape="text" width="40%" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </Card>
  );
}
