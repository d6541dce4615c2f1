import type { Choice } from '#schemas/stored/drafts.ts';
import { type LineFacts, lineFacts } from '#schemas/rules/line-facts.ts';
import { catalogWords } from '#src/features/catalog/catalog-words.ts';
import { factsWords as words } from '#src/features/catalog/facts-words.ts';
import { type ChoiceEvent, reduceChoice, toSelection } from './choice.ts';
import type { ChoiceForm } from './choice-form.ts';

/** Energy and allergens of one unit as it is chosen. */
export function factsOf(form: ChoiceForm, choice: Choice): LineFacts {
  return lineFacts(form.product, form.addons, toSelection(form, choice));
}

/** Energy and allergens of one unit as it would be after a change. */
export function factsWith(form: ChoiceForm, choice: Choice, change: ChoiceEvent): LineFacts {
  return factsOf(form, reduceChoice(form, choice, change));
}

/** What the dish would have with another size, in a line beside it: its energy, and the allergens that the size adds by its crust. */
export function sizeFacts(form: ChoiceForm, choice: Choice, sizeId: string): string {
  return changeText(factsWith(form, choice, { type: 'size-chosen', sizeId }), factsOf(form, choice));
}

/**
 * The same for a crust. What it adds is what the rest of the choice does not contain, so the line of a crust stays the same when it is chosen.
 */
export function crustFacts(form: ChoiceForm, choice: Choice, crustId: string): string {
  const rest = factsOf(form, { ...choice, crustId: undefined });
  return changeText(factsWith(form, choice, { type: 'crust-chosen', crustId }), rest);
}

function changeText({ kcal, allergens, allergensUnknown, isOpen }: LineFacts, without: LineFacts): string {
  const added = allergens.filter((each) => !without.allergens.includes(each));
  // Names cannot be compared: the dish is named with its size and crust.
  const isUnknown = allergensUnknown.length > without.allergensUnknown.length;
  return [
    kcal === undefined ? words.energyNotKnown : energyText(kcal, isOpen),
    added.length > 0 && words.adding(added.join(', ')),
    isUnknown && catalogWords.allergensNotKnown,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The facts in sentences. What is not known is named, and a part of a combo is never given as the whole. */
export function factTexts(facts: LineFacts): { energy: string | undefined; sentences: readonly string[] } {
  const { kcal, energyUnknown, allergens, allergensUnknown, isOpen } = facts;
  const sayContains = isOpen ? words.containsSoFar : words.contains;
  return {
    energy: kcal === undefined ? undefined : energyText(kcal, isOpen),
    sentences: [
      ...(energyUnknown.length > 0 ? [words.energyUnknown(energyUnknown.join(', '))] : []),
      ...(allergens.length > 0 ? [sayContains(allergens.join(', '))] : []),
      ...(allergensUnknown.length > 0 ? [words.askAllergens(allergensUnknown.join(', '))] : []),
    ],
  };
}

/** The facts in one line. They are those of one unit, which the line says beside the price of several. */
export function factsLine(facts: LineFacts, quantity: number): string {
  const { energy, sentences } = factTexts(facts);
  const ofOne = energy !== undefined && quantity > 1 ? words.ofEach(energy) : energy;
  return [ofOne, ...sentences].filter(Boolean).join(' · ');
}

function energyText(kcal: number, isOpen: boolean): string | undefined {
  if (!isOpen) return catalogWords.kcal(kcal);
  return kcal > 0 ? words.kcalSoFar(kcal) : undefined;
}

/** The facts of one thing to choose, in a line beside its name. */
export function partFacts({
  kcal,
  allergens,
}: {
  kcal?: number | undefined;
  allergens?: readonly string[] | undefined;
}): string {
  const energy = kcal === undefined ? words.energyNotKnown : catalogWords.kcal(kcal);
  if (allergens?.length === 0) return energy;
  return `${energy} · ${allergens ? catalogWords.containing(allergens.join(', ')) : catalogWords.allergensNotKnown}`;
}
