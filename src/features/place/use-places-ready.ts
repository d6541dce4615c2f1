import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';

/** Whether it is known who the customer is and which places this device has kept. Screens show skeletons before. */
export function usePlacesReady(): boolean {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const { restored } = useAppSelector(selectPlaces);
  useEffect(() => {
    if (started) dispatch(openPlaces());
  }, [started, dispatch]);
  return started && restored;
}
