import type { Marker, Polyline } from 'leaflet';
import type { Position } from './map-settings.ts';
import type { OpenMap } from './use-leaflet-map.ts';

interface SignLook {
  readonly element: HTMLElement;
  readonly className: string;
  readonly name: string;
  readonly isOnTop: boolean;
  /** Set while it moves to a new position. */
  readonly glidingClass: string;
}

/** The buttons of the map are in that corner. */
const besideButtons: [number, number] = [80, 48];

/** Adds a round sign. It is an image: Tab does not stop at it. */
export function addSign({ leaflet, map }: OpenMap, at: Position, look: SignLook): Marker {
  const icon = leaflet.divIcon({ className: look.className, html: look.element, iconSize: [36, 36] });
  const marker = leaflet
    .marker(pointOf(at), { icon, keyboard: false, interactive: false })
    .addTo(map)
    .setZIndexOffset(look.isOnTop ? 1_000 : 0);
  // The library sets role and name for image icons only.
  const element = marker.getElement();
  if (!element) return marker;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', look.name);
  // While the map zooms, the library moves the marker itself.
  map.on('zoomstart', () => element.classList.remove(look.glidingClass));
  return marker;
}

/** Moves a marker to its new position, and does not jump there. */
export function glideTo(marker: Marker, at: Position, className: string): void {
  const { lat, lng } = marker.getLatLng();
  if (lat === at.latitude && lng === at.longitude) return;
  marker.getElement()?.classList.add(className);
  marker.setLatLng(pointOf(at));
}

export function addRoute({ leaflet, map }: OpenMap, className: string): Polyline {
  return leaflet.polyline([], { className, interactive: false }).addTo(map);
}

/** Shows all of these places. */
export function fitTo({ leaflet, map }: OpenMap, places: readonly (Position | undefined)[]): void {
  const bounds = leaflet.latLngBounds(places.flatMap((place) => (place ? [pointOf(place)] : [])));
  map.fitBounds(bounds, {
    paddingTopLeft: [40, 40],
    paddingBottomRight: besideButtons,
    maxZoom: 16,
    animate: false,
  });
}

/** A position as the map library takes it. */
export function pointOf({ latitude, longitude }: Position): [number, number] {
  return [latitude, longitude];
}
