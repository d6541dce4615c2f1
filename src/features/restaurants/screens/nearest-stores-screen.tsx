import { useSearchParams } from 'react-router-dom';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { PositionFinder } from '#src/features/place/components/position-finder.tsx';
import { placeWords } from '#src/features/place/place-words.ts';
import type { GeoCode, PlaceChoice } from '#schemas/stored/place.ts';
import { type PlaceState, selectPlaces } from '#src/features/place/place-slice.ts';
import { useGoOn } from '#src/features/place/use-go-on.ts';
import { useManualSelector } from '#src/features/place/use-manual-selector.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useNearestStores } from '../api/get-nearest-stores.ts';
import { StoresSkeleton } from '../components/stores-skeleton.tsx';
import { StoreChoiceList } from '../components/store-choice-list.tsx';
import { storeListWords as words } from '../store-list-words.ts';

interface NearestProps {
  near: GeoCode;
  /** Where a delivery goes. */
  place: PlaceChoice;
  orderType: OrderTypeCode;
  /** The link for customers who want none of these stores. */
  wayOn: { href: string; label: string };
}

function Nearest({ near, place, orderType, wayOn }: NearestProps) {
  const goOn = useGoOn();
  const stores = useNearestStores({ near, orderType });
  return (
    <>
      <StoreChoiceList
        stores={stores}
        orderType={orderType}
        emptyTitle={words.nearestEmpty}
        wayOn={<ButtonLink href={wayOn.href}>{wayOn.label}</ButtonLink>}
        place={place}
        onChosen={goOn}
      />
      {stores.data && stores.data.length > 0 && (
        <div>
          <ButtonLink href={wayOn.href} variant="quiet">
            {wayOn.label}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The chosen place with its address where the list is for it; else what is known of the position. */
function placeAt(near: GeoCode, { chosen, place }: Pick<PlaceState, 'chosen' | 'place'>): PlaceChoice {
  if (chosen?.latitude === near.latitude && chosen.longitude === near.longitude) return chosen;
  return { ...near, title: place?.title || words.yourPlace, ...(place && { place }) };
}

/**
 * The stores near the customer (NAV-18, LOC-16). The query parameter `deliveryType` sets the order type. Its default is the current order type,
 * or takeaway when that is delivery: a customer who looks for a store nearby wants to go there.
 */
export function Screen() {
  const ready = usePlacesReady();
  const [query] = useSearchParams();
  const chosenType = useAppSelector(selectOrderType);
  const places = useAppSelector(selectPlaces);
  const { geoCode, place } = places;
  const orderType = readOrderType(query.get('deliveryType')) ?? (isAtStore(chosenType) ? chosenType : 'P');
  const redirectUrl = query.get('redirectUrl') ?? undefined;
  const citiesHref = useManualSelector({ deliveryType: orderType, redirectUrl });
  const mapHref = isAtStore(orderType) ? null : withQuery(pathOf('mapScreen'), { redirectUrl });
  const wayOn =
    citiesHref === null
      ? {
          href: withQuery(pathOf('locationSelection'), {
            deliveryType: query.get('deliveryType') ?? undefined,
            redirectUrl,
          }),
          label: words.otherPlace,
        }
      : { href: citiesHref, label: placeWords.chooseCity };

  return (
    <Page>
      <div>
        <h1>{geoCode && place?.title ? words.nearestFor(place.title) : words.nearestTitle}</h1>
        <p>{words.storesTitle[orderType]}</p>
      </div>
      {!ready && <StoresSkeleton />}
      {ready && !geoCode && <PositionFinder citiesHref={citiesHref} mapHref={mapHref} />}
      {ready && geoCode && (
        <Nearest near={geoCode} place={placeAt(geoCode, places)} orderType={orderType} wayOn={wayOn} />
      )}
    </Page>
  );
}
