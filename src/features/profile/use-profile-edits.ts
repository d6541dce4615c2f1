import { useState } from 'react';
import { profileDraft } from '#schemas/compiled/stored/profile-draft.ts';
import type { Profile } from '#schemas/entities/customer.ts';
import type { ProfileEdits } from '#schemas/stored/drafts.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { isChanged, profileChanges, savedProfile, withEdit } from './profile-edits.ts';

const noEdits: ProfileEdits = {};

/** The profile with what was changed and not saved yet, which the tab keeps across a reload and a failed call. */
export function useProfileEdits() {
  const session = useAppSelector(selectSession);
  const owner = session.userId ?? '';
  const saved = savedProfile(session);
  const draft = useDraft(profileDraft);
  const [edits, setEdits] = useState(() => {
    const kept = draft.read();
    return kept?.owner === owner ? kept.edits : noEdits;
  });

  return {
    values: { ...saved, ...edits } as Profile,
    isChanged: isChanged(edits, saved),
    changes: () => profileChanges(edits, saved),
    change(field: keyof Profile, text: string) {
      const next = withEdit(edits, saved, { field, text });
      setEdits(next);
      if (Object.keys(next).length > 0) draft.write({ owner, edits: next });
      else draft.remove();
    },
    drop() {
      setEdits(noEdits);
      draft.remove();
    },
  };
}
