import { useEffect, useMemo, useState } from 'react';
import { createDraft } from '#src/store/drafts.ts';
import { type EdvMix, isEdvMix, withCount } from './edv-mix.ts';

/** The mix that is being made; a reload keeps it. Rendered in the browser alone. */
export function useEdvMix() {
  const draft = useMemo(() => createDraft<EdvMix>({ name: 'edvMixMenu', accepts: isEdvMix }), []);
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
