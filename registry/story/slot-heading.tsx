import styles from './playground.module.css';
import { slotPlace } from './slot-places.ts';

/** Where the nodes of a slot are shown, and the slot's name. */
export function SlotHeading({ name }: { name: string }) {
  return (
    <>
      {slotPlace(name) ?? 'No screen'} <code className={styles.slotName}>{name}</code>
    </>
  );
}
