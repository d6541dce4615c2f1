import type { OrderTypeCode } from '#schemas/node.ts';
import { chooseAgain } from '#src/features/place/choose-again.ts';
import { ChoiceRow } from '#src/features/place/components/choice-row.tsx';
import { deliveryStateOf } from '#src/features/order-type/delivery-states.ts';
import { selectRecents } from '#src/features/place/place-slice.ts';
import { recentsToChoose } from '#src/features/place/recents.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { selectionWords as words } from '../selection-words.ts';
import styles from './recent-list.module.css';

/** As many as fit without pushing the following parts off the screen. */
const shown = 5;

/** Recent places of the current order type (LOC-35). Nothing when there are none. */
export function RecentList({ orderType, onChosen }: { orderType: OrderTypeCode; onChosen: () => void }) {
  const state = deliveryStateOf(orderType);
  const recents = recentsToChoose(useAppSelector(selectRecents), state);
  const { choose, busyKey, refusal } = useChoosing(onChosen);
  if (recents.length === 0) return null;
  return (
    <Section title={words.recent[state]}>
      <Card padding="none">
        <ul className={styles.list}>
          {recents.slice(0, shown).map((entry) => (
            <li key={entry.key}>
              <ChoiceRow
                icon={entry.location.storeId === undefined ? 'clock' : 'store'}
                title={entry.recent.title}
                text={entry.recent.subtitle}
                busy={busyKey === entry.key}
                refusal={refusal?.key === entry.key ? refusal.text : undefined}
                onChoose={() => choose(entry.key, chooseAgain(entry, orderType))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
