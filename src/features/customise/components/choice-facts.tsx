import type { Choice } from '#schemas/stored/drafts.ts';
import { factsOf, factTexts } from '../choice-facts.ts';
import { chosenSize } from '../choice.ts';
import type { ChoiceForm } from '../choice-form.ts';
import styles from './choice-facts.module.css';

interface ChoiceFactsProps {
  form: ChoiceForm;
  choice: Choice;
}

/** Energy, servings and allergens of the choice. They follow each change, and screen readers say the new ones when they are free. */
export function ChoiceFacts({ form, choice }: ChoiceFactsProps) {
  const { energy, sentences } = factTexts(factsOf(form, choice));
  const serves = chosenSize(form, choice)?.servesLabel ?? form.product.servesLabel;
  const first = [energy, serves].filter(Boolean).join(' · ');
  return (
    <div role="status" className={styles.facts}>
      {[first, ...sentences].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
