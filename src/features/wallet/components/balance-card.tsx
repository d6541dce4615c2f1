import { Card } from '#src/ui/card/card.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import type { WalletSummary } from '../api/get-wallet-summary.ts';
import { endOf } from '../end-of.ts';
import { walletWords as words } from '../wallet-words.ts';
import styles from './balance-card.module.css';

interface BalanceCardProps {
  readonly totalBalance: number;
  /** Undefined where they cannot be had. */
  readonly kinds: WalletSummary['data'] | undefined;
}

/** WLT-01, WLT-02. What the wallet holds, and of which points; their titles are those of the server. */
export function BalanceCard({ totalBalance, kinds }: BalanceCardProps) {
  return (
    <Card tone="wash" className={styles.card}>
      <p className={styles.label}>{words.total}</p>
      <p className={styles.total}>{formatPaise(totalBalance)}</p>
      <p className={styles.quiet}>{words.worth}</p>
      {kinds && kinds.length > 0 && (
        <dl aria-label={words.kinds} className={styles.kinds}>
          {kinds.map(({ title, text, amount, expiring }) => (
            <div key={title} className={styles.kind}>
              <dt>
                <span className={styles.title}>{title}</span>
                {text && <span className={styles.quiet}>{text}</span>}
                {expiring && (
                  <span className={styles.expiring}>
                    {words.expiring(formatPaise(expiring.amount), endOf(expiring.at))}
                  </span>
                )}
              </dt>
              <dd className={styles.amount}>{formatPaise(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** The balance while it is on its way: three kinds of points. */
export function BalanceSkeleton() {
  return (
    <Card tone="wash" className={styles.card}>
      <Bone shape="text" width="40%" />
      <Bone shape="heading" size={34} width="35%" />
      <Bone shape="text" size={12} width="90%" />
      <div className={styles.second}>
        <Bone shape="text" size={12} width="35%" />
      </div>
      <div className={styles.kinds}>
        {[0, 1, 2].map((kind) => (
          <div key={kind} className={styles.kind}>
            <div className={styles.bones}>
              <Bone shape="text" width="45%" />
              <Bone shape="text" size={12} width="80%" />
            </div>
            <Bone shape="text" width="3rem" />
          </div>
        ))}
      </div>
    </Card>
  );
}
