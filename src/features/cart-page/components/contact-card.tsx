import { useId } from 'react';
import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { orderDetailsWords as words } from '#src/features/order-details/order-details-words.ts';
import { Card } from '#src/ui/card/card.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import type { Contact } from '../use-contact.ts';
import styles from './notes-card.module.css';

/** EXP-22. Who receives the order, in the variant in which the cart asks it. */
export function ContactCard({ asked }: { asked: Contact }) {
  const { contact, faults, write, nameField, mobileField } = asked;
  const titleId = useId();
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
        error={faults.name}
        onChange={({ target }) => write({ name: target.value })}
      />
      <MobileField
        ref={mobileField}
        name="mobile"
        label={words.mobile}
        value={contact.mobile}
        error={faults.mobile}
        onChange={({ target }) => write({ mobile: target.value })}
        onBlur={() => write({ mobile: nationalMobile(contact.mobile) })}
      />
    </Card>
  );
}
