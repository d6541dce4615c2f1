import { paymentModeOf } from '#schemas/payment-modes.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';
import { allWaysAsked, canChoose, optionChosen, selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { groupOptions } from '../order-options.ts';
import type { PaymentOption } from '../payment-types.ts';
import { MethodIcon } from './method-icon.tsx';
import styles from './options-list.module.css';

/** The ways to pay: the last one first, then UPI, then the others by kind. What cannot be chosen says why. */
export function OptionsList({ options }: { options: readonly PaymentOption[] }) {
  const dispatch = useAppDispatch();
  const { paymentMode, lastPaymentId, showsLastAlone, paymentOptionData } = useAppSelector(selectCheckout);
  const groups = groupOptions(options, { lastPaymentId, hasSwitch: paymentOptionData?.wallet !== undefined });
  const shown = showsLastAlone ? groups.filter(({ group }) => group === 'last') : groups;
  const chosen = paymentMode?.paymentId ?? null;
  return (
    <div className={styles.groups}>
      {shown.map(({ group, options: rows }) => (
        <RadioGroup
          key={group}
          legend={words.groups[group]}
          options={rows.map(rowOf)}
          value={chosen}
          onChange={(paymentId) => dispatch(optionChosen(paymentId))}
        />
      ))}
      {showsLastAlone && (
        <Button variant="quiet" onClick={() => dispatch(allWaysAsked())}>
          {words.showAll}
        </Button>
      )}
    </div>
  );
}

function rowOf(option: PaymentOption) {
  const { paymentId, paymentMode, label, text, reason, img_url: pictureUrl, netPrice } = option;
  const mode = paymentModeOf(paymentMode);
  const isOff = !canChoose(option);
  const why = mode === undefined ? words.unknownWay : (reason ?? words.notNow);
  const price = netPrice === undefined ? '' : words.costs(formatPaise(netPrice));
  return {
    value: paymentId,
    label,
    description: isOff ? why : [text, price].filter(Boolean).join(' · '),
    icon: <MethodIcon mode={mode} pictureUrl={pictureUrl} />,
    disabled: isOff,
  };
}
