import type { Marker, Polyline } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Position } from '../map-settings.ts';
import { addRoute, addSign, fitTo, glideTo, pointOf } from '../ride-markers.ts';
import { useLeafletMap } from '../use-leaflet-map.ts';
import { MapFrame } from './map-frame.tsx';
import styles from './rider-map.module.css';

export interface RiderMapProps {
  readonly label: string;
  /** What the markers are called. */
  readonly names: Readonly<Record<'store' | 'destination' | 'rider', string>>;
  readonly store: Position;
  readonly destination: Position;
  /** Absent before the rider has left. */
  readonly rider?: Position | undefined;
  /** What the rider still has to go. */
  readonly route: readonly Position[];
}

const icons = { store: 'store', destination: 'home', rider: 'scooter' } as const;
type Sign = keyof typeof icons;

/** A delivery on the map: the restaurant, the place where the order goes, and the rider between them (ORD-20). */
export function RiderMap({ label, names, store, destination, rider, route }: RiderMapProps) {
  const state = useLeafletMap({ centre: rider ?? store, zoom: 15 });
  const { open } = state;
  const [boxes] = useState(signBoxes);
  const markers = useRef(new Map<Sign, Marker>());
  const way = useRef<Polyline | null>(null);
  const ends = useRef({ store, destination, rider });
  ends.current = { store, destination, rider };

  // The map is created again when the setting for reduced motion changes.
  useEffect(() => {
    if (!open) return undefined;
    const shown = markers.current;
    fitTo(open, Object.values(ends.current));
    return () => {
      shown.clear();
      way.current = null;
    };
  }, [open]);

  useEffect(() => {
    if (!open) return;
    way.current ??= addRoute(open, styles.route as string);
    way.current.setLatLngs(route.map(pointOf));
    const places: readonly (readonly [Sign, Position | undefined])[] = [
      ['store', store],
      ['destination', destination],
      ['rider', rider],
    ];
    for (const [sign, at] of places) {
      const marker = markers.current.get(sign);
      if (!at) {
        marker?.remove();
        markers.current.delete(sign);
      } else if (marker) glideTo(marker, at, styles.gliding as string);
      else {
        const look = {
          element: boxes[sign],
          className: `${styles.sign} ${styles[sign]}`,
          name: names[sign],
          isOnTop: sign === 'rider',
          glidingClass: styles.gliding as string,
        };
        markers.current.set(sign, addSign(open, at, look));
      }
    }
  }, [open, boxes, names, store, destination, rider, route]);

  return (
    <>
      <MapFrame label={label} state={state} />
      {(Object.keys(icons) as Sign[]).map((sign) =>
        createPortal(<Icon name={icons[sign]} size={20} />, boxes[sign], sign),
      )}
    </>
  );
}

/** Elements of the markers, in which React draws the icons. */
function signBoxes(): Readonly<Record<Sign, HTMLElement>> {
  const box = () => document.createElement('span');
  return { store: box(), destination: box(), rider: box() };
}
