import { Card } from '#src/ui/card/card.tsx';
import { ListLinkSkeleton } from '#src/ui/list-link/list-link-skeleton.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { stageWay } from '../stage.ts';
import steps from './stage-steps.module.css';
import styles from './tracker.module.css';

/** The tracker while it is on its way, in its shape: the stage, the time left, and the steps. */
export function TrackSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.tracker}>
        <Card className={styles.card}>
          <div>
            <Bone shape="text" width="35%" />
            <Bone shape="heading" size={34} width="70%" />
            <Bone shape="text" width="85%" />
          </div>
          <div className={styles.eta}>
            <Bone shape="text" size={20} width="60%" />
            <Bone shape="text" width="40%" />
          </div>
        </Card>
        <Card>
          <div className={steps.steps}>
            {stageWay.map((stage) => (
              <div key={stage} className={steps.step}>
                <Skeleton shape="circle" width="28px" />
                <Bone shape="text" width="45%" />
              </div>
            ))}
          </div>
        </Card>
        <Card padding="small">
          {[0, 1, 2].map((line) => (
            <ListLinkSkeleton key={line} />
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  );
}
