import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import styles from './feedback-steps.module.css';

const steps = ['login', 'selectOrder', 'submit'] as const;

export type FeedbackStep = (typeof steps)[number];

interface FeedbackStepsProps {
  readonly done: readonly FeedbackStep[];
}

/** FBK-01. The three steps; the first one that is not done is the current one. */
export function FeedbackSteps({ done }: FeedbackStepsProps) {
  const current = steps.find((step) => !done.includes(step));
  return (
    <ol aria-label={words.steps} className={styles.steps}>
      {steps.map((step, at) => {
        const isDone = done.includes(step);
        return (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classes(styles.step, isDone && styles.done, step === current && styles.current)}
          >
            <span aria-hidden="true" className={styles.number}>
              {isDone ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <span>
              {words[step]}
              {isDone && <VisuallyHidden> ({words.stepDone})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
