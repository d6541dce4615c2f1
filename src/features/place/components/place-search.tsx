import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Place, Suggestion } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { classes } from '#src/ui/classes.ts';
import type { OptionTexts } from '#src/ui/combobox/combobox-option.tsx';
import { Combobox } from '#src/ui/combobox/combobox.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { uiWords } from '#src/ui/words.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { placeWords as words } from '../place-words.ts';
import styles from './place-search.module.css';
import { type PlaceSearchState, usePlaceSearch } from './use-place-search.ts';

interface PlaceSearchProps {
  readonly onChoose: (place: Place) => void;
  /** A place that another app shared with this one. */
  readonly shared?: string | null;
  readonly label?: string;
  readonly placeholder?: string;
  /** Messages, like the list, are shown over the content below the box. */
  readonly floating?: boolean;
  /** Element that gets the focus after the choice. Without it the box gives the focus to the element around it. */
  readonly leadsTo?: RefObject<HTMLElement | null>;
  /** Link to another way to say the place, for who is told that nothing was found. */
  readonly wayOn?: { readonly href: string; readonly label: string } | undefined;
  /** Gives the page the box, to focus it. */
  readonly boxRef?: RefObject<HTMLInputElement | null>;
}

/** Search for a place in India: a combobox with the results of the server, which tolerates typing errors (LOC-07, LOC-42). */
export function PlaceSearch(props: PlaceSearchProps) {
  const {
    onChoose,
    label = words.searchLabel,
    placeholder = words.searchPlaceholder,
    floating,
    leadsTo,
  } = props;
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const ownBox = useRef<HTMLInputElement>(null);
  const box = props.boxRef ?? ownBox;
  const search = usePlaceSearch(onChoose, props.shared);
  const { text, status, suggestions } = search;

  // The list of what was found is open while the box has the focus.
  const isShared = useRef(typeof props.shared === 'string');
  useLayoutEffect(() => {
    if (isShared.current) box.current?.focus();
  }, [box]);

  /** The pressed button is removed, so the focus moves to the box, where the results will be. */
  function retry() {
    search.retry();
    box.current?.focus();
  }

  return (
    <div ref={around} tabIndex={-1} className={classes(styles.search, floating && styles.floating)}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Combobox
        ref={box}
        id={id}
        kind="search"
        listLabel={words.suggestions}
        placeholder={placeholder}
        maxLength={constants.location.searchMax}
        text={text}
        onText={search.type}
        options={suggestions}
        describe={describe}
        loading={status === 'loading'}
        status={statusText(search)}
        notice={<ListNotice search={search} />}
        clearLabel={words.clearSearch}
        onChoose={search.choose}
        leadsTo={leadsTo ?? around}
      />
      <div className={styles.results}>
        <Outcome search={search} wayOn={props.wayOn} onRetry={retry} />
      </div>
    </div>
  );
}

function describe({ placeId, title, subtitle, kind }: Suggestion): OptionTexts {
  return { key: placeId, title, text: subtitle, icon: kind === 'store' ? 'store' : 'location' };
}

function statusText({ status, suggestions, foundPartly }: PlaceSearchState): string {
  if (status === 'loading') return words.searching;
  if (status !== 'ready') return '';
  const found = words.found(suggestions.length);
  return foundPartly ? `${words.partlyFound(foundPartly)} ${found}` : found;
}

/** Above the list: why a place could not be chosen, or what the places in it leave out. Screen readers get the latter with the status. */
function ListNotice({ search: { placeFailed, foundPartly } }: { search: PlaceSearchState }) {
  if (placeFailed) return <Notice tone="bad">{words.placeFailed}</Notice>;
  if (!foundPartly) return null;
  return (
    <p className={styles.partly} aria-hidden>
      {words.partlyFound(foundPartly)}
    </p>
  );
}

interface OutcomeProps extends Pick<PlaceSearchProps, 'wayOn'> {
  readonly search: PlaceSearchState;
  readonly onRetry: () => void;
}

/** The message that is shown in place of the list. */
function Outcome({ search, wayOn, onRetry }: OutcomeProps) {
  const none = useNoneFound(search);
  return (
    <>
      {none !== null && (
        <div className={styles.none}>
          <EmptyState
            compact
            pictureId="scene-no-results"
            title={isPinCode(none) ? words.noPinCode(none) : words.noneFound(none)}
            text={isPinCode(none) ? words.noPinCodeHint : words.noneFoundHint}
            action={
              wayOn && (
                <ButtonLink href={wayOn.href} variant="secondary" size="small">
                  {wayOn.label}
                </ButtonLink>
              )
            }
          />
        </div>
      )}
      {search.status === 'failed' && (
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

/** The text that nothing was found for. It stays until the next answer: otherwise the page would jump with every letter. */
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
