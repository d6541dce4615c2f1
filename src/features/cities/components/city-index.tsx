import type { City } from '#schemas/entities/store.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { cityIndexWords as words } from '../city-index-words.ts';
import { citiesByLetter, popularCities } from '../popular-cities.ts';
import styles from './city-index.module.css';

interface CitiesProps {
  readonly cities: readonly City[];
  readonly hrefOf: (city: string) => string;
}

/** Every city with a store: the popular ones first, then all from A to Z. */
export function CityIndex({ cities, hrefOf }: CitiesProps) {
  return (
    <>
      <PopularCities cities={cities} hrefOf={hrefOf} />
      <Section title={words.allCities}>
        {citiesByLetter(cities).map(({ letter, cities: members }) => (
          <div key={letter} className={styles.group}>
            <h3 className={styles.letter}>{letter}</h3>
            <CityLinks cities={members} hrefOf={hrefOf} />
          </div>
        ))}
      </Section>
    </>
  );
}

export function PopularCities({ cities, hrefOf }: CitiesProps) {
  return (
    <Section title={words.popular}>
      <CityLinks cities={popularCities(cities)} hrefOf={hrefOf} />
    </Section>
  );
}

export function CityLinks({ cities, hrefOf }: CitiesProps) {
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
