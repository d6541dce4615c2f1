import { useLayoutEffect, useRef, useState } from 'react';
import type { FoundStore } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { DeliveryState, RecentPlace } from '#schemas/stored/place.ts';
import { deliveryStateOf } from '#src/features/order-type/delivery-states.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { chooseAgain } from '../choose-again.ts';
import { type RecentAt, recentRemoved, recentRestored, selectRecents } from '../place-slice.ts';
import { placeWords as words } from '../place-words.ts';
import { recentListOf, recentsToChoose } from '../recents.ts';
import { useChoosing } from '../use-choosing.ts';
import { ChoiceRow } from './choice-row.tsx';
import styles from './recent-choices.module.css';

interface RecentChoicesProps {
  readonly orderType: OrderTypeCode;
  readonly onChosen: (store: FoundStore) => void;
}

/** As many as fit without pushing the following parts off the screen. */
const shown = 5;

/** The recent places of one kind of order, to choose again or to remove (LOC-35). Nothing when there are none. */
export function RecentChoices({ orderType, onChosen }: RecentChoicesProps) {
  const state = deliveryStateOf(orderType);
  const { rows, remove, restore, restoredKey } = useRemovableRecents(state);
  const { choose, busyKey, refusal } = useChoosing(onChosen);
  if (rows.length === 0) return null;
  return (
    <Section title={words.recent[state]}>
      <Card padding="none">
        <ul className={styles.list}>
          {rows.map(({ entry, isRemoved }) => (
            <li key={entry.key}>
              {isRemoved ? (
                <RemovedRow title={entry.recent.title} onUndo={restore} />
              ) : (
                <ChoiceRow
                  icon={entry.location.storeId === undefined ? 'clock' : 'store'}
                  title={entry.recent.title}
                  text={entry.recent.subtitle}
                  busy={busyKey === entry.key}
                  refusal={refusal?.key === entry.key ? refusal.text : undefined}
                  takesFocus={restoredKey === entry.key}
                  removal={{
                    label: words.removeRecent(entry.recent.title),
                    onRemove: () => remove(entry),
                  }}
                  onChoose={() => choose(entry.key, chooseAgain(entry, orderType))}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** The row in place of a removed entry. It takes the focus from the button that was pressed, and stays until another entry is removed. */
function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.removed}>
      <p role="status">{words.removedRecent(title)}</p>
      <Button ref={undo} variant="quiet" size="small" onClick={onUndo}>
        {words.undoRemove}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </div>
  );
}

interface Row {
  readonly entry: RecentPlace;
  readonly isRemoved: boolean;
}

/** The first entries, with the last removed one still in its place, so that it can be taken back. */
function useRemovableRecents(state: DeliveryState) {
  const dispatch = useAppDispatch();
  const recents = useAppSelector(selectRecents);
  const [removed, setRemoved] = useState<(RecentAt & { readonly row: number }) | null>(null);
  const [restoredKey, setRestoredKey] = useState<string | null>(null);

  const entries = recentsToChoose(recents, state).slice(0, shown);
  const rows: readonly Row[] = entries.map((entry) => ({ entry, isRemoved: false }));
  // A place that was chosen meanwhile is in the list again.
  const isOut =
    removed?.entry.deliveryType === state &&
    !recents[recentListOf(state)].some(({ key }) => key === removed.entry.key);
  return {
    rows: isOut ? rows.toSpliced(removed.row, 0, { entry: removed.entry, isRemoved: true }) : rows,
    /** The entry that was taken back last: its row gets the focus. */
    restoredKey,
    remove(entry: RecentPlace) {
      const at = recents[recentListOf(state)].findIndex(({ key }) => key === entry.key);
      setRemoved({ entry, at, row: entries.indexOf(entry) });
      setRestoredKey(null);
      dispatch(recentRemoved(entry));
    },
    restore() {
      if (!removed) return;
      setRemoved(null);
      setRestoredKey(removed.entry.key);
      dispatch(recentRestored(removed));
    },
  };
}
