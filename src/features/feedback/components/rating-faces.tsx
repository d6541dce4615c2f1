import { useId } from 'react';
import { ChoiceInput } from '#src/ui/choice-input/choice-input.tsx';
import { RatingFace } from './rating-face.tsx';
import styles from './rating-faces.module.css';

interface RatingFacesProps {
  legend: string;
  /** One label for each face, worst first; the index of a label is its rating. */
  labels: readonly string[];
  /** The chosen rating; undefined when none is chosen. */
  value: number | undefined;
  onChange: (rating: number) => void;
  /** Id of the element with the error message. */
  describedBy?: string | undefined;
}

/** A choice of six faces. They are radio buttons, so arrow keys and screen readers work. */
export function RatingFaces({ legend, labels, value, onChange, describedBy }: RatingFacesProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy} className={styles.rating}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.faces}>
        {labels.map((label, rating) => (
          <label key={rating} className={styles.face}>
            <ChoiceInput
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChoose={() => onChange(rating)}
            />
            <RatingFace rating={rating} size={44} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
