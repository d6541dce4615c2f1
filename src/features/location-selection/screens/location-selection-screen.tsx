import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Place } from '#schemas/entities/store.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { useAddressOwner } from '#src/features/addresses/address-owner.ts';
import { choosePlace, chooseStore } from '#src/features/place/choose-place.ts';
import { sharedPlaceOf } from '#src/features/place/shared-place.ts';
import { CurrentLocation } from '#src/features/place/components/current-location.tsx';
import { OrderTypeSwitch } from '#src/features/order-type/components/order-type-switch.tsx';
import { RecentChoices } from '#src/features/place/components/recent-choices.tsx';
import { PlaceSearch } from '#src/features/place/components/place-search.tsx';
import { deliveryStateOf, isAtStore } from '#src/features/order-type/delivery-states.ts';
import {
  orderTypeAsked,
  selectPressedType,
  selectStoreError,
} from '#src/features/order-type/location-slice.ts';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { placeTypeOf } from '#src/features/order-type/place-type.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { useGoOn, useReturnPath } from '#src/features/place/use-go-on.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { concerns, RefusedNotice } from '../components/refused-notice.tsx';
import { SavedAddresses } from '../components/saved-addresses.tsx';
import { Ways } from '../components/ways.tsx';
import { selectionWords as words } from '../selection-words.ts';
import styles from './location-selection-screen.module.css';

/**
 * Choice of order type and place: the page that the place line links to. It continues to `redirectUrl`, else to the menu. The query parameter
 * `deliveryType` is the order type that a place is chosen for; the order gets it together with a restaurant that takes it.
 */
export function Screen() {
  const { search, hash } = useLocation();
  const ready = usePlacesReady();
  const { orderType, ask } = useAskedType();
  const storeError = useAppSelector(selectStoreError);
  const searchBox = useRef<HTMLInputElement>(null);
  const state = deliveryStateOf(orderType);
  // EXP-17: variant 'B' shows saved and recent places above the ways to choose a new one.
  const { location_page_ab: page, takeaway_exp_ab: takeaway } = useAppSelector(selectVariants);
  const knownFirst = page === 'B';
  const goOn = useGoOn();
  const { settle, settling } = useSettling(orderType, goOn);
  const { choose, busyKey } = useChoosing(goOn);

  // For a guest the part with saved addresses is only a link to the login, so it comes after the recent places.
  const isGuest = useAddressOwner() === null;
  const recent = <RecentChoices orderType={orderType} onChosen={goOn} />;
  const known = ready ? (
    <KnownPlaces>
      {isGuest && recent}
      {!isAtStore(orderType) && <SavedAddresses onChosen={goOn} />}
      {!isGuest && recent}
    </KnownPlaces>
  ) : (
    <SkeletonGroup>
      <Skeleton height="20px" width="40%" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </SkeletonGroup>
  );
  const ways = (
    <section aria-label={words.waysTitle} className={styles.ways}>
      <CurrentLocation
        onFound={settle}
        searchBox={searchBox}
        otherWays={<Ways orderType={orderType} withoutPosition />}
      />
      <Ways orderType={orderType} />
    </section>
  );

  const redirectUrl = useReturnPath();
  // The map is for deliveries.
  const wayOn = isAtStore(orderType)
    ? {
        href: withQuery(pathOf('selectRestaurant'), { deliveryType: orderType, redirectUrl }),
        label: words.restaurants,
      }
    : { href: withQuery(pathOf('mapScreen'), { redirectUrl }), label: words.map };
  return (
    <Page>
      <div className={styles.head}>
        <OrderTypeSwitch isTakeawayFirst={takeaway === 'B'} chosen={orderType} onChoose={ask} />
        {storeError && concerns(storeError, orderType) && (
          <RefusedNotice
            error={storeError}
            orderType={orderType}
            busy={busyKey !== null}
            onInstead={({ storeId }) => choose(storeId, chooseStore({ id: storeId }, { orderType }))}
          />
        )}
        <h1 className={styles.title}>{words.title[state]}</h1>
        <PlaceSearch
          key={state}
          shared={sharedPlaceOf(search, hash)}
          label={words.searchLabel[state]}
          boxRef={searchBox}
          wayOn={wayOn}
          onChoose={settle}
        />
        <div role="status" className={styles.settling}>
          {settling !== null && (
            <>
              <Spinner size="small" /> {words.lookingUp(settling)}
            </>
          )}
        </div>
      </div>
      <div className={styles.parts}>
        {knownFirst ? (
          <>
            {known}
            {ways}
          </>
        ) : (
          <>
            {ways}
            {known}
          </>
        )}
      </div>
    </Page>
  );
}

function KnownPlaces({ children }: { children: ReactNode }) {
  return <div className={styles.known}>{children}</div>;
}

/** The order type that a place is chosen for, and the function that asks for another one. It is in the address, so that Back finds it again. */
function useAskedType() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const pressed = useAppSelector(selectPressedType);
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  return {
    orderType: placeTypeOf(readOrderType(query.get('deliveryType')) ?? pressed),
    ask(code: OrderTypeCode) {
      dispatch(orderTypeAsked(code));
      const href = withQuery(pathname, { ...Object.fromEntries(query), deliveryType: code });
      navigate(href, { replace: true, keepScroll: true });
    },
  };
}

/** What happens with a found place: for deliveries it is chosen at once, for other order types the nearest restaurants are shown. */
function useSettling(orderType: OrderTypeCode, goOn: () => void) {
  const navigate = useAppNavigate();
  const redirectUrl = useReturnPath();
  const { choose, busyKey } = useChoosing(goOn);
  const [settling, setSettling] = useState('');

  function settle(place: Place) {
    if (isAtStore(orderType)) {
      navigate(withQuery(pathOf('nearestStores'), { deliveryType: orderType, redirectUrl }));
      return;
    }
    const { latitude, longitude, title } = place;
    setSettling(title);
    // Places in different cities have the same title.
    const key = `${latitude},${longitude}`;
    choose(key, choosePlace({ latitude, longitude, title, place }, { orderType, from: 'selector' }));
  }

  return { settle, settling: busyKey === null ? null : settling };
}
