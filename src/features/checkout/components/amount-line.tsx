import { useAppSelector } from '#src/store/hooks.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { selectFromWallet, selectOptions, selectPayable } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import styles from './pay-parts.module.css';

interface AmountLineProps {
  /** Of a transaction that has begun, in paise: then nothing of the cart counts any more. */
  readonly begun?: { readonly amount: number; readonly walletAmount: number } | undefined;
  /** The amount is on its way: the one that is known is old. */
  readonly isWaiting?: boolean;
}

/** What is charged, always in sight; of which what comes from the wallet (PAY-27). */
export function AmountLine({ begun, isWaiting = false }: AmountLineProps) {
  const known = { amount: useAppSelector(selectPayable), walletAmount: useAppSelector(selectFromWallet) };
  const { amount, walletAmount: fromWallet } =
    begun ?? (isWaiting ? { amount: undefined, walletAmount: 0 } : known);
  const balance = useAppSelector(selectOptions)?.wallet?.balance ?? 0;
  // The wallet could pay it: who gets an offer for a way to pay reads why that way pays something.
  const rest = begun === undefined && balance > fromWallet ? amount : undefined;
  const note =
    fromWallet > 0
      ? amount === 0
        ? words.allFromWallet
        : words.fromWallet(formatPaise(fromWallet), rest === undefined ? undefined : formatPaise(rest))
      : begun === undefined
        ? words.chargedBy
        : null;
  return (
    <div className={styles.sum}>
      <span className={styles.label}>{fromWallet > 0 ? words.toPayNow : words.toPay}</span>
      {amount === undefined ? (
        <Skeleton width="5rem" height="1.5rem" />
      ) : (
        <Price paise={amount} size="large" />
      )}
      {note !== null && <span className={styles.note}>{note}</span>}
    </div>
  );
}
