import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';

/** Whether the session and the stored places have been restored. Screens show skeletons until then. */
export function usePlacesReady(): boolean {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const { restored } = useAppSelector(selectPlaces);
  useEffect(() => {
    if (started) dispatch(openPlaces());
  }, [started, dispatch]);
  return started && restored;
}
