import { useState } from 'react';
import { profileDraft } from '#schemas/compiled/stored/profile-draft.ts';
import type { Profile, ProfileChanges } from '#schemas/entities/customer.ts';
import type { ProfileEdits } from '#schemas/stored/drafts.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { editsLeft, isChanged, profileChanges, savedProfile, withEdit } from './profile-edits.ts';

const noEdits: ProfileEdits = {};

/** The profile with what was changed and not saved yet, which the tab keeps across a reload and a failed call. */
export function useProfileEdits() {
  const session = useAppSelector(selectSession);
  const owner = session.userId ?? '';
  const saved = savedProfile(session);
  const draft = useDraft(profileDraft);
  const [edits, setEdits] = useState(kept);

  function kept(): ProfileEdits {
    const value = draft.read();
    return value?.owner === owner ? value.edits : noEdits;
  }
  function keep(next: ProfileEdits) {
    setEdits(next);
    if (Object.keys(next).length > 0) draft.write({ owner, edits: next });
    else draft.remove();
  }

  return {
    values: { ...saved, ...edits } as Profile,
    isChanged: isChanged(edits, saved),
    changes: () => profileChanges(edits, saved),
    /** While a save is on its way, a text that is as it was saved before is an edit too. */
    change(field: keyof Profile, text: string, isSaving: boolean) {
      keep(isSaving ? { ...edits, [field]: text } : withEdit(edits, saved, { field, text }));
    },
    drop: () => keep(noEdits),
    /** Drops what is saved now. Returns whether that was all: what was typed meanwhile stays. */
    dropSaved(sent: ProfileChanges): boolean {
      const left = editsLeft(kept(), saved, sent);
      keep(left);
      return Object.keys(left).length === 0;
    },
  };
}
