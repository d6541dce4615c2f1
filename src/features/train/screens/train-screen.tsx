import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPnr } from '#schemas/rules/pnr.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Page } from '#src/ui/page/page.tsx';
import { usePnrStatus } from '../api/get-pnr-status.ts';
import { JourneyStep } from '../components/journey-step.tsx';
import { JourneyWaiting } from '../components/journey-waiting.tsx';
import { SeatStep } from '../components/seat-step.tsx';
import { useTrainDraft } from '../use-train-draft.ts';

/** Orders to a train (NAV-21): the PNR and the journey, and later, from the cart, the seat. */
export function Screen() {
  const started = useAppSelector(selectStarted);
  // What is kept in the browser is known once the app has started.
  return <Page>{started ? <Steps /> : <JourneyWaiting />}</Page>;
}

function Steps() {
  const [query] = useSearchParams();
  const { draft, change } = useTrainDraft();
  const [pnr, setPnr] = useState(isPnr(draft.pnr) ? draft.pnr : null);
  const found = usePnrStatus(pnr);
  const isSeat = query.get('step') === 'seat' && draft.storeId !== undefined && pnr !== null;
  const parts = { draft, change, found };
  return isSeat ? <SeatStep {...parts} pnr={pnr} /> : <JourneyStep {...parts} pnr={pnr} onFind={setPnr} />;
}
