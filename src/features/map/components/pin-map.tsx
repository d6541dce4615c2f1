import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { MapFrame } from './map-frame.tsx';
import styles from './map-frame.module.css';
import { mapSettings, type Position } from '../map-settings.ts';
import { mapWords as words } from '../map-words.ts';
import { PinDrawing } from './pin-drawing.tsx';
import { useLeafletMap } from '../use-leaflet-map.ts';

export interface PinMapProps {
  /** Where the pin is to stand: a new one moves the map there. Null for the whole country. */
  readonly centre: Position | null;
  /** The customer has moved the map, and it rests. */
  readonly onMove: (position: Position) => void;
  /** What 'Locate me' does; without it there is no such button. */
  readonly onLocate?: () => void;
  /** The map lies below what stands around it (map-frame.tsx). */
  readonly bleeds?: boolean;
}

/** So near, in pixels, the pin stands where it stood: a map that gets another size rounds. */
const samePlace = 2;

/** A pin that stands still over a map that moves (LOC-09). */
export function PinMap({ centre, onMove, onLocate, bleeds = false }: PinMapProps) {
  const state = useLeafletMap({
    centre: centre ?? mapSettings.middle,
    zoom: centre ? mapSettings.zooms.pin : mapSettings.middleZoom,
  });
  const { open } = state;
  const [lifted, setLifted] = useState(false);
  const told = useRef(onMove);
  told.current = onMove;
  /** Where the caller knows the pin to be: that the map rests there is no news, whether it was sent there or got another size. */
  const known = useRef<Position>(centre ?? mapSettings.middle);

  // Before the map can be seen: what moves it first is heard.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const { map } = open;
    const rest = () => {
      setLifted(false);
      const { latitude, longitude } = known.current;
      const stood = map.latLngToContainerPoint([latitude, longitude]);
      if (stood.distanceTo(map.getSize().divideBy(2)) < samePlace) return;
      const { lat, lng } = map.getCenter();
      known.current = { latitude: lat, longitude: lng };
      told.current(known.current);
    };
    const lift = () => setLifted(true);
    map.on('movestart', lift);
    map.on('moveend', rest);
    return () => {
      map.off('movestart', lift);
      map.off('moveend', rest);
    };
  }, [open]);

  useEffect(() => {
    if (!open || !centre) return;
    const { latitude, longitude } = known.current;
    if (latitude === centre.latitude && longitude === centre.longitude) return;
    known.current = centre;
    // At once: on its way there, a map that gets another size would rest in between.
    const { map } = open;
    map.setView([centre.latitude, centre.longitude], Math.max(map.getZoom(), mapSettings.zooms.pin), {
      animate: false,
    });
  }, [open, centre]);

  return (
    <MapFrame
      label={words.pinMap}
      state={state}
      bleeds={bleeds}
      controls={
        onLocate && <IconButton icon="locate" label={words.locateMe} variant="raised" onClick={onLocate} />
      }
    >
      <span className={styles.shadow} />
      <span className={classes(styles.pin, lifted && styles.lifted)}>
        <PinDrawing />
      </span>
    </MapFrame>
  );
}
