import { useSearchParams } from 'react-router-dom';
import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useSearchText } from '#src/features/navigation/use-search-text.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { chooseStore } from '#src/features/place/choose-place.ts';
import { CurrentLocation } from '#src/features/place/components/current-location.tsx';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { selectGeoCode } from '#src/features/place/place-slice.ts';
import { useGoOn } from '#src/features/place/use-go-on.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { storeListWords as words } from '../store-list-words.ts';
import { Pager } from '../components/pager.tsx';
import { StoreChoiceList } from '../components/store-choice-list.tsx';
import { orderTypeAt } from '../order-at.ts';
import { useStoresToChoose } from '../use-stores-to-choose.ts';
import styles from './select-restaurant-screen.module.css';

/** The parameters of the address (NAV-19), all of which change the list. */
function useListQuery() {
  const [query] = useSearchParams();
  const chosenType = useAppSelector(selectOrderType);
  const asked = readOrderType(query.get('deliveryType')) ?? chosenType;
  return {
    query,
    /** All restaurants, of every order type. */
    isLocator: query.get('isLocator') === 'true',
    // For deliveries the customer chooses an address, not a restaurant.
    orderType: isAtStore(asked) ? asked : ('P' as const),
    page: Math.max(1, Number.parseInt(query.get('storePage') ?? '1', 10) || 1),
  };
}

/** Selection of a restaurant for takeaway, dine-in and curbside, with a search and pages (LOC-11, NAV-19). */
export function Screen() {
  const ready = usePlacesReady();
  const near = useAppSelector(selectGeoCode);
  const { query, isLocator, orderType, page } = useListQuery();
  const { text, setText, asked, leave } = useSearchText({
    hrefFor: (search) => hrefWith({ search: search || null, storePage: null }),
    delayMs: constants.location.searchDelayMs,
  });
  const kind = isLocator ? null : orderType;
  const stores = useStoresToChoose({ ready, orderType: kind, near, text, search: asked });
  const goOn = useGoOn();

  const size = constants.location.storesPerPage;
  const pages = Math.max(1, Math.ceil((stores.data?.length ?? 0) / size));
  // While the text differs from the address, its results begin at their first page.
  const shownPage = text === asked ? Math.min(page, pages) : 1;
  const shown = stores.data?.slice((shownPage - 1) * size, shownPage * size);

  function hrefWith(changes: Readonly<Record<string, string | null>>): string {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `${pathOf('selectRestaurant')}?${next}`;
  }
  const elsewhere = withQuery(pathOf('locationSelection'), {
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
        {ready && near === null && <CurrentLocation onFound={() => setText('')} />}
        <p role="status" className={styles.count}>
          {stores.data && stores.data.length > 0 && words.storeCount(stores.data.length)}
        </p>
      </div>
      {ready ? (
        <StoreChoiceList
          stores={{ ...stores, data: shown }}
          orderType={orderType}
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
          choiceOf={(store) => chooseStore(store, { orderType: orderTypeAt(store, orderType) ?? orderType })}
          onChosen={goOn}
        />
      ) : (
        <ListSkeleton />
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
