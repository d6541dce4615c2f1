import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/**
 * Marks addresses that were written by typing: they must not overwrite the field, whose text may be newer. A history entry keeps the mark, so it
 * counts only when the entry is written, not when it is returned to.
 */
const typed = { typed: true };

/** The search text: in the field at once, in the address (`?search=`) when the typing pauses or the field is left. */
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

  // Writes the text into the address once the typing pauses.
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(write, constants.menu.searchDelayMs);
    return () => clearTimeout(timer);
  }, [isAhead, write]);

  /** Writes the text before a dish or another page is opened, so that coming back finds it. */
  const leave = () => {
    if (isAhead) write();
  };
  return { text, setText, leave, wanted: asked === '' };
}
