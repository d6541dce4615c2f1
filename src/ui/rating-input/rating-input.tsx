import { useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './rating-input.module.css';

export interface RatingInputProps {
  legend: string;
  /** One label a step, worst first; there are as many steps as labels. */
  labels: readonly string[];
  /** The value of the first step; the rest count on from it. */
  firstValue?: number;
  /** No value means not rated: nothing is chosen beforehand. */
  value: number | null;
  onChange: (value: number) => void;
  symbol?: 'star' | 'heart';
  disabled?: boolean;
}

/** Steps from worst to best. Behind the symbols are radio buttons, so arrow keys and screen readers work. */
export function RatingInput(props: RatingInputProps) {
  const { legend, labels, firstValue = 1, value, onChange, symbol = 'star', disabled = false } = props;
  const name = useId();
  const chosenLabel = value === null ? undefined : labels[value - firstValue];
  return (
    <fieldset className={styles.rating} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.scale}>
        <div className={styles.steps}>
          {labels.map((label, index) => {
            const step = firstValue + index;
            const filled = value !== null && step <= value;
            return (
              <label key={step} className={classes(styles.step, filled && styles.filled)}>
                <input
                  type="radio"
                  name={name}
                  value={step}
                  checked={step === value}
                  aria-label={label}
                  className={styles.input}
                  onChange={() => onChange(step)}
                />
                <Icon name={symbol} size={32} filled={filled} />
              </label>
            );
          })}
        </div>
        <p aria-hidden="true" className={styles.words}>
          {chosenLabel ?? (
            <>
              <span>{labels[0]}</span>
              <span>{labels.at(-1)}</span>
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}
