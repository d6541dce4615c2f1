import type { RefObject } from 'react';
import { Badge } from '#src/ui/badge/badge.tsx';
import { indianNumber } from '#src/ui/indian-number.ts';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { isNonVeg, kcalOf } from '../choice-addition.ts';
import { customiseWords as words } from '../customise-words.ts';
import { type Choice, chosenSize } from '../selection.ts';
import type { SelectionForm } from '../selection-form.ts';
import styles from './product-words.module.css';

interface ProductWordsProps {
  form: SelectionForm;
  choice: Choice;
  nameRef: RefObject<HTMLHeadingElement | null>;
}

/** What it is, what is in it, and how much energy it has, as it is chosen. */
export function ProductWords({ form, choice, nameRef }: ProductWordsProps) {
  const { name, description, allergens, badge, servesLabel } = form.product;
  const kcal = kcalOf(form, choice);
  const serves = chosenSize(form, choice)?.servesLabel ?? servesLabel;
  const facts = [kcal === undefined ? undefined : words.energy(indianNumber(kcal)), serves].filter(Boolean);
  return (
    <header className={styles.words}>
      {badge && (
        <span>
          <Badge tone="praise">{badge}</Badge>
        </span>
      )}
      <h2 ref={nameRef} tabIndex={-1} className={styles.name}>
        <VegMark kind={isNonVeg(form, choice) ? 'non-veg' : 'veg'} size={20} />
        <span>{name}</span>
      </h2>
      {description && <p>{description}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {allergens.length > 0 && <p className={styles.facts}>{words.contains(allergens.join(', '))}</p>}
    </header>
  );
}
