import { Card } from '#src/ui/card/card.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { trainWords as words } from '../train-words.ts';
import styles from './train.module.css';

const lines = ['60%', '80%', '70%', '85%', '65%'];

/** Before the app has started: what was typed is not known yet. */
export function JourneyWaiting() {
  return (
    <div className={styles.screen}>
      <TrainHead />
      <JourneySkeleton />
    </div>
  );
}

export function TrainHead() {
  return (
    <div className={styles.head}>
      <div>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <Picture id="order-train" kind="category" alt="" sizes="96px" priority className={styles.picture} />
    </div>
  );
}

/** The lines of a journey that is being looked up. */
export function JourneySkeleton() {
  return (
    <Card as="section" aria-busy className={styles.form}>
      {lines.map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </Card>
  );
}
