import { useEffect, useState } from 'react';
import { edvMixDraft } from '#schemas/compiled/stored/edv-mix-draft.ts';
import type { EdvMix } from '#schemas/stored/drafts.ts';
import { useDraft } from '#src/store/drafts.ts';
import { withCount } from './edv-mix.ts';

/** The current mix, which survives a reload. For components that are rendered in the browser only. */
export function useEdvMix() {
  const draft = useDraft(edvMixDraft);
  const [mix, setMix] = useState<EdvMix>(() => draft.read() ?? {});

  useEffect(() => {
    if (Object.keys(mix).length > 0) draft.write(mix);
    else draft.remove();
  }, [draft, mix]);

  return {
    mix,
    count: (productId: string, count: number) => setMix((known) => withCount(known, productId, count)),
    clear: () => setMix({}),
  };
}
