import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { UnlessBlocked } from '#src/features/error-pages/unless-blocked.tsx';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { placeTypeOf } from '#src/features/order-type/place-type.ts';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { selectGeoCode } from '#src/features/place/place-slice.ts';
import { useGoOn } from '#src/features/place/use-go-on.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useCityStores } from '#src/features/restaurants/api/get-city-stores.ts';
import { StoreChoiceList } from '#src/features/restaurants/components/store-choice-list.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { cityWords as words } from '../city-words.ts';
import { CityList } from '../components/city-list.tsx';
import { LocalityList } from '../components/locality-list.tsx';
import styles from './manual-selector-screen.module.css';

interface CityStoresProps {
  city: string;
  orderType: OrderTypeCode;
  citiesHref: string;
  onChosen: () => void;
}

/** Stores of a city, the nearest first if the customer's position is known. */
function CityStores({ city, orderType, citiesHref, onChosen }: CityStoresProps) {
  const near = useAppSelector(selectGeoCode);
  const stores = useCityStores({ city, orderType, near });
  return (
    <StoreChoiceList
      stores={stores}
      orderType={orderType}
      emptyTitle={words.storesEmpty}
      wayOn={<AppLink to={citiesHref}>{words.allCitiesAgain}</AppLink>}
      onChosen={onChosen}
    />
  );
}

/** The steps of the choice. */
function Lists() {
  const ready = usePlacesReady();
  const goOn = useGoOn();
  const [query] = useSearchParams();
  const chosenType = useAppSelector(selectOrderType);
  const orderType = placeTypeOf(readOrderType(query.get('deliveryType')) ?? chosenType);
  const city = query.get('city');
  const heading = useRef<HTMLHeadingElement>(null);
  const shownCity = useRef(city);

  // The pressed link was removed with the previous step, so the focus moves to the heading.
  useLayoutEffect(() => {
    if (shownCity.current !== city) heading.current?.focus();
    shownCity.current = city;
  }, [city]);

  function hrefOf(name: string): string {
    return `${pathOf('manualSelector')}?${new URLSearchParams({ ...Object.fromEntries(query), city: name })}`;
  }

  const redirectUrl = query.get('redirectUrl') ?? undefined;
  const deliveryType = query.get('deliveryType') ?? undefined;
  const mapHref = withQuery(pathOf('mapScreen'), { redirectUrl });
  const citiesHref = withQuery(pathOf('manualSelector'), { deliveryType, redirectUrl });

  return (
    <Page>
      <div>
        {city !== null && (
          <AppLink to={citiesHref} className={styles.back}>
            {words.allCitiesAgain}
          </AppLink>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(city, isAtStore(orderType))}
        </h1>
      </div>
      {!ready && <ListSkeleton />}
      {ready && city === null && (
        <CityList
          orderType={orderType}
          hrefOf={hrefOf}
          otherWays={
            <OtherWays
              orderType={orderType}
              deliveryType={deliveryType}
              mapHref={mapHref}
              redirectUrl={redirectUrl}
            />
          }
        />
      )}
      {ready && city !== null && isAtStore(orderType) && (
        <CityStores city={city} orderType={orderType} citiesHref={citiesHref} onChosen={goOn} />
      )}
      {ready && city !== null && !isAtStore(orderType) && (
        <LocalityList key={city} city={city} orderType={orderType} mapHref={mapHref} onChosen={goOn} />
      )}
    </Page>
  );
}

interface OtherWaysProps {
  orderType: OrderTypeCode;
  /** The order type of the address; undefined when it names none. */
  deliveryType: string | undefined;
  mapHref: string;
  redirectUrl: string | undefined;
}

/** Links for customers who do not find their city: the search for a restaurant, or for a delivery a new address or the map. */
function OtherWays({ orderType, deliveryType, mapHref, redirectUrl }: OtherWaysProps) {
  if (isAtStore(orderType)) {
    const href = withQuery(pathOf('selectRestaurant'), { deliveryType: orderType, redirectUrl });
    return (
      <ButtonLink href={href} variant="secondary">
        {words.searchStores}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink
        href={withQuery(pathOf('locationSelection'), { deliveryType, redirectUrl })}
        variant="secondary"
      >
        {words.searchAddress}
      </ButtonLink>
      <ButtonLink href={mapHref} variant="quiet">
        {words.pointOnMap}
      </ButtonLink>
    </>
  );
}

function titleOf(city: string | null, choosesStore: boolean): string {
  if (city === null) return words.cityTitle;
  return choosesStore ? words.storesTitle(city) : words.localityTitle(city);
}

/**
 * Choice of a place from lists, without the device's position (NAV-17, LOC-10): a city, then its localities for a delivery, or its stores for
 * other order types. The chosen city is in the address, so Back returns to the list of cities.
 */
export function Screen() {
  return (
    <UnlessBlocked feature="manual_locator">
      <Lists />
    </UnlessBlocked>
  );
}
