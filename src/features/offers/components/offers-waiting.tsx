import { Bone } from '#src/ui/skeleton/bone.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { offersWords as words } from '../offers-words.ts';
import { OfferSkeleton } from './offer-skeleton.tsx';
import styles from './offers-list.module.css';

const places = [0, 1, 2];

/** The places of the offers while they are on their way. When the loader is hidden (OFR-03) the places stay, so that nothing moves. */
export function OffersWaiting({ isLoaderShown }: { isLoaderShown: boolean }) {
  if (isLoaderShown) {
    return (
      <SkeletonGroup>
        <Bone shape="h2" width="60%" />
        <div className={styles.list}>
          {places.map((place) => (
            <OfferSkeleton key={place} />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.late}>
      <div className={styles.list}>
        {places.map((place) => (
          <div key={place} className={styles.place}>
            {place === 0 && <p role="status">{words.late}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}
