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
  /** Ref for the element that contains the map. */
  readonly element: RefObject<HTMLDivElement | null>;
  /** Null until the library is loaded. */
  readonly open: OpenMap | null;
  readonly tilesFailed: boolean;
  readonly retryTiles: () => void;
}

interface Start {
  readonly centre: Position;
  readonly zoom: number;
}

/** Creates a map of India in an element: loads the library, follows the element's size and the theme, removes the map. The caller adds markers. */
export function useLeafletMap(start: Start): MapState {
  const element = useRef<HTMLDivElement>(null);
  const tiles = useRef<TileLayer | null>(null);
  const begin = useRef(start);
  const theme = useMapTheme();
  const startTheme = useRef(theme);
  const still = useReducedMotion();
  const [open, setOpen] = useState<OpenMap | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    let isGone = false;
    let putAway = () => {};
    // Does not fail: map-place.tsx has loaded the library with the code of the map.
    void loadLeaflet().then((leaflet) => {
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
        // If the map is created again, because the setting for reduced motion changed, it starts at the same position.
        const { lat: latitude, lng: longitude } = map.getCenter();
        begin.current = { centre: { latitude, longitude }, zoom: map.getZoom() };
        removeMap(map);
        tiles.current = null;
      };
      setOpen({ leaflet, map });
    });
    return () => {
      isGone = true;
      putAway();
      setOpen(null);
    };
  }, [still]);

  useEffect(() => {
    if (open) tiles.current?.setUrl(tilesUrl(theme));
  }, [open, theme]);

  return { element, open, tilesFailed, retryTiles: () => tiles.current?.redraw() };
}

/** Reports whether a tile is missing on the map now. A tile that is removed, or that loads at a later try, is no longer missing. */
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

/** Removes the map. The library's timer at the end of a zoom would otherwise still run and fail on the removed map. */
function removeMap(map: LeafletMap) {
  Object.assign(map, { _animatingZoom: false });
  map.remove();
}

/** Makes the arrow keys pan without animation; the library has no setting for that. */
function panAtOnce(map: LeafletMap) {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
