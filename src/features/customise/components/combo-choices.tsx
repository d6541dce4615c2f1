import type { OptionGroup } from '#schemas/entities/menu.ts';
import type { Choice } from '#schemas/stored/drafts.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { partFacts } from '../choice-facts.ts';
import { customiseWords as words } from '../customise-words.ts';
import { type ChoiceEvent, groupsInOrder, optionIn } from '../choice.ts';
import { optionsOf, type ChoiceForm } from '../choice-form.ts';
import { type Folding, optionGroup } from '../use-folded-groups.ts';
import { ChoiceCard } from './choice-card.tsx';
import styles from './combo-choices.module.css';
import { ExtraPrice } from './extra-price.tsx';

interface ComboChoicesProps {
  form: ChoiceForm;
  choice: Choice;
  onChange: (event: ChoiceEvent) => void;
  folding: Folding;
}

/** The choices of each option group of a combo, in the combo's order (MEN-13). */
export function ComboChoices(props: ComboChoicesProps) {
  return groupsInOrder(props.form).map((group) => (
    <ComboGroup key={group.orderSeq} {...props} group={group} />
  ));
}

function ComboGroup(props: ComboChoicesProps & { group: OptionGroup }) {
  const { form, choice, group, onChange, folding } = props;
  const options = optionsOf(form, group);
  const chosenId = optionIn(form, choice, group);
  const chosen = options.find(({ product }) => product.productId === chosenId)?.product;
  const name = optionGroup(group.orderSeq);
  return (
    <ChoiceCard
      title={group.name}
      data-group={name}
      folded={
        chosen && folding.isFolded(name)
          ? { chosen: chosen.name, onOpen: () => folding.open(name) }
          : undefined
      }
      data-order-seq={group.orderSeq}
      note={options.length === 0 && words.noVegChoice(group.name)}
    >
      {options.length > 0 && (
        <RadioGroup
          legend={group.name}
          legendHidden
          value={chosenId ?? null}
          onChange={(productId) => onChange({ type: 'option-chosen', orderSeq: group.orderSeq, productId })}
          options={options.map(({ product, extra }) => ({
            value: product.productId,
            disabled: !product.available,
            label: (
              <span className={styles.name}>
                <VegMark kind={product.foodType === 0 ? 'veg' : 'non-veg'} size={14} />
                {product.name}
              </span>
            ),
            description: product.available ? partFacts(product) : words.soldOut,
            icon: product.picture && (
              <Picture
                id={product.picture}
                kind="product"
                alt=""
                sizes="56px"
                className={product.available ? styles.picture : styles.soldOut}
              />
            ),
            trailing: extra > 0 && <ExtraPrice paise={extra} />,
          }))}
        />
      )}
    </ChoiceCard>
  );
}
