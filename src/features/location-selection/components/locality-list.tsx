import { useState } from 'react';
import type { FoundStore } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { useCityLocalities } from '#src/features/cities/api/get-city-localities.ts';
import { matchingNames } from '#src/features/cities/matching-names.ts';
import { choosePlace } from '#src/features/place/choose-place.ts';
import { ChoiceRow } from '#src/features/place/components/choice-row.tsx';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { cityWords as words } from '../city-words.ts';
import styles from './locality-list.module.css';

interface LocalityListProps {
  city: string;
  orderType: OrderTypeCode;
  /** Link to the map, for customers who do not find their locality. */
  mapHref: string;
  onChosen: (store: FoundStore) => void;
}

/** The localities of a city. The chosen one becomes the delivery place, if a store serves it. */
export function LocalityList({ city, orderType, mapHref, onChosen }: LocalityListProps) {
  const { data: localities, error, isLoading, retry } = useCityLocalities(city);
  const { choose, busyKey, refusal } = useChoosing(onChosen);
  const [typed, setTyped] = useState('');
  const map = (
    <ButtonLink href={mapHref} variant="quiet">
      {words.pointOnMap}
    </ButtonLink>
  );

  if (error) {
    return (
      <ErrorState
        title={words.localitiesFailed}
        text={words.failedText}
        onRetry={retry}
        busy={isLoading}
        action={map}
      />
    );
  }
  if (!localities) return <ListSkeleton />;
  if (localities.length === 0)
    return <EmptyState pictureId="scene-map-pin" title={words.localitiesEmpty} action={map} />;

  const found = matchingNames(
    localities.map((locality) => ({ ...locality, more: locality.pincode })),
    typed,
  );
  return (
    <>
      <SearchField label={words.localitySearch} enterKeyHint="search" value={typed} onText={setTyped} />
      {found.length === 0 && (
        <div>
          <p role="status">{words.localityNone(typed.trim())}</p>
          {map}
        </div>
      )}
      <ul className={styles.localities}>
        {found.map(({ name, pincode, latitude, longitude }) => (
          <li key={name}>
            <ChoiceRow
              title={name}
              text={pincode}
              busy={busyKey === name}
              refusal={refusal?.key === name ? refusal.text : undefined}
              onChoose={() =>
                choose(
                  name,
                  choosePlace({ latitude, longitude, title: name }, { orderType, from: 'selector' }),
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
