import type { Map as LeafletMap, TileErrorEvent, TileEvent, TileLayer } from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#src/ui/carousel/use-reduced-motion.ts';
import { type Leaflet, loadLeaflet } from './load-leaflet.ts';
import { mapSettings, type Position, tilesUrl } from './map-settings.ts';
import { useMapTheme } from './use-map-theme.ts';

export interface OpenMap {
  readonly leaflet: Leaflet;
  readonly map: LeafletMap;
}

interface MapState {
  /** Goes onto the element that the map is drawn in. */
  readonly element: RefObject<HTMLDivElement | null>;
  /** Null until the library is there. */
  readonly open: OpenMap | null;
  /** The library did not load. */
  readonly failed: boolean;
  readonly tilesFailed: boolean;
  readonly retryTiles: () => void;
}

interface Start {
  readonly centre: Position;
  readonly zoom: number;
}

/** A map of India in an element: loaded, sized, themed and put away. What stands on it is the caller's. */
export function useLeafletMap(start: Start): MapState {
  const element = useRef<HTMLDivElement>(null);
  const tiles = useRef<TileLayer | null>(null);
  const begin = useRef(start);
  const theme = useMapTheme();
  const startTheme = useRef(theme);
  const still = useReducedMotion();
  const [open, setOpen] = useState<OpenMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    let isGone = false;
    let putAway = () => {};
    loadLeaflet().then(
      (leaflet) => {
        if (isGone) return;
        const { centre, zoom } = begin.current;
        const { bounds, zooms } = mapSettings;
        const map = leaflet.map(container, {
          center: [centre.latitude, centre.longitude],
          zoom,
          minZoom: zooms.least,
          maxZoom: zooms.most,
          maxBounds: bounds as unknown as [[number, number], [number, number]],
          maxBoundsViscosity: 1,
          zoomControl: false,
          attributionControl: false,
          ...(still && {
            zoomAnimation: false,
            fadeAnimation: false,
            markerZoomAnimation: false,
            inertia: false,
          }),
        });
        if (still) panAtOnce(map);
        const layer = leaflet.tileLayer(tilesUrl(startTheme.current), {
          minZoom: zooms.least,
          maxZoom: zooms.most,
          noWrap: true,
        });
        watchTiles(layer, setTilesFailed);
        layer.addTo(map);
        tiles.current = layer;
        const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
        observer.observe(container);
        putAway = () => {
          observer.disconnect();
          // A map that is made anew, for the device asks for less motion, is that of before.
          const { lat: latitude, lng: longitude } = map.getCenter();
          begin.current = { centre: { latitude, longitude }, zoom: map.getZoom() };
          removeMap(map);
          tiles.current = null;
        };
        setOpen({ leaflet, map });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      putAway();
      setOpen(null);
    };
  }, [still]);

  useEffect(() => {
    if (open) tiles.current?.setUrl(tilesUrl(theme));
  }, [open, theme]);

  return { element, open, failed, tilesFailed, retryTiles: () => tiles.current?.redraw() };
}

/** Tells whether a tile is missing on the map now. One that goes, or that comes when it is asked for again, is not missing any more. */
function watchTiles(layer: TileLayer, tell: (failed: boolean) => void) {
  const missing = new Set<string>();
  const keyOf = ({ coords: { x, y, z } }: TileEvent) => `${z}/${x}/${y}`;
  const isThere = (event: TileEvent) => {
    missing.delete(keyOf(event));
    tell(missing.size > 0);
  };
  layer.on('tileerror', (event: TileErrorEvent) => {
    missing.add(keyOf(event));
    tell(true);
  });
  layer.on('tileload', isThere);
  layer.on('tileunload', isThere);
}

/** A zoom ends with a timer that does not know of the map's end, and would look for it. */
function removeMap(map: LeafletMap) {
  Object.assign(map, { _animatingZoom: false });
  map.remove();
}

/** The arrow keys pan in a glide, for which the library has no setting. */
function panAtOnce(map: LeafletMap) {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
