import type { RefObject } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { isNonVeg } from '../choice-addition.ts';
import { descriptionOf } from '../choice-description.ts';
import type { ChoiceForm } from '../choice-form.ts';
import { ChoiceFacts } from './choice-facts.tsx';
import styles from './choice-heading.module.css';

interface ChoiceHeadingProps {
  form: ChoiceForm;
  choice: Choice;
  nameRef: RefObject<HTMLHeadingElement | null>;
}

/** Name, description, energy and allergens of the product as it is chosen. */
export function ChoiceHeading({ form, choice, nameRef }: ChoiceHeadingProps) {
  const { name, badge } = form.product;
  const description = descriptionOf(form, choice);
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
      <ChoiceFacts form={form} choice={choice} />
    </header>
  );
}
