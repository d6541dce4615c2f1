import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** Marks addresses that were written by typing: the field is ahead of these. An entry keeps the mark, so it counts only as it is written. */
const typed = { typed: true };

/** What is searched for: in the field at once, in the address (`?search=`) as soon as the typing pauses or the field is left. */
export function useMenuSearch() {
  const { search, key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigate = useAppNavigate();
  const asked = new URLSearchParams(search).get('search');
  const [text, setText] = useState(asked ?? '');
  const [lastKey, setLastKey] = useState(key);

  if (key !== lastKey) {
    setLastKey(key);
    if (isReturn || (state as Partial<typeof typed> | null)?.typed !== true) setText(asked ?? '');
  }

  const isAhead = text !== (asked ?? '');
  const write = useCallback(() => {
    const to = withQuery(pathOf('menu'), { search: text === '' ? undefined : text });
    navigate(to, { replace: true, keepScroll: true, state: typed });
  }, [text, navigate]);

  // The address follows the field, not the other way round.
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(write, constants.menu.searchDelayMs);
    return () => clearTimeout(timer);
  }, [isAhead, write]);

  /** Before a dish is opened, or anything else: coming back finds the search as it was. */
  const leave = () => {
    if (isAhead) write();
  };
  return { text, setText, leave, wanted: asked === '' };
}
