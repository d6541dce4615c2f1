import { memo } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { ChoiceInput } from '#src/ui/choice-input/choice-input.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import type { ChoiceEvent } from '../choice.ts';
import { partFacts } from '../choice-facts.ts';
import { type Extra, variantOf } from '../choice-form.ts';
import { customiseWords as words } from '../customise-words.ts';
import { ExtraPrice } from './extra-price.tsx';
import styles from './topping-chips.module.css';

interface ToppingChipsProps {
  readonly toppings: readonly Extra[];
  readonly choice: Choice;
  /** Ids of the add-ons that the dish has without being asked. */
  readonly onItAlready: ReadonlySet<string>;
  /** The same in each render. */
  readonly onChange: (event: ChoiceEvent) => void;
}

/** Toppings as pictures to press. What the pizza has already says so: it can be had once more. */
export function ToppingChips({ toppings, choice, onItAlready, onChange }: ToppingChipsProps) {
  return (
    <div className={styles.chips}>
      {toppings.map((topping) => (
        <ToppingChip
          key={topping.key}
          topping={topping}
          sizeId={choice.sizeId}
          chosen={(choice.extras[topping.key] ?? 0) > 0}
          isOnIt={onItAlready.has(topping.addon.addonId)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface ToppingChipProps {
  readonly topping: Extra;
  readonly sizeId: string | undefined;
  readonly chosen: boolean;
  readonly isOnIt: boolean;
  readonly onChange: (event: ChoiceEvent) => void;
}

/** Memoised: a press changes one of about twenty. */
const ToppingChip = memo(function ToppingChip({
  topping,
  sizeId,
  chosen,
  isOnIt,
  onChange,
}: ToppingChipProps) {
  const { key, name, addon } = topping;
  const { available, foodType, imageName } = addon;
  const sized = variantOf(topping, sizeId);
  const below = available ? partFacts(sized) : words.soldOut;
  return (
    <label className={classes(styles.chip, !available && styles.soldOut)}>
      <ChoiceInput
        type="checkbox"
        checked={chosen}
        disabled={!available}
        onChoose={(checked) => onChange({ type: 'extra-counted', key, count: checked ? 1 : 0 })}
      />
      <span aria-hidden="true" className={styles.tick}>
        <Icon name="check" size={14} />
      </span>
      {imageName !== undefined && (
        <Picture id={imageName} kind="ingredient" alt="" sizes="64px" className={styles.picture} />
      )}
      <span className={styles.name}>
        <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={12} /> {name}
      </span>{' '}
      {isOnIt && <span className={styles.onIt}>{words.onItAlready}</span>}{' '}
      <span className={styles.below}>{below}</span> <ExtraPrice paise={sized.price} />
    </label>
  );
});
