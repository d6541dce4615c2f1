import { useEffect, useState } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { Position } from '#src/features/map/map-settings.ts';
import { findPinPlace, type PinPlace } from './pin-place.ts';

interface Pin {
  readonly position: Position;
  /** Known from a search or from the device: no lookup is needed. */
  readonly place: Place | null;
}

/** The result of the lookup for one pin. */
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

/** The position of the pin and the place there. Answers for an earlier position are dropped. */
export function usePinPlace(start: Place | null) {
  const dispatch = useAppDispatch();
  const [pin, setPin] = useState<Pin | null>(start && { position: positionOf(start), place: start });
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!pin || pin.place) return undefined;
    const asking = new AbortController();
    void dispatch(findPinPlace(pin.position, asking.signal)).then((found) => {
      if (found) setAnswer({ pin, found });
    });
    return () => asking.abort();
  }, [pin, dispatch]);

  return {
    position: pin?.position ?? null,
    found: foundFor(pin, answer),
    /** The customer moved the map. */
    moveTo: (position: Position) => setPin({ position, place: null }),
    /** The customer chose a place by search or by the device's position. */
    goTo: (place: Place) => setPin({ position: positionOf(place), place }),
    /** A new pin object at the same position, so the lookup runs again. */
    retry: () => setPin((now) => now && { position: now.position, place: null }),
  };
}
