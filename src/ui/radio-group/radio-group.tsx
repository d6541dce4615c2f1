import { type ReactNode, useId } from 'react';
import { ChoiceInput } from '../choice-input/choice-input.tsx';
import { classes } from '../classes.ts';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** At the end of the card, such as a price or a badge. */
  trailing?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  /** A heading is above the group already; the legend is then for screen readers. */
  legendHidden?: boolean;
  options: ReadonlyArray<RadioOption<Value>>;
  /** Null when nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  layout?: 'list' | 'columns';
  error?: string | undefined;
}

/** One of several, each a card to press. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden = false, options, value, onChange, layout = 'list', error } = props;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={classes(styles.legend, legendHidden && styles.hidden)}>{legend}</legend>
      <div className={styles[layout]}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <ChoiceInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChoose={() => onChange(option.value)}
            />
            <span aria-hidden="true" className={styles.dot} />
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.trailing}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
