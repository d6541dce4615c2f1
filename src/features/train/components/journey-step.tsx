import { pathOf } from '#src/config/paths.ts';
import { isPnr } from '#schemas/rules/pnr.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import type { Restaurant, Station, usePnrStatus } from '../api/get-pnr-status.ts';
import { chooseRestaurant } from '../choose-restaurant.ts';
import { trainWords as words } from '../train-words.ts';
import { JourneyCard } from './journey-card.tsx';
import { JourneySkeleton, TrainHead } from './journey-waiting.tsx';
import { PnrFailed } from './pnr-failed.tsx';
import { PnrForm } from './pnr-form.tsx';
import { StationLine } from './station-line.tsx';
import stationStyles from './stations.module.css';
import { TrainTerms } from './train-terms.tsx';
import styles from './train.module.css';
import { WaitingOrder } from './waiting-order.tsx';

interface JourneyStepProps {
  readonly draft: TrainDraft;
  readonly change: (changes: Partial<TrainDraft>) => void;
  /** The PNR that is looked up. */
  readonly pnr: string | null;
  readonly found: ReturnType<typeof usePnrStatus>;
  readonly onFind: (pnr: string) => void;
}

/** What is forgotten with the station. Who gets it, and what the rider should know, stays typed. */
const noStation: Partial<TrainDraft> = {
  stationCode: undefined,
  storeId: undefined,
  orderId: undefined,
  isSaved: false,
};

/** TRN-01, TRN-02, TRN-04. The PNR, the journey as a line of stations, and the choice of the station. */
export function JourneyStep({ draft, change, pnr, found, onFind }: JourneyStepProps) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const hasDishes = useAppSelector(selectCount) > 0;
  const { error, isBusy, retry } = found;
  const isShown = pnr === draft.pnr;
  const journey = error === undefined && isShown ? found.journey : undefined;

  /** Another PNR is another journey: also before it is looked up, and after a reload, it has none of the stations that were chosen. */
  function type(digits: string) {
    const isOther = isPnr(digits) && digits !== pnr;
    change({ pnr: digits, ...(isOther && { ...noStation, seat: undefined }) });
  }

  function find(next: string) {
    if (next === pnr) retry();
    else onFind(next);
  }

  function choose(station: Station, restaurant: Restaurant) {
    const isSame = station.code === draft.stationCode && restaurant.id === draft.storeId;
    if (!isSame) change({ ...noStation, stationCode: station.code, storeId: restaurant.id });
    dispatch(chooseRestaurant(restaurant));
    navigate(pathOf('menu'));
  }

  return (
    <div className={styles.screen}>
      <TrainHead />
      <div className={styles.columns}>
        <div className={styles.left}>
          <Card as="section" aria-label={words.pnr}>
            <PnrForm
              value={draft.pnr}
              busy={isBusy && isShown}
              isFound={journey !== undefined}
              onChange={type}
              onFind={find}
            />
          </Card>
          {journey && <JourneyCard status={journey.pnrStatus} />}
          {draft.storeId !== undefined && isShown && (
            <WaitingOrder
              draft={draft}
              hasDishes={hasDishes}
              onRemoved={() => {
                change(noStation);
                toast({ text: words.removed });
              }}
            />
          )}
        </div>
        <div className={styles.right}>
          {journey ? (
            <Stations journey={journey} draft={draft} onChoose={choose} />
          ) : isShown && error !== undefined ? (
            <PnrFailed error={error} busy={isBusy} onRetry={retry} />
          ) : isShown && pnr !== null ? (
            <JourneySkeleton />
          ) : (
            <HowItWorks />
          )}
        </div>
      </div>
    </div>
  );
}

interface StationsProps {
  readonly journey: NonNullable<JourneyStepProps['found']['journey']>;
  readonly draft: TrainDraft;
  readonly onChoose: (station: Station, restaurant: Restaurant) => void;
}

function Stations({ journey, draft, onChoose }: StationsProps) {
  const { stations } = journey.pnrStatus;
  const isAnyOpen = stations.some(({ state }) => state === 'open');
  return (
    <Card as="section" aria-label={words.stationsOfJourney} className={styles.form}>
      <h2 className={styles.heading}>{words.stations}</h2>
      {!isAnyOpen && (
        <Notice tone="warning" title={words.nothingTitle}>
          {words.nothingText}
        </Notice>
      )}
      <ol aria-label={words.stationsOfJourney} className={stationStyles.stations}>
        {stations.map((station) => (
          <StationLine
            key={station.code}
            station={station}
            chosenStoreId={station.code === draft.stationCode ? draft.storeId : undefined}
            onChoose={onChoose}
          />
        ))}
      </ol>
      <TrainTerms terms={journey.termsCondition} />
    </Card>
  );
}

function HowItWorks() {
  return (
    <Card as="section" className={styles.form}>
      <h2 className={styles.heading}>{words.how}</h2>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
