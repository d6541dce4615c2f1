import { useState } from 'react';
import { Card } from '#src/ui/card/card.tsx';
import { dateInIndia, indianDay } from '#src/ui/indian-time.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { useBalanceOn } from '../api/get-balance-on.ts';
import { walletWords as words } from '../wallet-words.ts';
import styles from './balance-on-day.module.css';
import { WalletDown } from './wallet-down.tsx';

/** No wallet is older. */
const firstDay = '2020-01-01';

/** WLT-05. What the wallet held on a day that the customer chooses. */
export function BalanceOnDay({ now }: { readonly now: number }) {
  const [day, setDay] = useState('');
  // A year that is still being typed is no day to ask for.
  const { isKnown, balance, error, isBusy, retry } = useBalanceOn(day < firstDay ? '' : day);
  if (!isKnown) return null;
  return (
    <Card as="section" aria-label={words.onDayTitle} className={styles.card}>
      <h2 className={styles.title}>{words.onDayTitle}</h2>
      <TextField
        type="date"
        label={words.onDay}
        hint={words.onDayHint}
        min={firstDay}
        max={dateInIndia(now)}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <div aria-live="polite">
        {error !== undefined ? (
          <WalletDown error={error} isBusy={isBusy} onRetry={retry} />
        ) : balance !== undefined ? (
          <p className={styles.held}>{words.held(formatPaise(balance), indianDay(day))}</p>
        ) : (
          isBusy && <Skeleton shape="text" width="70%" />
        )}
      </div>
    </Card>
  );
}
