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
  /** Position of the pin; a new value moves the map there. Null shows the whole country. */
  readonly centre: Position | null;
  /** Called when the customer has moved the map and it has stopped. */
  readonly onMove: (position: Position) => void;
  /** Called by the button 'Locate me'; without it the button is not shown. */
  readonly onLocate?: () => void;
  /** The map extends behind the content around it (map-frame.tsx). */
  readonly bleeds?: boolean;
}

/** Within this distance, in pixels, the pin counts as not moved: resizing the map rounds its centre. */
const samePlace = 2;

function isSame(one: Position, other: Position | null): boolean {
  return other !== null && one.latitude === other.latitude && one.longitude === other.longitude;
}

/** A map that moves below a fixed pin in its centre (LOC-09). */
export function PinMap({ centre, onMove, onLocate, bleeds = false }: PinMapProps) {
  const state = useLeafletMap({
    centre: centre ?? mapSettings.middle,
    zoom: centre ? mapSettings.zooms.pin : mapSettings.middleZoom,
  });
  const { open } = state;
  const [lifted, setLifted] = useState(false);
  const told = useRef(onMove);
  told.current = onMove;
  /** The pin's position that the caller knows. If the map stops there, because of a new `centre` or a resize, `onMove` is not called. */
  const known = useRef<Position>(centre ?? mapSettings.middle);
  /** The last `centre`: the effect of the first one may come after the customer's first move, and must not undo it. */
  const sent = useRef(centre);

  // A layout effect, so that the listeners are attached before the first move of the map.
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
    if (!open) return;
    const before = sent.current;
    sent.current = centre;
    if (!centre || isSame(centre, before) || isSame(centre, known.current)) return;
    known.current = centre;
    // Not animated: a resize during an animation would stop the map halfway and report that position.
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
