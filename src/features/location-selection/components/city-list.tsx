import { type ReactNode, useState } from 'react';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf } from '#src/config/paths.ts';
import { useCities } from '#src/features/cities/api/get-cities.ts';
import { CityIndex, CityLinks, PopularCities } from '#src/features/cities/components/city-index.tsx';
import { matchingNames } from '#src/features/cities/matching-names.ts';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { cityWords as words } from '../city-words.ts';
import styles from './city-list.module.css';

interface CityListProps {
  /** Only cities with a store that takes this order type are listed (LOC-40). */
  orderType: OrderTypeCode;
  hrefOf: (city: string) => string;
  /** Links to other ways of choosing a place, for customers who do not find their city. */
  otherWays: ReactNode;
}

/** Every city with a store, with a search. */
export function CityList({ orderType, hrefOf, otherWays }: CityListProps) {
  const { data: cities, error, isLoading, retry } = useCities(orderType);
  const [typed, setTyped] = useState('');

  if (error) {
    return <ErrorState title={words.citiesFailed} text={words.failedText} onRetry={retry} busy={isLoading} />;
  }
  if (!cities) return <ListSkeleton />;
  if (cities.length === 0) {
    const otherOrder = <ButtonLink href={pathOf('locationSelection')}>{words.otherOrder}</ButtonLink>;
    return <EmptyState pictureId="scene-no-store" title={words.citiesEmpty} action={otherOrder} />;
  }
  const found = typed.trim() === '' ? null : matchingNames(cities, typed);

  return (
    <>
      <SearchField label={words.citySearch} enterKeyHint="search" value={typed} onText={setTyped} />
      {found?.length === 0 && (
        <>
          <div>
            <p role="status">
              <strong>{words.cityNone(typed.trim())}</strong> {words.cityNoneHint}
            </p>
            <div className={styles.ways}>{otherWays}</div>
          </div>
          <PopularCities cities={cities} hrefOf={hrefOf} />
        </>
      )}
      {found && found.length > 0 && <CityLinks cities={found} hrefOf={hrefOf} />}
      {!found && <CityIndex cities={cities} hrefOf={hrefOf} />}
    </>
  );
}
