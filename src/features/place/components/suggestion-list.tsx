import { useEffect, useRef } from 'react';
import type { Suggestion } from '#schemas/entities/store.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import styles from './place-search.module.css';

const kindIcons: Readonly<Record<Suggestion['kind'], IconName>> = {
  locality: 'location',
  city: 'location',
  pincode: 'location',
  landmark: 'location',
  store: 'store',
};

export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  readonly suggestions: readonly Suggestion[];
  /** -1 for none. The focus stays in the box; the option is only marked. */
  readonly active: number;
  /** The place that is being located. */
  readonly locating: string | null;
  readonly onChoose: (suggestion: Suggestion) => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, label, open, suggestions, active, locating, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list} hidden={!open}>
      {open &&
        suggestions.map((suggestion, at) => (
          // The box has the keys: arrows mark an option, Enter takes it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events  -- the keys are the box's
          <div
            key={suggestion.placeId}
            id={suggestionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span className={styles.kind}>
              <Icon name={kindIcons[suggestion.kind]} size={20} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{suggestion.title}</span>{' '}
              <span className={styles.subtitle}>{suggestion.subtitle}</span>
            </span>
            {locating === suggestion.placeId && <Spinner size="small" />}
          </div>
        ))}
    </div>
  );
}
