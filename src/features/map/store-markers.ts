import type { DivIconOptions, LatLngBounds, Marker } from 'leaflet';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { groupStores, type StoreGroup } from './group-stores.ts';
import styles from './components/map-frame.module.css';
import { mapSettings } from './map-settings.ts';
import { mapWords as words } from './map-words.ts';
import { pinElement } from './components/pin-drawing.tsx';
import type { OpenMap } from './use-leaflet-map.ts';

/** Markers are also added outside the visible part, so that they are there when the map is panned: by this fraction of the map's size. */
const around = 0.25;

/** The groups of stores whose markers are in view, by a key that is the same as long as the group has the same stores. */
export function groupsInView(
  { map }: OpenMap,
  stores: readonly StoreDetail[],
): ReadonlyMap<string, StoreGroup> {
  const zoom = map.getZoom();
  const view = map.getBounds().pad(around);
  const groups = groupStores(stores, {
    project: ({ latitude, longitude }) => map.project([latitude, longitude], zoom),
    reach: zoom < mapSettings.zooms.storesMost ? mapSettings.clusterReach : 0,
  });
  const seen = groups.filter(([{ latitude, longitude }]) => view.contains([latitude, longitude]));
  return new Map(seen.map((group) => [group.map(({ id }) => id).join(), group]));
}

/** Adds a restaurant's pin. Without `onSelect` it is an image and not a button. */
export function addPin(open: OpenMap, store: StoreDetail, onSelect?: (storeId: string) => void): Marker {
  const isServing = store.isOpen && store.online;
  const marker = addMarker(open, store, {
    className: isServing ? (styles.marker as string) : `${styles.marker} ${styles.closed}`,
    html: pinElement(),
    iconSize: [36, 46],
    iconAnchor: [18, 45],
  });
  if (onSelect) marker.on('click', () => onSelect(store.id));
  nameMarker(marker, { role: onSelect ? 'button' : 'img', name: `${store.name}, ${store.locality}` });
  return marker;
}

function numberElement(number: number): HTMLElement {
  return Object.assign(document.createElement('span'), { textContent: String(number) });
}

/** Adds one marker for several restaurants, with their number. A press zooms to them. */
export function addCluster(open: OpenMap, group: StoreGroup): Marker {
  const [first] = group;
  const marker = addMarker(open, first, {
    className: styles.cluster as string,
    html: numberElement(group.length),
    iconSize: [40, 40],
  });
  const isOneCity = group.every(({ city }) => city === first.city);
  const place = isOneCity ? words.inCity : words.aroundCity;
  marker.on('click', () => showStores(open, group));
  nameMarker(marker, { role: 'button', name: place(group.length, first.city) });
  return marker;
}

export function markChosen(marker: Marker, isChosen: boolean) {
  const element = marker.getElement();
  element?.classList.toggle(styles.chosen as string, isChosen);
  if (element?.getAttribute('role') === 'button') element.setAttribute('aria-pressed', String(isChosen));
  marker.setZIndexOffset(isChosen ? 1_000 : 0);
}

export function showStores(open: OpenMap, stores: readonly StoreDetail[], options?: { animate: boolean }) {
  if (stores.length === 0) return;
  open.map.fitBounds(boundsOf(open, stores), {
    padding: [44, 56],
    maxZoom: mapSettings.zooms.storesMost,
    ...options,
  });
}

function boundsOf({ leaflet }: OpenMap, stores: readonly StoreDetail[]): LatLngBounds {
  return leaflet.latLngBounds(stores.map(({ latitude, longitude }) => [latitude, longitude]));
}

function addMarker(
  { leaflet, map }: OpenMap,
  { latitude, longitude }: StoreDetail,
  icon: DivIconOptions,
): Marker {
  // The library would make each marker focusable by Tab. There are hundreds, and the list beside the map has all of them.
  return leaflet.marker([latitude, longitude], { icon: leaflet.divIcon(icon), keyboard: false }).addTo(map);
}

/** Sets role and accessible name, because the library sets them for image icons only. */
function nameMarker(marker: Marker, { role, name }: { role: 'button' | 'img'; name: string }) {
  const element = marker.getElement();
  if (!element) return;
  element.setAttribute('role', role);
  element.setAttribute('aria-label', name);
  element.title = name;
  if (role === 'button') element.tabIndex = -1;
}
