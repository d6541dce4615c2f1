import { useEffect, useRef } from 'react';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { placeLocated } from '../place-slice.ts';
import { placeWords as words } from '../place-words.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { PlaceSearch } from './place-search.tsx';
import { faultTexts, useDetection } from './use-detection.ts';

const nothing = () => {};

/** Asks the device for its position, and the customer when the device has none. The position is put into the store. */
export function PositionFinder({ citiesHref }: { citiesHref: string | null }) {
  const dispatch = useAppDispatch();
  const { state, detect } = useDetection(nothing);
  const begin = useRef(detect);
  useEffect(() => begin.current(), []);

  if (state === 'idle' || state === 'detecting') return <ListSkeleton />;
  return (
    <>
      <div role="alert">
        <EmptyState title={words.detectedFailedTitle} text={faultTexts[state]} />
      </div>
      <PlaceSearch onChoose={(place) => dispatch(placeLocated(place))} />
      {citiesHref !== null && <ButtonLink href={citiesHref}>{words.chooseCity}</ButtonLink>}
      <Button variant="quiet" onClick={detect}>
        {words.retryDetect}
      </Button>
    </>
  );
}
