import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { placeWords as words } from '../place-words.ts';
import { FaultText } from './fault-text.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { PlaceSearch } from './place-search.tsx';
import { canTryAgain, useDetection } from './use-detection.ts';

const nothing = () => {};

interface PositionFinderProps {
  /** Null where the lists are not offered. */
  readonly citiesHref: string | null;
  /** Null where the customer chooses a restaurant: the map is for deliveries. */
  readonly mapHref: string | null;
}

/** Asks the device for its position, and the customer when the device has none. The position is put into the store. */
export function PositionFinder({ citiesHref, mapHref }: PositionFinderProps) {
  const { state, detect } = useDetection(nothing);
  const begin = useRef(detect);
  useEffect(() => begin.current(), []);

  if (state === 'idle' || state === 'detecting') return <ListSkeleton />;
  return (
    <>
      <EmptyState
        pictureId={state === 'denied' ? 'scene-location-blocked' : 'scene-map-pin'}
        title={words.detectedFailedTitle}
      />
      <FaultText fault={state} />
      <PlaceSearch onChoose={nothing} />
      {citiesHref !== null && <ButtonLink href={citiesHref}>{words.chooseCity}</ButtonLink>}
      {mapHref !== null && (
        <ButtonLink href={mapHref} variant="secondary">
          {words.pointOnMap}
        </ButtonLink>
      )}
      {canTryAgain(state) && (
        <Button variant="quiet" onClick={detect}>
          {words.retryDetect}
        </Button>
      )}
    </>
  );
}
