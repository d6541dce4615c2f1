import { Bone } from '#src/ui/skeleton/bone.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { AmountLine } from './amount-line.tsx';
import styles from './options-list.module.css';
import parts from './pay-parts.module.css';

/** The rows of a group, by group: UPI, cards, banks. */
const groups = [1, 2, 3];

/** The ways to pay while they are on their way, in their shape: the amount, and groups of rows. */
export function WaysSkeleton() {
  return (
    <div className={parts.parts}>
      <AmountLine />
      <div className={styles.groups}>
        {groups.map((rows, group) => (
          <div key={group} className={styles.bones}>
            <Bone shape="text" width="30%" />
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} height="calc(27px + 2.35rem)" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
