import { type ComponentProps, useSyncExternalStore } from 'react';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import type { NotLoadedState } from '#registry/engine/late/late-boundary.tsx';
import styles from './map-place.module.css';
import { MapBoundary } from './map-boundary.tsx';
import { MapFailed } from './map-failed.tsx';
import { loadLeaflet } from '../load-leaflet.ts';
import { mapWords as words } from '../map-words.ts';

const { Part: PinMap } = latePart(async () => {
  const [{ PinMap: View }] = await Promise.all([import('./pin-map.tsx'), loadLeaflet()]);
  return View;
});
const { Part: StoreMap } = latePart(async () => {
  const [{ StoreMap: View }] = await Promise.all([import('./store-map.tsx'), loadLeaflet()]);
  return View;
});
const { Part: RiderMap } = latePart(async () => {
  const [{ RiderMap: View }] = await Promise.all([import('./rider-map.tsx'), loadLeaflet()]);
  return View;
});

const never = () => () => {};

/** False on the server and in the first render of the browser, which must equal the server's HTML: maps are rendered in the browser only. */
function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function Wait() {
  return (
    <div className={styles.wait}>
      <SkeletonGroup label={words.loading}>
        <Skeleton height="100%" />
      </SkeletonGroup>
    </div>
  );
}

/** The code of a map tries again by itself; where only a reload of the page helps, the other ways on the page remain. */
function notLoaded({ again, busy, needsReload }: NotLoadedState) {
  return <MapFailed {...(needsReload ? {} : { again, busy })} />;
}

/** The map with a pin, loaded when it is shown. */
export function PinMapPlace(props: ComponentProps<typeof PinMap>) {
  return useIsBrowser() ? (
    <MapBoundary>
      <PinMap {...props} loading={<Wait />} failed={notLoaded} />
    </MapBoundary>
  ) : (
    <Wait />
  );
}

/** The map of restaurants, loaded when it is shown. */
export function StoreMapPlace(props: ComponentProps<typeof StoreMap>) {
  return useIsBrowser() ? (
    <MapBoundary>
      <StoreMap {...props} loading={<Wait />} failed={notLoaded} />
    </MapBoundary>
  ) : (
    <Wait />
  );
}

/** The map of a delivery, loaded when it is shown. */
export function RiderMapPlace(props: ComponentProps<typeof RiderMap>) {
  return useIsBrowser() ? (
    <MapBoundary>
      <RiderMap {...props} loading={<Wait />} failed={notLoaded} />
    </MapBoundary>
  ) : (
    <Wait />
  );
}
