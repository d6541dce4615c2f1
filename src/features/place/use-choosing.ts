import { useRef, useState } from 'react';
import type { FoundStore } from '#schemas/entities/store.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { ChooseOutcome } from './choose-place.ts';
import { lookupBegan } from './place-slice.ts';
import { useStillHere } from './use-still-here.ts';

/** The entry that was refused, and the text of the refusal. */
interface RefusedChoice {
  readonly key: string;
  readonly text: string;
}

/**
 * Lets an entry of a list be chosen, and says which one is being looked up and which one was refused. A second press of the entry that is being looked up
 * changes nothing; another entry takes its place, and only the outcome of the last one counts.
 */
export function useChoosing(onChosen: (store: FoundStore) => void) {
  const dispatch = useAppDispatch();
  const isHere = useStillHere();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<RefusedChoice | null>(null);
  const running = useRef<{ readonly key: string } | null>(null);

  async function choose(key: string, look: AppThunk<Promise<ChooseOutcome>>): Promise<void> {
    if (running.current?.key === key) return;
    // Whatever the new choice looks up, or asks first: the answer for the one before no longer changes the order.
    if (running.current) dispatch(lookupBegan());
    const mine = { key };
    running.current = mine;
    setBusyKey(key);
    setRefusal(null);
    const outcome = await dispatch(look);
    if (!isHere() || running.current !== mine) return;
    running.current = null;
    setBusyKey(null);
    if (outcome.kind === 'chosen') onChosen(outcome.store);
    // An empty text: the request layer has shown the failure, or a later choice has replaced this one.
    else if (outcome.text !== '') setRefusal({ key, text: outcome.text });
  }

  return {
    choose: (key: string, look: AppThunk<Promise<ChooseOutcome>>) => void choose(key, look),
    busyKey,
    refusal,
  };
}
