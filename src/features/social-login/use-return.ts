import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { socialAttempt } from '#schemas/compiled/stored/social-attempt.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { refusalText } from '#src/features/login/refusal-text.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { arrive } from './api/arrive.ts';
import type { Arrival } from './arrival.ts';
import { socialWords as words } from './social-words.ts';

interface Outcome {
  readonly onUnknown: (arrival: Arrival) => void;
  /** Null when a popup has said it. */
  readonly onFailed: (text: string | null) => void;
}

/** Whether the provider has sent the customer back here. */
export function isReturn(query: URLSearchParams): boolean {
  return query.has('code') || query.has('error');
}

/**
 * Takes what the provider sent the customer back with. It leaves the address at once, and counts only when it answers the attempt that was begun in
 * this tab: otherwise a link could log somebody in as another.
 */
export function useReturn({ onUnknown, onFailed }: Outcome): void {
  const [query] = useSearchParams();
  const navigate = useAppNavigate();
  const persistence = usePersistence();
  const dispatch = useAppDispatch();
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current || !isReturn(query)) return;
    isTaken.current = true;
    const attempt = persistence.read(socialAttempt);
    persistence.remove(socialAttempt);
    navigate(withQuery(pathOf('socialSignin'), { redirectUrl: attempt?.redirectUrl }), { replace: true });

    const code = query.get('code');
    if (attempt === null || query.get('state') !== attempt.state) onFailed(words.notBegunHere);
    else if (code === null)
      onFailed(query.get('error') === 'access_denied' ? words.cancelled : words.notConfirmed);
    else {
      void dispatch(arrive(attempt, { code, iss: query.get('iss') })).then((arrived) => {
        if (arrived.is === 'unknown') onUnknown(arrived.arrival);
        if (arrived.is === 'refused') onFailed(refusalText(arrived.refusal));
      });
    }
  }, [query, navigate, persistence, dispatch, onUnknown, onFailed]);
}
