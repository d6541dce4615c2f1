import { useId, useLayoutEffect, useRef } from 'react';
import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { orderDetailsWords as words } from '#src/features/order-details/order-details-words.ts';
import { Card } from '#src/ui/card/card.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { useContact } from '../use-contact.ts';
import styles from './notes-card.module.css';

interface ContactCardProps {
  /** How often the customer was asked to fill it in. The faults are shown from the first time on. */
  readonly asked: number;
}

/** EXP-22. Who receives the order, in the variant in which the cart asks it. */
export function ContactCard({ asked }: ContactCardProps) {
  const { isAsked, contact, faults, write } = useContact();
  const nameField = useRef<HTMLInputElement>(null);
  const mobileField = useRef<HTMLInputElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    if (asked === 0) return;
    if (faults.name !== undefined) nameField.current?.focus();
    else if (faults.mobile !== undefined) mobileField.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not while the customer types
  }, [asked]);

  if (!isAsked) return null;
  const shown = asked > 0 ? faults : {};
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {words.contact}
      </h2>
      <TextField
        ref={nameField}
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={addressFieldMax.name}
        value={contact.name}
        error={shown.name}
        onChange={({ target }) => write({ name: target.value })}
      />
      <MobileField
        ref={mobileField}
        name="mobile"
        label={words.mobile}
        value={contact.mobile}
        error={shown.mobile}
        onChange={({ target }) => write({ mobile: target.value })}
        onBlur={() => write({ mobile: nationalMobile(contact.mobile) })}
      />
    </Card>
  );
}
