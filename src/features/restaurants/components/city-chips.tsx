import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import { useCities } from '#src/features/cities/api/get-cities.ts';
import { largestFirst } from '#src/features/cities/popular-cities.ts';
import { locatorWords as words } from '../locator-words.ts';
import styles from './city-chips.module.css';

interface CityChipsProps {
  readonly city: string | null;
  readonly onCity: (city: string | null) => void;
  /** Other filters, in the same line. */
  readonly before?: ReactNode;
}

const shownAtFirst = 8;

/** The cities with restaurants, the largest first. When they do not load no error is shown, because the search still works. */
export function CityChips({ city, onCity, before }: CityChipsProps) {
  const { data } = useCities(null);
  const [all, setAll] = useState(false);
  const bySize = largestFirst(data ?? []);
  const shown = all ? bySize : bySize.filter(({ name }, index) => index < shownAtFirst || name === city);
  return (
    <div role="group" aria-label={words.filters} className={styles.chips}>
      {before}
      {shown.map(({ name, storeCount }) => (
        <SelectableChip
          key={name}
          selected={name === city}
          onSelectedChange={(selected) => onCity(selected ? name : null)}
        >
          {name} <span className={styles.count}>{storeCount}</span>
        </SelectableChip>
      ))}
      {bySize.length > shownAtFirst && (
        <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewerCities : words.moreCities}
        </Button>
      )}
    </div>
  );
}
