import type { FoundStore } from '#schemas/entities/store.ts';
import { chooseAgain } from '#src/features/place/choose-again.ts';
import { ChoiceRow } from '#src/features/place/components/choice-row.tsx';
import { selectRecents } from '#src/features/place/place-slice.ts';
import { recentsToChoose } from '#src/features/place/recents.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Section } from '#src/ui/section/section.tsx';
import { addressWords as words } from '../addresses-words.ts';
import styles from './recent-place-list.module.css';

const shownAtMost = 5;

/** Places of earlier deliveries, without the saved addresses, which have their own list. */
export function RecentPlaceList({ onDelivered }: { onDelivered: (store: FoundStore) => void }) {
  const { choose, busyKey, refusal } = useChoosing(onDelivered);
  const places = recentsToChoose(useAppSelector(selectRecents), 'DELIVERY').slice(0, shownAtMost);
  if (places.length === 0) return null;

  return (
    <Section title={words.recent}>
      <ul className={styles.list}>
        {places.map((entry) => (
          <li key={entry.key}>
            <ChoiceRow
              icon="clock"
              title={entry.recent.title}
              text={entry.recent.subtitle}
              busy={busyKey === entry.key}
              refusal={refusal?.key === entry.key ? refusal.text : undefined}
              onChoose={() => choose(entry.key, chooseAgain(entry, 'D'))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
