import type { ReactNode } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { crustFacts, sizeFacts } from '../choice-facts.ts';
import { customiseWords as words } from '../customise-words.ts';
import { type ChoiceEvent, chosenSize } from '../choice.ts';
import { crustsFor, type ChoiceForm } from '../choice-form.ts';
import type { Folding } from '../use-folded-groups.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ExtraPrice } from './extra-price.tsx';

interface SizeAndCrustProps {
  form: ChoiceForm;
  choice: Choice;
  onChange: (event: ChoiceEvent) => void;
  folding: Folding;
}

/** The sizes with their prices, and the crusts that the chosen size has, each with what the dish would have with it. One alone is not shown. */
export function SizeAndCrust({ form, choice, onChange, folding }: SizeAndCrustProps) {
  const { size } = form.product;
  const crusts = crustsFor(form, choice.sizeId);
  const { crustChange } = choice;
  const crustName = (id: string) => form.product.crust.find(({ crustId }) => crustId === id)?.name ?? id;

  const sized = chosenSize(form, choice);
  const foldedSize = sized && (
    <>
      {sized.name} <Price paise={sized.price} size="small" />
    </>
  );
  const folded = (group: 'size' | 'crust', chosen: ReactNode) =>
    folding.isFolded(group) ? { chosen, onOpen: () => folding.open(group) } : undefined;

  return (
    <>
      {size.length > 1 && (
        <ChoiceCard data-group="size" title={words.size} folded={folded('size', foldedSize)}>
          <RadioGroup
            legend={words.size}
            legendHidden
            value={choice.sizeId ?? null}
            onChange={(sizeId) => onChange({ type: 'size-chosen', sizeId })}
            options={size.map(({ sizeId, name, price, servesLabel }) => ({
              value: sizeId,
              label: name,
              description: [servesLabel, sizeFacts(form, choice, sizeId)].filter(Boolean).join(' · '),
              trailing: <Price paise={price} size="small" />,
            }))}
          />
        </ChoiceCard>
      )}
      {crusts.length > 1 && (
        <ChoiceCard
          data-group="crust"
          title={words.crust}
          folded={folded('crust', choice.crustId && crustName(choice.crustId))}
          note={
            <span role="status">
              {crustChange &&
                words.crustChanged(crustName(crustChange.from), crustName(crustChange.to), sized?.name ?? '')}
            </span>
          }
        >
          <RadioGroup
            legend={words.crust}
            legendHidden
            value={choice.crustId ?? null}
            onChange={(crustId) => onChange({ type: 'crust-chosen', crustId })}
            options={crusts.map(({ crustId, name, sizes }) => {
              const extra = sizes.find(({ sizeId }) => sizeId === choice.sizeId)?.price ?? 0;
              return {
                value: crustId,
                label: name,
                description: crustFacts(form, choice, crustId),
                trailing: <ExtraPrice paise={extra} />,
              };
            })}
          />
        </ChoiceCard>
      )}
    </>
  );
}
