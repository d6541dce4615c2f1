import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';
import { useAddress } from './use-address.ts';
import { useAppNavigate } from './use-app-navigate.ts';

/** Marks addresses that were written by typing: the field is ahead of these. */
const typed = { typed: true };

interface SearchSource {
  /** The address as it is now, with another `search`. */
  readonly hrefFor: (text: string) => string;
  /** How long nothing is typed before the address says it. */
  readonly delayMs: number;
}

interface SearchText {
  /** What the field shows; at once. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What the address asks for: the text once the typing has paused. */
  readonly asked: string;
  /** For when the field is left, by a link perhaps: coming back finds the search as it was. */
  readonly leave: () => void;
}

function afterPause(ms: number, run: () => void): AppThunk<() => void> {
  return (_dispatch, _getState, { clock }) => clock.after(ms, run);
}

/**
 * A search whose text is in the address (`?search=`). The field has it first and the address follows: the router shows a new address when it
 * finds the time, and a field that shows the address alone has lost what was typed until then. Back and Forward set the field to what was
 * searched for there.
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
    // On the way to another address, which is not shown yet: it may be that of another page, or have a search of its own.
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
