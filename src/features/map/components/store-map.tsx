import type { Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { MapFrame } from './map-frame.tsx';
import { mapSettings } from '../map-settings.ts';
import { addCluster, addPin, groupsInView, markChosen, showStores } from '../store-markers.ts';
import { useLeafletMap } from '../use-leaflet-map.ts';

export interface StoreMapProps {
  readonly label: string;
  readonly stores: readonly StoreDetail[];
  readonly selectedId: string | null;
  /** Called when a pin is pressed. Without it the pins are not buttons. */
  readonly onSelect?: (storeId: string) => void;
}

/** Restaurants on a map. The Tab key stops at the map once and not at each pin, because the list beside it has the same restaurants. */
export function StoreMap({ label, stores, selectedId, onSelect }: StoreMapProps) {
  const state = useLeafletMap({
    centre: stores[0] ?? mapSettings.middle,
    zoom: stores.length > 30 ? mapSettings.middleZoom : mapSettings.zooms.city,
  });
  const { open } = state;
  const markers = useRef<ReadonlyMap<string, Marker>>(new Map());
  const chosen = useRef(selectedId);
  const select = useRef(onSelect);
  select.current = onSelect;

  useEffect(() => {
    if (!open) return undefined;
    const { map } = open;
    const shown = new Map<string, Marker>();
    markers.current = shown;

    const draw = () => {
      const groups = groupsInView(open, stores);
      for (const [key, marker] of shown) {
        if (groups.has(key)) continue;
        marker.remove();
        shown.delete(key);
      }
      for (const [key, group] of groups) {
        if (shown.has(key)) continue;
        const [store, ...more] = group;
        const onPress = select.current && ((id: string) => select.current?.(id));
        const marker = more.length > 0 ? addCluster(open, group) : addPin(open, store, onPress);
        if (more.length === 0) markChosen(marker, store.id === chosen.current);
        shown.set(key, marker);
      }
    };
    showStores(open, stores, { animate: false });
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      for (const marker of shown.values()) marker.remove();
    };
  }, [open, stores]);

  useEffect(() => {
    chosen.current = selectedId;
    const store = stores.find(({ id }) => id === selectedId);
    for (const { id } of stores) {
      const marker = markers.current.get(id);
      if (marker) markChosen(marker, id === selectedId);
    }
    if (!open || !store) return;
    const { map } = open;
    map.setView([store.latitude, store.longitude], Math.max(map.getZoom(), mapSettings.zooms.storesMost));
  }, [open, stores, selectedId]);

  return <MapFrame label={label} state={state} />;
}
