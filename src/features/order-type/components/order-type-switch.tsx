import { useId } from 'react';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { ChoiceInput } from '#src/ui/choice-input/choice-input.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { orderTypeWords as words } from '../order-type-words.ts';
import { orderTypeLabels } from '../order-types.ts';
import styles from './order-type-switch.module.css';

const choices: readonly (readonly [OrderTypeCode, IconName])[] = [
  ['D', 'scooter'],
  ['P', 'bag'],
  ['DINEIN', 'utensils'],
  ['CURB', 'car'],
];

/** EXP-07 */
const takeawayFirst = [
  ...choices.filter(([code]) => code === 'P'),
  ...choices.filter(([code]) => code !== 'P'),
];

interface OrderTypeSwitchProps {
  readonly isTakeawayFirst?: boolean;
  readonly chosen: OrderTypeCode;
  readonly onChoose: (code: OrderTypeCode) => void;
}

/** The choice of the order type (LOC-06). An order to the train begins on its own page, so it is a link. */
export function OrderTypeSwitch({ isTakeawayFirst = false, chosen, onChoose }: OrderTypeSwitchProps) {
  const name = useId();
  return (
    <div className={styles.row}>
      <div role="radiogroup" aria-label={words.orderTypeLegend} className={styles.choices}>
        {(isTakeawayFirst ? takeawayFirst : choices).map(([code, icon]) => (
          <label key={code} className={styles.tile}>
            <ChoiceInput
              type="radio"
              name={name}
              value={code}
              checked={code === chosen}
              onChoose={() => onChoose(code)}
            />
            <Icon name={icon} size={22} />
            <span>{orderTypeLabels[code]}</span>
          </label>
        ))}
      </div>
      <AppLink to={pathOf('deliverOnTrain')} className={styles.tile} aria-label={orderTypeLabels.IRCTC}>
        <Icon name="train" size={22} />
        <span>{words.train}</span>
      </AppLink>
    </div>
  );
}
