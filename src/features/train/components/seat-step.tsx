import { pathOf } from '#src/config/paths.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { timeOfDay } from '#src/ui/indian-time.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import type { usePnrStatus } from '../api/get-pnr-status.ts';
import { trainWords as words } from '../train-words.ts';
import { PnrFailed } from './pnr-failed.tsx';
import { SeatForm } from './seat-form.tsx';
import styles from './train.module.css';

interface SeatStepProps {
  readonly draft: TrainDraft;
  readonly change: (changes: Partial<TrainDraft>) => void;
  readonly pnr: string;
  readonly found: ReturnType<typeof usePnrStatus>;
}

/** TRN-05, TRN-06. The step between the cart and paying: which seat, whose number, the code. */
export function SeatStep({ draft, change, pnr, found }: SeatStepProps) {
  const navigate = useAppNavigate();
  const hasDishes = useAppSelector(selectCount) > 0;
  const { journey, error, isBusy, retry } = found;
  const station = journey?.pnrStatus.stations.find(({ code }) => code === draft.stationCode);
  return (
    <div className={styles.screen}>
      <h1>{words.seatTitle}</h1>
      {error !== undefined ? (
        <PnrFailed error={error} busy={isBusy} onRetry={retry} />
      ) : !journey ? (
        <Card as="section" aria-busy className={styles.form}>
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="text" width="80%" />
        </Card>
      ) : (
        <div className={styles.columns}>
          <Card as="section" className={styles.where}>
            <p className={styles.quiet}>
              {journey.pnrStatus.trainInfo.number} {journey.pnrStatus.trainInfo.name}
            </p>
            {station && <p>{words.seatLead(station.name, timeOfDay(station.arrivesAt))}</p>}
            {station && station.state !== 'open' && <Notice tone="warning">{station.why}</Notice>}
            <AppLink to={pathOf('deliverOnTrain')} className={styles.change}>
              {words.change}
            </AppLink>
          </Card>
          <SeatForm
            draft={draft}
            change={change}
            pnr={pnr}
            journey={journey}
            onSaved={() => navigate(pathOf(hasDishes ? 'paymentType' : 'menu'))}
          />
        </div>
      )}
    </div>
  );
}
