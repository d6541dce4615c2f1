import type { RefObject } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { indianNumber } from '#src/ui/indian-number.ts';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { isNonVeg, kcalOf } from '../choice-addition.ts';
import { customiseWords as words } from '../customise-words.ts';
import { chosenSize } from '../choice.ts';
import type { ChoiceForm } from '../choice-form.ts';
import styles from './choice-heading.module.css';

interface ChoiceHeadingProps {
  form: ChoiceForm;
  choice: Choice;
  nameRef: RefObject<HTMLHeadingElement | null>;
}

/** Name, description, energy and allergens of the product as it is chosen. */
export function ChoiceHeading({ form, choice, nameRef }: ChoiceHeadingProps) {
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
