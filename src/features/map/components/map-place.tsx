import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { MapBoundary } from './map-boundary.tsx';
import { mapWords as words } from '../map-words.ts';

const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));
const StoreMap = lazy(async () => ({ default: (await import('./store-map.tsx')).StoreMap }));

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
    <SkeletonGroup label={words.loading}>
      <Skeleton height="100%" />
    </SkeletonGroup>
  );
}

/** The map with a pin, loaded when it is shown. */
export function PinMapPlace(props: ComponentProps<typeof PinMap>) {
  return useIsBrowser() ? (
    <MapBoundary>
      <Suspense fallback={<Wait />}>
        <PinMap {...props} />
      </Suspense>
    </MapBoundary>
  ) : (
    <Wait />
  );
}

/** The map of restaurants, loaded when it is shown. */
export function StoreMapPlace(props: ComponentProps<typeof StoreMap>) {
  return useIsBrowser() ? (
    <MapBoundary>
      <Suspense fallback={<Wait />}>
        <StoreMap {...props} />
      </Suspense>
    </MapBoundary>
  ) : (
    <Wait />
  );
}
