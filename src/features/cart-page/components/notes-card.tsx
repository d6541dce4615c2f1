import { useId } from 'react';
import { textAreaMax } from '#schemas/entities/text-fields.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { hasPhrase, withPhraseToggled } from '#src/features/order-details/instruction-phrases.ts';
import {
  instructionsWritten,
  selectOffersInstructions,
  selectOffersZeroContact,
  zeroContactChosen,
} from '#src/features/order-details/order-details-slice.ts';
import { orderDetailsWords as words } from '#src/features/order-details/order-details-words.ts';
import { useOrderDetails } from '#src/features/order-details/use-order-details.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import { TextArea } from '#src/ui/text-area/text-area.tsx';
import styles from './notes-card.module.css';

/** What the rider is told (CRT-24), and the hand-over without contact where the order takes it (CRT-23). Nothing for an order that has neither. */
export function NotesCard() {
  const orderType = useAppSelector(selectOrderType);
  const offersInstructions = useAppSelector(selectOffersInstructions);
  const offersZeroContact = useAppSelector(selectOffersZeroContact);
  if (!offersInstructions && !offersZeroContact) return null;
  return (
    <Card className={styles.card}>
      {offersInstructions && <Instructions />}
      {offersZeroContact && <ZeroContact kind={orderType === 'D' ? 'D' : 'other'} />}
    </Card>
  );
}

function Instructions() {
  const dispatch = useAppDispatch();
  const { instructions } = useOrderDetails();
  return (
    <div className={styles.instructions}>
      <TextArea
        label={words.instructions}
        hint={words.instructionsHint}
        optional
        rows={2}
        maxLength={textAreaMax}
        value={instructions}
        onChange={({ target }) => dispatch(instructionsWritten(target.value))}
      />
      <div role="group" aria-label={words.phrasesLabel} className={styles.phrases}>
        {words.phrases.map((phrase) => {
          const toggled = withPhraseToggled(instructions, phrase);
          return (
            <SelectableChip
              key={phrase}
              selected={hasPhrase(instructions, phrase)}
              disabled={toggled === null}
              onSelectedChange={() => dispatch(instructionsWritten(toggled ?? instructions))}
            >
              {phrase}
            </SelectableChip>
          );
        })}
      </div>
    </div>
  );
}

function ZeroContact({ kind }: { kind: 'D' | 'other' }) {
  const dispatch = useAppDispatch();
  const { zeroContact } = useOrderDetails();
  const textId = useId();
  return (
    <div className={styles.zeroContact}>
      <Switch
        label={words.zeroContact[kind]}
        aria-describedby={textId}
        checked={zeroContact}
        className={styles.switch}
        onChoose={(chosen) => dispatch(zeroContactChosen(chosen))}
      />
      <p id={textId} className={styles.text}>
        {words.zeroContactText[kind]}
      </p>
    </div>
  );
}
