import { pathOf, withQuery } from '#src/config/paths.ts';
import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/link/link.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { timeOfDay } from '#src/ui/indian-time.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { endOf } from '../end-of.ts';
import type { PassbookLine as Line } from '../passbook-pages.ts';
import { walletWords as words } from '../wallet-words.ts';
import styles from './passbook.module.css';

/** WLT-03. What happened, when and how, what it changed, and what the wallet held then. One of an order leads to it. */
export function PassbookLine({ line }: { readonly line: Line }) {
  const { title, type, method, amount, balance, transactionDate, orderId, expiresAt } = line;
  const isAdded = type === 'CREDIT';
  const how = words.methods[method];
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <p className={styles.what}>
          {orderId === undefined ? (
            title
          ) : (
            <Link href={withQuery(pathOf('orderHistory'), { orderId })}>{title}</Link>
          )}
        </p>
        <p className={styles.quiet}>
          {[how, timeOfDay(transactionDate)].filter(Boolean).join(' · ')}
          {expiresAt !== undefined && <span className={styles.until}>{words.until(endOf(expiresAt))}</span>}
        </p>
      </div>
      <div className={styles.amounts}>
        <p className={classes(styles.amount, isAdded && styles.added)}>
          <span aria-hidden>{isAdded ? '+' : '−'}</span>
          {formatPaise(amount)} <VisuallyHidden>{isAdded ? words.plus : words.minus}</VisuallyHidden>
        </p>
        <p className={styles.quiet}>{words.balance(formatPaise(balance))}</p>
      </div>
    </li>
  );
}
