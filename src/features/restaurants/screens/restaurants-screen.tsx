import { useEffect, useState } from 'react';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';
import { StoreMapPlace } from '#src/features/map/components/map-place.tsx';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { useSearchText } from '#src/features/navigation/use-search-text.ts';
import { useDetection } from '#src/features/place/components/use-detection.ts';
import { selectPlaces } from '#src/features/place/place-slice.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import { CityChips } from '../components/city-chips.tsx';
import { LocatorList } from '../components/locator-list.tsx';
import { StoresSkeleton } from '../components/stores-skeleton.tsx';
import { StorePage } from '../components/store-page.tsx';
import { locatorWords as words } from '../locator-words.ts';
import { storeWords } from '../store-words.ts';
import { useLocatorQuery } from '../use-locator-query.ts';
import { type LocatorStores, useLocatorStores } from '../use-locator-stores.ts';
import styles from './restaurants-screen.module.css';

const detectionSheet = latePart(
  async () => (await import('#src/features/place/components/current-location.tsx')).DetectionSheet,
);

/** All restaurants, by search, city or position, in a list and on a map (NAV-20, LOC-15); with `storeId` the page of one restaurant. */
export function Screen() {
  const { storeId } = useLocatorQuery();
  return storeId === null ? <Locator /> : <StorePage storeId={storeId} />;
}

function Locator() {
  // Only to restore the position, if one is stored. The list does not wait for it.
  usePlacesReady();
  const query = useLocatorQuery();
  const { city, near, view, change, hrefWith } = query;
  const { text, setText, leave } = useSearchText({
    hrefFor: (search) => hrefWith({ search: search || undefined }),
    delayMs: constants.location.searchDelayMs,
  });
  const { geoCode: position, place } = useAppSelector(selectPlaces);
  const stores = useLocatorStores({ ...query, text, position });
  const detection = useDetection(() => show({ near: 'true', city: undefined }));
  useEffect(() => whenIdle(() => void detectionSheet.prepare()), []);
  const wide = useWide();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useEffect(() => setSelectedId(null), [stores.data]);

  /** Changes the filters and clears the search. */
  function show(changes: Parameters<typeof change>[0]) {
    setText('');
    change({ ...changes, search: undefined });
  }

  return (
    <Page>
      <div className={styles.head}>
        <h1>{words.locatorTitle}</h1>
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          enterKeyHint="search"
          maxLength={80}
          value={text}
          onText={setText}
          onClear={() => show({})}
          onBlur={leave}
        />
        <CityChips
          city={text === '' ? city : null}
          onCity={(name) => show({ city: name ?? undefined, near: undefined })}
          before={
            <SelectableChip
              selected={near && position !== null && text === '' && city === null}
              icon={<Icon name="locate" size={16} />}
              onSelectedChange={(selected) => {
                if (selected) detection.detect();
                else change({ near: undefined });
              }}
            >
              {words.nearMe}
            </SelectableChip>
          }
        />
      </div>
      <Results
        stores={stores}
        show={wide ? 'both' : view}
        search={text}
        order={text === '' && position !== null ? storeWords.nearestFirst(place?.title) : null}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onView={(shown) => change({ view: shown === 'map' ? 'map' : undefined })}
        onShowAll={
          text !== '' || city !== null || (near && position !== null)
            ? () => show({ city: undefined, near: undefined })
            : undefined
        }
      />
      {detection.state !== 'idle' && (
        <detectionSheet.Part
          state={detection.state}
          onRetry={detection.detect}
          onTurnAway={detection.turnAway}
          onNotLoaded={sayNotLoaded}
        />
      )}
    </Page>
  );
}

interface ResultsProps {
  readonly stores: LocatorStores;
  readonly show: 'list' | 'map' | 'both';
  readonly search: string;
  /** What the list is sorted by, in words; null where it is a search's or by name. */
  readonly order: string | null;
  readonly selectedId: string | null;
  readonly onSelect: (storeId: string) => void;
  readonly onView: (view: 'list' | 'map') => void;
  /** Absent when the list is not filtered. */
  readonly onShowAll: (() => void) | undefined;
}

function Results(props: ResultsProps) {
  const { stores, show, search, order, selectedId, onSelect, onView, onShowAll } = props;
  const { data, count, error, isLoading, retry } = stores;
  if (error) {
    return (
      <ErrorState
        title={words.failedStoresTitle}
        text={words.failedStoresText}
        onRetry={retry}
        busy={isLoading}
      />
    );
  }
  if (!data) return <StoresSkeleton label={words.loadingStores} actionBelow />;
  if (data.length === 0) {
    return (
      <EmptyState
        pictureId="scene-no-store"
        title={words.noneTitle}
        text={search === '' ? words.noneHere : words.noneText(search)}
        action={
          onShowAll ? (
            <Button variant="secondary" onClick={onShowAll}>
              {words.showAll}
            </Button>
          ) : (
            <ButtonLink variant="secondary" href={pathOf('menu')}>
              {words.toMenu}
            </ButtonLink>
          )
        }
      />
    );
  }
  const chosen = data.filter(({ id }) => id === selectedId);
  return (
    <div className={show === 'both' ? styles.both : styles.one}>
      <div className={styles.list}>
        <div className={styles.line}>
          <p role="status" className={styles.count}>
            {[words.found(count), order].filter(Boolean).join(' · ')}
          </p>
          {show !== 'both' && (
            <div role="group" aria-label={words.view} className={styles.views}>
              <SelectableChip selected={show === 'list'} onSelectedChange={() => onView('list')}>
                {words.list}
              </SelectableChip>
              <SelectableChip selected={show === 'map'} onSelectedChange={() => onView('map')}>
                {words.map}
              </SelectableChip>
            </div>
          )}
        </div>
        {show === 'map' ? null : <LocatorList key={search} stores={data} selectedId={selectedId} />}
      </div>
      {show !== 'list' && (
        <div className={styles.mapColumn}>
          <div className={styles.map}>
            <StoreMapPlace label={words.storeMap} stores={data} selectedId={selectedId} onSelect={onSelect} />
          </div>
          {show === 'map' && <LocatorList stores={chosen} selectedId={selectedId} />}
        </div>
      )}
    </div>
  );
}
