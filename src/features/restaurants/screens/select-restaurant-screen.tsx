import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useSearchText } from '#src/features/navigation/use-search-text.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { CurrentLocation } from '#src/features/place/components/current-location.tsx';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { selectPlaces } from '#src/features/place/place-slice.ts';
import { useGoOn } from '#src/features/place/use-go-on.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { storeListWords as words } from '../store-list-words.ts';
import { storeWords } from '../store-words.ts';
import { CitiesToChoose } from '../components/cities-to-choose.tsx';
import { Pager } from '../components/pager.tsx';
import { StoreChoiceList } from '../components/store-choice-list.tsx';
import { useStoresToChoose } from '../use-stores-to-choose.ts';
import styles from './select-restaurant-screen.module.css';

/** The parameters of the address (NAV-19), all of which change the list. */
function useListQuery() {
  const [query] = useSearchParams();
  const { orderType: chosenType, storeIsChosen, city: chosenCity } = useAppSelector(selectLocation);
  const { geoCode: near, place } = useAppSelector(selectPlaces);
  const asked = readOrderType(query.get('deliveryType')) ?? chosenType;
  const isLocator = query.get('isLocator') === 'true';
  const city = query.get('city');
  // Without a position, the city of the current restaurant. An empty city in the address asks for the index of cities.
  const cityBefore = storeIsChosen && near === null && !isLocator ? chosenCity : undefined;
  return {
    query,
    /** All restaurants, of every order type. */
    isLocator,
    // For deliveries the customer chooses an address, not a restaurant.
    orderType: isLocator || isAtStore(asked) ? asked : ('P' as const),
    near: city === '' ? null : near,
    place,
    city: (city ?? cityBefore) || null,
    page: Math.max(1, Number.parseInt(query.get('storePage') ?? '1', 10) || 1),
  };
}

/** A link that asks for a delivery leads to the restaurants near the place: for deliveries an address is chosen, not a restaurant. */
export function Screen() {
  const [query] = useSearchParams();
  const asked = readOrderType(query.get('deliveryType'));
  if (asked === null || isAtStore(asked) || query.get('isLocator') === 'true') return <Selection />;
  return <ToNearest orderType={asked} redirectUrl={query.get('redirectUrl') ?? undefined} />;
}

function ToNearest({
  orderType,
  redirectUrl,
}: {
  orderType: OrderTypeCode;
  redirectUrl: string | undefined;
}) {
  const navigate = useAppNavigate();
  const to = withQuery(pathOf('nearestStores'), { deliveryType: orderType, redirectUrl });
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return (
    <Page>
      <h1>{words.storesTitle[orderType]}</h1>
      <ListSkeleton />
    </Page>
  );
}

/**
 * Selection of a restaurant for takeaway, dine-in and curbside, with a search and pages (LOC-11, NAV-19): the nearest first when the place is
 * known, else by city.
 */
function Selection() {
  const ready = usePlacesReady();
  const { query, isLocator, orderType, near, place, city, page } = useListQuery();
  const { text, setText, asked, leave } = useSearchText({
    hrefFor: (search) => hrefWith({ search: search || null, storePage: null }),
    delayMs: constants.location.searchDelayMs,
  });
  const kind = isLocator ? null : orderType;
  const stores = useStoresToChoose({ ready, orderType: kind, near, city, text, search: asked });
  const navigate = useAppNavigate();
  const goOn = useGoOn();

  const size = constants.location.storesPerPage;
  const pages = Math.max(1, Math.ceil((stores?.data?.length ?? 0) / size));
  // While the text differs from the address, its results begin at their first page.
  const shownPage = text === asked ? Math.min(page, pages) : 1;
  const shown = stores?.data?.slice((shownPage - 1) * size, shownPage * size);

  function hrefWith(changes: Readonly<Record<string, string | null>>): string {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `${pathOf('selectRestaurant')}?${next}`;
  }
  /** The device's position is known now: its restaurants take the place of the search and of the city. */
  function showNearest() {
    setText('');
    navigate(hrefWith({ search: null, city: null, storePage: null }), { replace: true });
  }
  const orderedBy = orderOf({ city, near, placeTitle: place?.title });
  const elsewhere = withQuery(pathOf('locationSelection'), {
    deliveryType: query.get('deliveryType') ?? undefined,
    redirectUrl: query.get('redirectUrl') ?? undefined,
  });

  return (
    <Page>
      <div className={styles.head}>
        <h1>{isLocator ? words.allStoresTitle : words.storesTitle[orderType]}</h1>
        <SearchField
          label={words.storeSearchLabel}
          placeholder={words.storeSearchPlaceholder}
          maxLength={constants.location.searchMax}
          value={text}
          onText={setText}
          onBlur={leave}
        />
        {ready && near === null && <CurrentLocation onFound={showNearest} />}
        <p role="status" className={styles.count}>
          {ready &&
            stores?.data &&
            stores.data.length > 0 &&
            [words.storeCount(stores.data.length), text === '' ? orderedBy : null]
              .filter(Boolean)
              .join(' · ')}
        </p>
        {ready && !isLocator && stores !== null && text === '' && (
          <AppLink to={hrefWith({ city: '', storePage: null })} className={styles.cities}>
            {words.otherCity}
          </AppLink>
        )}
      </div>
      {!ready && <ListSkeleton />}
      {ready && stores === null && (
        <CitiesToChoose
          orderType={orderType}
          hrefOf={(name) => hrefWith({ city: name, storePage: null })}
          wayOn={<ButtonLink href={elsewhere}>{words.otherPlace}</ButtonLink>}
        />
      )}
      {ready && stores !== null && (
        <StoreChoiceList
          stores={{ ...stores, data: shown }}
          orderType={orderType}
          ofAllTypes={isLocator}
          emptyTitle={text === '' ? words.noStoresTitle : words.noStoresFor(text)}
          wayOn={
            text === '' ? (
              <ButtonLink href={elsewhere}>{words.otherPlace}</ButtonLink>
            ) : (
              <Button variant="secondary" onClick={() => setText('')}>
                {words.showAll}
              </Button>
            )
          }
          onChosen={goOn}
        />
      )}
      {pages > 1 && (
        <Pager
          page={shownPage}
          pages={pages}
          hrefOf={(to) => hrefWith({ search: text || null, storePage: String(to) })}
        />
      )}
    </Page>
  );
}

interface OrderOf {
  readonly city: string | null;
  readonly near: GeoCode | null;
  readonly placeTitle: string | undefined;
}

/** Which restaurants the list has, or in what order. */
function orderOf({ city, near, placeTitle }: OrderOf): string | null {
  if (city !== null) return words.inCity(city);
  if (near === null) return null;
  return storeWords.nearestFirst(placeTitle);
}
