import { memo } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { classes } from '#src/ui/classes.ts';
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { partFacts } from '../choice-facts.ts';
import { customiseWords as words } from '../customise-words.ts';
import { type ChoiceEvent, cheeseIn } from '../choice.ts';
import { type Extra, isKind, type ChoiceForm, variantOf } from '../choice-form.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GroupSkeleton } from './choice-on-its-way.tsx';
import styles from './extra-choices.module.css';
import { ExtraPrice } from './extra-price.tsx';
import { ToppingChips } from './topping-chips.tsx';
import { useShownCount } from '../use-shown-count.ts';
import { useOnItAlready } from '../use-on-it-already.ts';

interface ExtraChoicesProps {
  form: ChoiceForm;
  choice: Choice;
  onChange: (event: ChoiceEvent) => void;
  /** Whether they are added a few at a time, while the browser is idle. */
  inSteps: boolean;
}

/** Extra cheese in portions, then toppings, then other add-ons. Prices are those of the chosen size. */
export function ExtraChoices({ form, choice, onChange, inSteps }: ExtraChoicesProps) {
  const cheeses = form.extras.filter(({ addon }) => addon.group === 'cheese');
  const onItAlready = useOnItAlready(form.product.picture);
  const cheeseTaken = cheeseIn(form, choice.extras);
  const price = (extra: Extra) => variantOf(extra, choice.sizeId).price;

  const cheesePortions = (some: readonly Extra[]) =>
    some.map((cheese) => {
      const count = choice.extras[cheese.key] ?? 0;
      return (
        <div key={cheese.key} className={styles.counted}>
          <ExtraName extra={cheese} sizeId={choice.sizeId} />
          <ExtraPrice paise={price(cheese)} />
          <Stepper
            item={words.portions(cheese.name)}
            value={count}
            max={form.cheeseMax - cheeseTaken + count}
            disabled={!cheese.addon.available}
            onChange={(next) => onChange({ type: 'extra-counted', key: cheese.key, count: next })}
          />
        </div>
      );
    });
  const toppingChips = (some: readonly Extra[]) => (
    <ToppingChips toppings={some} choice={choice} onItAlready={onItAlready} onChange={onChange} />
  );
  const addOns = (some: readonly Extra[]) => (
    <div className={styles.list}>
      {some.map((extra) => (
        <Checkbox
          key={extra.key}
          className={styles.choice}
          checked={(choice.extras[extra.key] ?? 0) > 0}
          disabled={!extra.addon.available}
          label={<ExtraName extra={extra} sizeId={choice.sizeId} />}
          trailing={<ExtraPrice paise={price(extra)} />}
          onChoose={(checked) => onChange({ type: 'extra-counted', key: extra.key, count: checked ? 1 : 0 })}
        />
      ))}
    </div>
  );

  const groups = [
    { title: words.cheese, note: words.cheeseNote(form.cheeseMax), extras: cheeses, draw: cheesePortions },
    ...toppingsOf(form).map((group) => ({ ...group, note: undefined, draw: toppingChips })),
    ...groupsOf(form).map((group) => ({ ...group, note: undefined, draw: addOns })),
  ];
  const shown = useShownCount(form.extras.length, inSteps);
  let before = 0;
  return (
    <>
      {groups.map(({ title, note, extras, draw }) => {
        const some = extras.slice(0, Math.max(0, shown - before));
        before += extras.length;
        return (
          some.length > 0 && (
            <ChoiceCard key={title} title={title} note={note}>
              {draw(some)}
            </ChoiceCard>
          )
        );
      })}
      {shown < form.extras.length && <GroupSkeleton />}
    </>
  );
}

interface ExtraGroup {
  readonly title: string;
  readonly extras: readonly Extra[];
}

const isNotEmpty = (group: ExtraGroup) => group.extras.length > 0;

/** Vegetarian toppings, and the others. */
function toppingsOf({ extras }: ChoiceForm): ExtraGroup[] {
  const toppings = extras.filter(({ addon }) => addon.group === 'topping');
  return [
    { title: words.vegToppings, extras: toppings.filter(({ addon }) => addon.foodType === 0) },
    { title: words.nonVegToppings, extras: toppings.filter(({ addon }) => addon.foodType === 1) },
  ].filter(isNotEmpty);
}

/** A group for each add-on that has kinds, and the remaining add-ons together. */
function groupsOf({ extras }: ChoiceForm): ExtraGroup[] {
  const others = extras.filter(({ addon }) => addon.group === 'addon');
  const withKinds = new Set(others.filter(isKind).map(({ addon }) => addon));
  return [
    ...[...withKinds].map((addon) => ({
      title: addon.name,
      extras: others.filter((extra) => extra.addon === addon),
    })),
    { title: words.extras, extras: others.filter((extra) => !isKind(extra)) },
  ].filter(isNotEmpty);
}

/** Its name, and below it what it is with its energy and allergens. */
const ExtraName = memo(function ExtraName({ extra, sizeId }: { extra: Extra; sizeId: string | undefined }) {
  const { foodType, description, available } = extra.addon;
  const told = [!isKind(extra) && description, partFacts(variantOf(extra, sizeId))].filter(Boolean);
  const below = available ? told.join(' · ') : words.soldOut;
  return (
    <span className={styles.name}>
      <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={14} />
      <span>
        {extra.name} <span className={classes(styles.below, !available && styles.soldOut)}>{below}</span>
      </span>
    </span>
  );
});
