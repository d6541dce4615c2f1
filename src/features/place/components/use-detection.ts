import { useEffect, useRef, useState } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { type Detection, detectPlace } from '../detect-place.ts';

export type DetectionFault = Exclude<Detection['kind'], 'found'>;

/** 'idle': nothing was asked. A fault stays until the customer chooses another way. */
export type DetectionState = 'idle' | 'detecting' | DetectionFault;

/** The text for each fault. The customer can always choose the place in another way (ERR-09, ERR-10). */
export const faultTexts: Readonly<Record<DetectionFault, string>> = {
  denied: locationTexts.blocked,
  timeout: locationTexts.notDetected,
  failed: locationTexts.notDetected,
  outside: locationTexts.outside,
};

/** Without the permission a retry is useless, because the browser does not ask the customer again. Nor does a retry move who is not in India. */
export function canTryAgain(state: DetectionState): boolean {
  return state === 'timeout' || state === 'failed';
}

/** Asks for the current location. An answer after the customer has cancelled or left the page is dropped. */
export function useDetection(onFound: (place: Place) => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DetectionState>('idle');
  const asked = useRef(0);
  // The answer takes seconds. It is passed to the latest callback, since for example the order type may have changed.
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  async function detect() {
    asked.current += 1;
    const mine = asked.current;
    setState('detecting');
    const isWanted = () => asked.current === mine;
    const detection = await dispatch(detectPlace(undefined, isWanted));
    if (!isWanted()) return;
    if (detection.kind === 'found') {
      setState('idle');
      tell.current(detection.place);
    } else setState(detection.kind);
  }

  return {
    state,
    detect: () => void detect(),
    turnAway: () => {
      asked.current += 1;
      setState('idle');
    },
  };
}
