import { pathOf } from '#src/config/paths.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { storeEta } from '#src/features/restaurants/late-store-eta.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { TopBarLine } from '#src/ui/top-bar/top-bar.tsx';
import { chromeWords as words } from './chrome-words.ts';

/** Shows order type and place, and links to where both can be changed. */
export function PlaceLine() {
  const { orderType, storeName, city, placeTitle, storeIsChosen } = useAppSelector(selectLocation);
  // For deliveries the place is the address, otherwise the store.
  const place = orderType === 'D' && placeTitle ? placeTitle : [storeName, city].filter(Boolean).join(' · ');
  return (
    <TopBarLine
      href={pathOf('locationSelection')}
      label={words.orderTypeLine[orderType]}
      value={place || words.choosePlace}
      note={storeIsChosen && <storeEta.Part form="brief" />}
    />
  );
}
