import { useEffect, useState } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { Position } from '#src/features/map/map-settings.ts';
import { findPinPlace, type PinPlace } from './pin-place.ts';

interface Pin {
  readonly position: Position;
  /** Known from a search or from the device: nothing has to be asked for. */
  readonly place: Place | null;
}

/** What was found for a pin; for another one it says nothing. */
interface Answer {
  readonly pin: Pin;
  readonly found: PinPlace;
}

function foundFor(pin: Pin | null, answer: Answer | null): PinPlace {
  if (!pin) return { kind: 'idle' };
  if (pin.place) return { kind: 'found', place: pin.place };
  return answer?.pin === pin ? answer.found : { kind: 'looking' };
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

/** Where the pin stands and what is there. Answers for where it stood before are dropped. */
export function usePinPlace(start: Place | null) {
  const dispatch = useAppDispatch();
  const [pin, setPin] = useState<Pin | null>(start && { position: positionOf(start), place: start });
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!pin || pin.place) return undefined;
    const asking = new AbortController();
    void dispatch(findPinPlace(pin.position, asking.signal)).then((found) => {
      if (found && !asking.signal.aborted) setAnswer({ pin, found });
    });
    return () => asking.abort();
  }, [pin, dispatch]);

  return {
    position: pin?.position ?? null,
    found: foundFor(pin, answer),
    /** The customer moved the map. */
    moveTo: (position: Position) => setPin({ position, place: null }),
    /** The customer chose a place by other means. */
    goTo: (place: Place) => setPin({ position: positionOf(place), place }),
    /** Another pin at the same place: it is asked for anew. */
    retry: () => setPin((now) => now && { position: now.position, place: null }),
  };
}
