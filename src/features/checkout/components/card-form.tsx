import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useClock } from '#src/store/use-clock.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Select } from '#src/ui/select/select.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import {
  brandOf,
  cardFaults,
  type CardFaults,
  type CardValues,
  cvvLength,
  digitsOf,
  groupedNumber,
  noCard,
} from '../card-rules.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './pay-parts.module.css';

interface CardFormProps {
  /** What the button says: the amount. */
  readonly action: string;
  readonly busy: boolean;
  readonly onPay: (card: CardValues) => void;
}

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
const yearsAhead = 20;
/** The order of the fields on the page. */
const order: readonly (keyof CardValues)[] = ['number', 'month', 'year', 'cvv', 'name'];

/**
 * VAL-20 to VAL-27. The fields of a card have no names, so that no form of this page can send them, and their values are state of this component alone:
 * they end with it (PAY-25). A refusal keeps what was typed.
 */
export function CardForm({ action, busy, onPay }: CardFormProps) {
  const clock = useClock();
  const [card, setCard] = useState<CardValues>(noCard);
  const [faults, setFaults] = useState<CardFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const brand = brandOf(card.number);
  const thisYear = new Date(clock.now()).getFullYear();
  const years = Array.from({ length: yearsAhead }, (_, ahead) => String(thisYear + ahead));

  // A page that the browser keeps for Back must not keep the card.
  useEffect(() => {
    const forget = () => setCard(noCard);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  function change(field: keyof CardValues, text: string) {
    setCard((now) => ({ ...now, [field]: text }));
    setFaults(({ [field]: _, ...others }) => others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = cardFaults(card, clock.now());
    setFaults(found);
    const first = order.find((field) => found[field] !== undefined);
    if (first === undefined) onPay(card);
    else form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={words.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        data-field="number"
        value={card.number}
        error={faults.number}
        suffix={<BrandMark brand={brand} />}
        onChange={({ target }) => change('number', groupedNumber(target.value))}
      />
      <div className={styles.row}>
        <Select
          label={words.month}
          autoComplete="cc-exp-month"
          placeholder={words.monthPlaceholder}
          options={months.map((month) => ({ value: month, label: month }))}
          data-field="month"
          value={card.month}
          error={faults.month}
          onChange={({ target }) => change('month', target.value)}
        />
        <Select
          label={words.year}
          autoComplete="cc-exp-year"
          placeholder={words.yearPlaceholder}
          options={years.map((year) => ({ value: year, label: year }))}
          data-field="year"
          value={card.year}
          error={faults.year}
          onChange={({ target }) => change('year', target.value)}
        />
        <TextField
          label={words.cvv}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          hint={words.cvvHint(cvvLength(brand))}
          data-field="cvv"
          value={card.cvv}
          error={faults.cvv}
          onChange={({ target }) => change('cvv', digitsOf(target.value).slice(0, 4))}
        />
      </div>
      <TextField
        label={words.cardName}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        data-field="name"
        value={card.name}
        error={faults.name}
        onChange={({ target }) => change('name', target.value)}
      />
      <p className={styles.quiet}>{words.cardText}</p>
      <Button type="submit" size="large" fullWidth busy={busy}>
        {action}
      </Button>
    </form>
  );
}
