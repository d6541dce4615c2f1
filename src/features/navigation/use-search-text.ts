import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';
import { useAddress } from './use-address.ts';
import { useAppNavigate } from './use-app-navigate.ts';

/** Marks addresses that were written by typing: the text of the field may be newer. */
const typed = { typed: true };

interface SearchSource {
  /** The current address with another `search`. */
  readonly hrefFor: (text: string) => string;
  /** How long typing pauses before the text is written into the address. */
  readonly delayMs: number;
}

interface SearchText {
  /** The text of the field, without delay. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The search in the address: the text once the typing has paused. */
  readonly asked: string;
  /** To be called when the field loses the focus, for example to a link: coming back then finds the same search. */
  readonly leave: () => void;
}

function afterPause(ms: number, run: () => void): AppThunk<() => void> {
  return (_dispatch, _getState, { clock }) => clock.after(ms, run);
}

/**
 * A search whose text is in the address (`?search=`). The field is updated first and the address later: the router may render a new address
 * with a delay, and a field that showed only the address would lose what is typed meanwhile. Back and Forward set the field to the search of
 * their history entry.
 */
export function useSearchText({ hrefFor, delayMs }: SearchSource): SearchText {
  const { pathname, search, key, state } = useLocation();
  const type = useNavigationType();
  const address = useAddress();
  const navigate = useAppNavigate();
  const dispatch = useAppDispatch();
  const asked = new URLSearchParams(search).get('search') ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState({ key, asked });
  const here = pathname + search;
  const latest = useRef({ hrefFor, written: here });
  useEffect(() => {
    latest.current.hrefFor = hrefFor;
  });
  useEffect(() => {
    latest.current.written = here;
  }, [here]);

  if (key !== shown.key) {
    setShown({ key, asked });
    const isTyped = (state as Partial<typeof typed> | null)?.typed === true;
    if (type === 'POP' || (asked !== shown.asked && !isTyped)) setText(asked);
  }

  const isAhead = text !== asked;
  const write = useCallback(() => {
    // The browser has another address already, which is not rendered yet: it may be another page, or have its own search.
    const now = address();
    if (now !== here && now !== latest.current.written) return;
    navigate(latest.current.hrefFor(text), { replace: true, keepScroll: true, state: typed });
    latest.current.written = address();
  }, [text, here, address, navigate]);

  useEffect(() => {
    if (!isAhead) return undefined;
    return dispatch(afterPause(delayMs, write));
  }, [isAhead, delayMs, write, dispatch]);

  const leave = () => {
    if (isAhead) write();
  };
  return { text, setText, asked, leave };
}
