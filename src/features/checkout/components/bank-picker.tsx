import { useRef, useState } from 'react';
import { bankGroups } from '#schemas/payment-actions.ts';
import { Button } from '#src/ui/button/button.tsx';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { checkoutWords as words } from '../checkout-words.ts';
import type { Bank } from '../payment-types.ts';
import styles from './pay-parts.module.css';

interface BankPickerProps {
  readonly banks: readonly Bank[];
  readonly action: string;
  readonly busy: boolean;
  readonly onPay: (bankCode: string) => void;
}

/** A list that is longer is searched. */
const searchedFrom = 12;

/** PAY-08. Banks, or wallets of others, in their two groups. What is chosen stays chosen while one searches. */
export function BankPicker({ banks, action, busy, onPay }: BankPickerProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const wanted = text.trim().toLowerCase();
  const found = banks.filter(({ name, code }) => name.toLowerCase().includes(wanted) || code === chosen);
  const groups = bankGroups
    .map((group) => ({ group, rows: found.filter((bank) => bank.group === group) }))
    .filter(({ rows }) => rows.length > 0);

  function pay() {
    if (chosen !== null) return onPay(chosen);
    setFault(words.bankMissing);
    form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
  }

  return (
    <div ref={form} className={styles.form}>
      {banks.length > searchedFrom && <SearchField label={words.bankSearch} value={text} onText={setText} />}
      {groups.map(({ group, rows }, at) => (
        <RadioGroup
          key={group}
          legend={group}
          layout="columns"
          options={rows.map(({ code, name }) => ({ value: code, label: name }))}
          error={at === 0 ? fault : undefined}
          value={chosen}
          onChange={(code) => {
            setChosen(code);
            setFault(undefined);
          }}
        />
      ))}
      {groups.length === 0 && <p role="status">{words.noBank(text.trim())}</p>}
      <Button size="large" fullWidth busy={busy} onClick={pay}>
        {action}
      </Button>
    </div>
  );
}
