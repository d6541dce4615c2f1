import { pathOf, withQuery } from '#src/config/paths.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { useManualSelector } from '#src/features/place/use-manual-selector.ts';
import { useReturnPath } from '#src/features/place/use-go-on.ts';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import { selectionWords as words } from '../selection-words.ts';

interface WaysProps {
  readonly orderType: OrderTypeCode;
  /** Leaves out the restaurants near the customer, who cannot be found. */
  readonly withoutPosition?: boolean;
}

/** Links to other ways of choosing a place: the map and the lists for deliveries, the lists of restaurants for other order types. */
export function Ways({ orderType, withoutPosition = false }: WaysProps) {
  const redirectUrl = useReturnPath();
  const toRestaurants = { deliveryType: orderType, redirectUrl };
  const lists = useManualSelector(toRestaurants);
  const fromLists = lists !== null && (
    <ListLink href={lists} icon="sitemap" label={words.cities} description={words.citiesText} />
  );
  if (isAtStore(orderType)) {
    return (
      <>
        <ListLink
          href={withQuery(pathOf('selectRestaurant'), toRestaurants)}
          icon="store"
          label={words.restaurants}
          description={words.restaurantsText}
        />
        {fromLists}
      </>
    );
  }
  return (
    <>
      <ListLink
        href={withQuery(pathOf('mapScreen'), { redirectUrl })}
        icon="location"
        label={words.map}
        description={words.mapText}
      />
      {fromLists}
      {!withoutPosition && (
        <ListLink
          href={withQuery(pathOf('nearestStores'), toRestaurants)}
          icon="store"
          label={words.nearest}
          description={words.nearestText}
        />
      )}
    </>
  );
}
