import { pathOf } from '#src/config/paths.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { TopBarLine } from '#src/ui/top-bar/top-bar.tsx';
import { chromeWords as words } from './chrome-words.ts';

/** How the order is made and where, and the way to change both. */
export function PlaceLine() {
  const { orderType, storeName, city, placeTitle } = useAppSelector(selectLocation);
  // A delivery has its address for a place, everything else the store.
  const place = orderType === 'D' && placeTitle ? placeTitle : [storeName, city].filter(Boolean).join(' · ');
  return (
    <TopBarLine
      href={pathOf('locationSelection')}
      label={words.orderTypeLine[orderType]}
      value={place || words.choosePlace}
    />
  );
}
