import { type ReactNode, useState } from 'react';
import type { City } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf } from '#src/config/paths.ts';
import { useCities } from '#src/features/cities/api/get-cities.ts';
import { matchingNames } from '#src/features/cities/matching-names.ts';
import { citiesByLetter, popularCities } from '#src/features/cities/popular-cities.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { SearchField } from '#src/ui/search-field/search-field.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { cityWords as words } from '../city-words.ts';
import styles from './city-list.module.css';

interface CityListProps {
  /** Only cities with a store that takes this order type are listed (LOC-40). */
  orderType: OrderTypeCode;
  hrefOf: (city: string) => string;
  /** Links to other ways of choosing a place, for customers who do not find their city. */
  otherWays: ReactNode;
}

/** Every city with a store: the popular ones first, then all from A to Z. */
export function CityList({ orderType, hrefOf, otherWays }: CityListProps) {
  const { data: cities, error, isLoading, retry } = useCities(orderType);
  const [typed, setTyped] = useState('');

  if (error) {
    return <ErrorState title={words.citiesFailed} text={words.failedText} onRetry={retry} busy={isLoading} />;
  }
  if (!cities) return <ListSkeleton />;
  if (cities.length === 0) {
    const otherOrder = <ButtonLink href={pathOf('locationSelection')}>{words.otherOrder}</ButtonLink>;
    return <EmptyState title={words.citiesEmpty} action={otherOrder} />;
  }
  const found = typed.trim() === '' ? null : matchingNames(cities, typed);
  const popular = (
    <Section title={words.popular}>
      <CityLinks cities={popularCities(cities)} hrefOf={hrefOf} />
    </Section>
  );

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
          {popular}
        </>
      )}
      {found && found.length > 0 && <CityLinks cities={found} hrefOf={hrefOf} />}
      {!found && (
        <>
          {popular}
          <Section title={words.allCities}>
            {citiesByLetter(cities).map(({ letter, cities: members }) => (
              <div key={letter} className={styles.group}>
                <h3 className={styles.letter}>{letter}</h3>
                <CityLinks cities={members} hrefOf={hrefOf} />
              </div>
            ))}
          </Section>
        </>
      )}
    </>
  );
}

function CityLinks({ cities, hrefOf }: Pick<CityListProps, 'hrefOf'> & { cities: readonly City[] }) {
  return (
    <ul className={styles.cities}>
      {cities.map(({ name, storeCount }) => (
        <li key={name}>
          <AppLink to={hrefOf(name)} className={styles.city}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.count}>{words.restaurants(storeCount)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
