import { useCallback, useRef, useState } from 'react';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import { useDraft } from '#src/store/drafts.ts';

const empty: TrainDraft = { pnr: '', isSaved: false, instructions: '' };

/** The order to a train that is being made: it survives a reload, a failed call, and the way over menu and cart. */
export function useTrainDraft() {
  const stored = useDraft(trainDraft);
  const [draft, setDraft] = useState<TrainDraft>(() => stored.read() ?? empty);
  const latest = useRef(draft);

  const change = useCallback(
    (changes: Partial<TrainDraft>) => {
      latest.current = { ...latest.current, ...changes };
      stored.write(latest.current);
      setDraft(latest.current);
    },
    [stored],
  );

  return { draft, change };
}
