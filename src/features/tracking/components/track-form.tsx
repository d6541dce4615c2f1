import { type FormEvent, useRef, useState } from 'react';
import { customerFieldMax } from '#schemas/entities/customer-fields.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { numberFault } from '#src/features/contact/number-fault.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import type { OtherOrder } from '../api/track-other-order.ts';
import { trackingWords as words } from '../tracking-words.ts';
import styles from './track-form.module.css';

interface TrackFormProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onTrack: (order: OtherOrder) => void;
}

/** The order numbers of the shop are digits; one may be typed as it is written: '#100 234'. */
function typedNumber(text: string): string {
  return text.replace(/^\s*#/, '').replaceAll(/\s/g, '').slice(0, 40);
}

const { mobile: length } = customerFieldMax;

/** VAL-04. Some digits, and not all. */
function isTooShort(number: string): boolean {
  return /^\d+$/.test(number) && number.length < length;
}

/** ORD-36. Somebody else's order, by its number and the mobile number that it was placed with. Nothing of it is kept. */
export function TrackForm({ error, busy, onTrack }: TrackFormProps) {
  const [orderId, setOrderId] = useState('');
  const [mobile, setMobile] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const orderField = useRef<HTMLInputElement>(null);
  const mobileField = useRef<HTMLInputElement>(null);
  const orderFault = orderId === '' ? validationTexts.orderIdRequired : undefined;
  const number = nationalMobile(mobile);
  const mobileFault = isTooShort(number) ? validationTexts.mobileTooShort(length) : numberFault(number);
  const refusal = refusalIn(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (orderFault !== undefined) orderField.current?.focus();
    else if (mobileFault !== undefined) mobileField.current?.focus();
    else onTrack({ orderId, mobile: number });
  }

  return (
    <Card as="section" aria-labelledby="track-other">
      <form noValidate className={styles.form} onSubmit={submit}>
        <div>
          <h2 id="track-other" className={styles.title}>
            {words.otherTitle}
          </h2>
          <p className={styles.text}>{words.otherText}</p>
        </div>
        <TextField
          ref={orderField}
          label={words.orderId}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={orderId}
          error={isChecked ? orderFault : undefined}
          onChange={({ target }) => setOrderId(typedNumber(target.value))}
        />
        <MobileField
          ref={mobileField}
          label={words.mobile}
          value={mobile}
          error={isChecked ? mobileFault : undefined}
          onChange={({ target }) => setMobile(target.value)}
        />
        {error !== undefined && (
          <Notice tone="bad">{refusal ? textOf(refusal, words.otherFailed) : words.otherFailed}</Notice>
        )}
        <Button type="submit" variant="secondary" fullWidth busy={busy}>
          {words.track}
        </Button>
      </form>
    </Card>
  );
}
