import { classes } from '#src/ui/classes.ts';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { mapWords } from '#src/features/map/map-words.ts';
import { pinWords as words } from '../pin-words.ts';
import styles from '../screens/map-screen.module.css';
import card from './pin-card.module.css';

/** The map screen before the browser knows its places: search, map, and the card that asks to move the pin. `look` is the class of its layout. */
export function MapSkeleton({ look }: { readonly look: string }) {
  return (
    <div className={look}>
      <div className={styles.search}>
        <Bone shape="button" height="56px" />
      </div>
      <div className={classes(styles.map, styles.loading)}>
        <SkeletonGroup label={mapWords.loading}>
          <Skeleton height="100%" />
        </SkeletonGroup>
      </div>
      <div className={styles.card}>
        <section className={card.card}>
          <h1 className={card.heading}>{words.screenTitle}</h1>
          <p className={classes(card.place, card.hint)}>{words.screenHint}</p>
          <div className={card.actions}>
            <Bone shape="button" height="56px" />
            <Bone shape="button" />
          </div>
        </section>
      </div>
    </div>
  );
}
