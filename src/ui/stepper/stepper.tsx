import { useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { uiWords } from '../words.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Name of the counted item for screen readers, as in 'Add one more Margherita'. */
  item: string;
  value: number;
  onChange: (value: number) => void;
  /** At this value the stepper is an 'Add' button. */
  min?: number;
  max?: number;
  addLabel?: string;
  disabled?: boolean;
  size?: 'medium' | 'large';
}

/** 'Add' that turns into − n + in place, of the same size, so that nothing around it moves. */
export function Stepper(props: StepperProps) {
  const {
    item,
    value,
    onChange,
    min = 0,
    max = Infinity,
    addLabel = uiWords.add,
    disabled,
    size = 'medium',
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const empty = value <= min;
  const focusFollows = useRef(false);

  // The pressed button is removed when 'Add' and − n + replace each other; the focus must not get lost.
  useLayoutEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    root.current?.querySelector<HTMLElement>('[data-focus-here]')?.focus();
  }, [empty]);

  function change(next: number) {
    focusFollows.current = next <= min !== empty;
    onChange(next);
  }

  return (
    <div
      ref={root}
      role="group"
      aria-label={uiWords.quantityOf(item)}
      className={classes(styles.stepper, styles[size], empty && styles.empty)}
    >
      {empty ? (
        <button
          type="button"
          data-focus-here
          className={styles.add}
          aria-label={`${addLabel} ${item}`}
          disabled={disabled}
          onClick={() => change(min + 1)}
        >
          {addLabel}
          <Icon name="plus" size={16} />
        </button>
      ) : (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={uiWords.removeOne(item)}
            disabled={disabled}
            onClick={() => change(value - 1)}
          >
            <Icon name="minus" size={18} />
          </button>
          <output className={styles.value} aria-live="polite">
            {value}
          </output>
          <button
            type="button"
            data-focus-here
            className={styles.step}
            aria-label={uiWords.addOneMore(item)}
            disabled={disabled || value >= max}
            onClick={() => change(value + 1)}
          >
            <Icon name="plus" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
