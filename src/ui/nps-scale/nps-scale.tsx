import { useId } from 'react';
import { ChoiceInput } from '../choice-input/choice-input.tsx';
import styles from './nps-scale.module.css';

const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface NpsScaleProps {
  legend: string;
  lowLabel: string;
  highLabel: string;
  value: number | null;
  onChange: (score: number) => void;
}

/** How likely the customer is to recommend us, 0 to 10. Without colours, which would suggest an answer. */
export function NpsScale({ legend, lowLabel, highLabel, value, onChange }: NpsScaleProps) {
  const name = useId();
  return (
    <fieldset className={styles.scale}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.scores}>
        {SCORES.map((score) => (
          <label key={score} className={styles.score}>
            <ChoiceInput
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              aria-label={accessibleScore(score, { lowLabel, highLabel })}
              onChoose={() => onChange(score)}
            />
            {score}
          </label>
        ))}
      </div>
      <p aria-hidden="true" className={styles.ends}>
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </p>
    </fieldset>
  );
}

function accessibleScore(score: number, ends: { lowLabel: string; highLabel: string }): string {
  if (score === SCORES[0]) return `${score}, ${ends.lowLabel}`;
  if (score === SCORES.at(-1)) return `${score}, ${ends.highLabel}`;
  return String(score);
}
