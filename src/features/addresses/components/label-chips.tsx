import type { AddressLabel } from '#schemas/entities/address.ts';
import { ChoiceInput } from '#src/ui/choice-input/choice-input.tsx';
import { addressLabels } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import { LabelIcon } from './label-icon.tsx';
import styles from './label-chips.module.css';

interface LabelChipsProps {
  value: AddressLabel;
  onChange: (label: AddressLabel) => void;
}

/** Home, Work or Other (LOC-38). */
export function LabelChips({ value, onChange }: LabelChipsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.label}</legend>
      <div className={styles.chips}>
        {addressLabels.map((label) => (
          <label key={label} className={styles.chip}>
            <ChoiceInput
              type="radio"
              name="label"
              value={label}
              checked={label === value}
              onChoose={() => onChange(label)}
            />
            <LabelIcon label={label} size={18} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
