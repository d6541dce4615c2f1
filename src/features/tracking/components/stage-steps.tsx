import type { OrderTypeCode } from '#schemas/node.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { Tracked } from '../api/tracked.ts';
import { stageLabel, stageNamed, stageWay } from '../stage.ts';
import { timeOfDay } from '#src/ui/indian-time.ts';
import { trackingWords as words } from '../tracking-words.ts';
import styles from './stage-steps.module.css';

interface StageStepsProps {
  readonly tracker: Tracked['trackOrder']['tracker'];
  readonly orderType: OrderTypeCode;
}

/** The way of an order, step by step, with the times at which it reached them (ORD-19). A cancelled order shows how far it came. */
export function StageSteps({ tracker: { stage, steps }, orderType }: StageStepsProps) {
  const now = stageNamed(stage);
  const times = new Map(steps.map(({ stage: name, at }) => [name, at]));
  const isCancelled = now === 'CANCELLED';
  // Of a stage that is not known the times tell how far the order is.
  const reached = stageWay.findLastIndex((name) => name === now || times.has(name));
  const shown = isCancelled
    ? [...stageWay.filter((name, at) => at === 0 || times.has(name)), 'CANCELLED' as const]
    : stageWay;
  return (
    <ol aria-label={words.stages} className={styles.steps}>
      {shown.map((name, index) => {
        const isNow = isCancelled ? name === 'CANCELLED' : index === reached;
        const isReached = isCancelled || index <= reached;
        const at = times.get(name);
        const time = at === undefined ? '' : timeOfDay(at);
        return (
          <li
            key={name}
            aria-current={isNow ? 'step' : undefined}
            className={classes(
              styles.step,
              isReached && styles.reached,
              isNow && styles.now,
              isNow && isCancelled && styles.cancelled,
            )}
          >
            <span className={styles.mark}>
              {isReached && <Icon name={isNow && isCancelled ? 'close' : 'check'} size={16} />}
            </span>
            <span className={styles.label}>{stageLabel(name, orderType)}</span>
            {time !== '' && isReached && (
              <span className={styles.time}>
                <VisuallyHidden>{words.reachedAt}</VisuallyHidden>
                {time}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
