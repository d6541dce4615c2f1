import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { NotFound } from '#src/features/error-pages/not-found.tsx';
import { UnlessBlocked } from '#src/features/error-pages/unless-blocked.tsx';
import { refusalIn } from '#src/request/refusal-error.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { type PassbookFilter, usePassbook } from '../api/get-passbook.ts';
import { useWalletSummary } from '../api/get-wallet-summary.ts';
import { BalanceCard, BalanceSkeleton } from '../components/balance-card.tsx';
import { BalanceOnDay } from '../components/balance-on-day.tsx';
import { Passbook } from '../components/passbook.tsx';
import { WalletDown } from '../components/wallet-down.tsx';
import { useHasWallet } from '../use-has-wallet.ts';
import { walletWords as words } from '../wallet-words.ts';
import styles from './wallet-screen.module.css';

/** The wallet of a customer (NAV-32). A build of the app that has none does not have this page either (WLT-06). */
export function Screen() {
  const hasWallet = useHasWallet();
  return <UnlessBlocked feature="PIGGYBANK">{hasWallet ? <Wallet /> : <NotFound />}</UnlessBlocked>;
}

function Wallet() {
  const [query] = useSearchParams();
  const type = filterOf(query.get('show'));
  const summary = useWalletSummary();
  const book = usePassbook(type);
  const [now, setNow] = useState(Date.now);
  // The page may stay open over midnight: with each reading the day is the present one.
  useEffect(() => {
    if (!book.isBusy) setNow(Date.now());
  }, [book.isBusy]);
  const { error, totalBalance, kinds } = summary;
  // An empty wallet held nothing on any day.
  const hasLines =
    type !== undefined || book.error !== undefined || (book.passbook?.transactions.length ?? 0) > 0;
  const isAllDown = error !== undefined && totalBalance === undefined && book.error !== undefined;

  return (
    <Page>
      <div className={styles.screen}>
        <h1>{words.title}</h1>
        {isAllDown ? (
          <AllDown
            error={error}
            isBusy={summary.isBusy || book.isBusy}
            onRetry={() => {
              summary.retry();
              book.retry();
            }}
          />
        ) : (
          <div className={styles.parts}>
            <div className={styles.balance}>
              {totalBalance !== undefined ? (
                <BalanceCard totalBalance={totalBalance} kinds={kinds} />
              ) : (
                error === undefined && (
                  <SkeletonGroup>
                    <BalanceSkeleton />
                  </SkeletonGroup>
                )
              )}
              {error !== undefined && (
                <WalletDown error={error} isBusy={summary.isBusy} onRetry={summary.retry} />
              )}
            </div>
            <div className={styles.passbook}>
              <Passbook {...book} type={type} now={now} />
            </div>
            {hasLines && <BalanceOnDay now={now} />}
          </div>
        )}
      </div>
    </Page>
  );
}

interface AllDownProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** PAY-63. No call of the wallet is answered: the way home. */
function AllDown({ error, isBusy, onRetry }: AllDownProps) {
  const isOffline = refusalIn(error)?.code === 'OFFLINE';
  return (
    <ErrorState
      title={isOffline ? words.failedTitle : paymentTexts.allWalletsDown}
      text={isOffline ? appTexts.offline : paymentTexts.walletDown}
      onRetry={onRetry}
      busy={isBusy}
      action={
        <ButtonLink href={pathOf('home')} variant="quiet">
          {paymentTexts.goToHome}
        </ButtonLink>
      }
    />
  );
}

function filterOf(show: string | null): PassbookFilter {
  return show === 'CREDIT' || show === 'DEBIT' ? show : undefined;
}
