import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { Place } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';
import { Button } from '#src/ui/button/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { useEarlyTyping } from '#src/ui/use-early-typing.ts';
import { uiWords } from '#src/ui/words.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { placeWords as words } from '../place-words.ts';
import styles from './place-search.module.css';
import { SuggestionList, suggestionId } from './suggestion-list.tsx';
import { type PlaceSearchState, usePlaceSearch } from './use-place-search.ts';

interface PlaceSearchProps {
  readonly onChoose: (place: Place) => void;
  readonly label?: string;
  readonly placeholder?: string;
  /** What there is to say besides the list lies over what is below the box, too. */
  readonly floating?: boolean;
  /** What comes after the choice, and gets the focus then. Without it the box gives the focus up to what is around it. */
  readonly leadsTo?: RefObject<HTMLElement | null>;
}

/** A box to look for a place in India in: a combobox over what the server finds, which forgives typing errors (LOC-07, LOC-42). */
export function PlaceSearch(props: PlaceSearchProps) {
  const {
    onChoose,
    label = words.searchLabel,
    placeholder = words.searchPlaceholder,
    floating,
    leadsTo,
  } = props;
  const [active, setActive] = useState(-1);
  // What was found on an earlier screen is there again as soon as the box is.
  const [dismissed, setDismissed] = useState(true);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const search = usePlaceSearch((place) => {
    setDismissed(true);
    setActive(-1);
    // With the focus in the box, the keyboard of a phone would lie over what to do next. Tab goes on from where the focus is put.
    if (document.activeElement?.id === id) (leadsTo ?? around).current?.focus({ preventScroll: true });
    onChoose(place);
  });
  const listId = `${id}-list`;
  const { text, status, suggestions } = search;
  const box = useEarlyTyping(text, (typed) => {
    setDismissed(false);
    search.type(typed);
  });
  const isOpen = !dismissed && status !== 'idle' && status !== 'failed' && suggestions.length > 0;

  /** The button that was pressed goes away, and what comes is for the box. */
  function backToBox(act: () => void) {
    act();
    box.current?.focus();
  }

  function move(event: KeyboardEvent, to: number) {
    event.preventDefault();
    setDismissed(false);
    if (suggestions.length > 0) setActive((to + suggestions.length) % suggestions.length);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown') move(event, active + 1);
    else if (event.key === 'ArrowUp') move(event, active < 0 ? -1 : active - 1);
    else if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      setDismissed(true);
      setActive(-1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Who types and presses Enter means the best match, and not that of what was typed before.
      const chosen = active < 0 && status === 'ready' ? suggestions[0] : suggestions[active];
      if (isOpen && chosen) search.choose(chosen);
    }
  }

  return (
    <div ref={around} tabIndex={-1} className={classes(styles.search, floating && styles.floating)}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.box}>
        <span className={styles.lens}>
          <Icon name="search" size={22} />
        </span>
        <input
          ref={box}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={constants.location.searchMax}
          placeholder={placeholder}
          className={styles.input}
          value={text}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? suggestionId(listId, active) : undefined}
          onChange={({ target }) => {
            setActive(-1);
            setDismissed(false);
            search.type(target.value);
          }}
          onFocus={() => setDismissed(false)}
          // The list lies over what is below: whoever turns to that wants to see it. A place that is being looked up is still waited for.
          onBlur={() => {
            if (search.locating === null) setDismissed(true);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={styles.end}>
          {status === 'loading' && <Spinner size="small" />}
          {text !== '' && (
            <IconButton
              icon="close"
              iconSize={20}
              label={words.clearSearch}
              onClick={() => backToBox(search.clear)}
            />
          )}
        </span>
        <div className={styles.over}>
          {isOpen && search.placeFailed && <Notice tone="bad">{words.placeFailed}</Notice>}
          <SuggestionList
            id={listId}
            label={words.suggestions}
            open={isOpen}
            suggestions={suggestions}
            active={active}
            locating={search.locating}
            onChoose={search.choose}
          />
        </div>
      </div>
      <div className={styles.results}>
        <Outcome search={search} onRetry={() => backToBox(search.retry)} />
      </div>
    </div>
  );
}

/** What there is to say besides the list; the count is for the ear. */
function Outcome({ search, onRetry }: { search: PlaceSearchState; onRetry: () => void }) {
  const { status, suggestions } = search;
  const none = useNoneFound(search);
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {status === 'loading' && words.searching}
          {status === 'ready' && words.found(suggestions.length)}
        </span>
      </VisuallyHidden>
      {none !== null && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>
            {isPinCode(none) ? words.noPinCode(none) : words.noneFound(none)}
          </p>
          <p>{isPinCode(none) ? words.noPinCodeHint : words.noneFoundHint}</p>
        </div>
      )}
      {status === 'failed' && (
        <Notice
          tone="bad"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {uiWords.retry}
            </Button>
          }
        >
          {words.searchFailed}
        </Notice>
      )}
    </>
  );
}

/** The text that nothing was found for. It stands until the next answer: a page that jumps with every letter cannot be tapped. */
function useNoneFound({ status, suggestions, text }: PlaceSearchState): string | null {
  const [before, setBefore] = useState<string | null>(null);
  const answer = status === 'ready' && suggestions.length === 0 ? text.trim() : null;
  const none = status === 'loading' ? before : answer;
  if (none !== before) setBefore(none);
  return none;
}

function isPinCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}
