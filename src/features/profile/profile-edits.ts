import type { Profile, ProfileChanges } from '#schemas/entities/customer.ts';
import type { ProfileEdits } from '#schemas/stored/drafts.ts';
import type { SessionState } from '#src/features/session/session-state.ts';

/** The fields in the order of the form. */
export const profileFields = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof Profile)[];

/** What the session has of the profile; a field that is not known is empty. */
export function savedProfile({ firstName, lastName, email }: SessionState): Profile {
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
}

/** What is sent: the fields that were changed, without spaces around their texts. What another device has changed in the others stays. */
export function profileChanges(edits: ProfileEdits, saved: Profile): ProfileChanges {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const text = edits[field]?.trim();
      return text === undefined || text === saved[field].trim() ? [] : [[field, text]];
    }),
  );
}

/** The edits with one more. A text that is as it was saved is no edit. */
export function withEdit(
  edits: ProfileEdits,
  saved: Profile,
  { field, text }: { field: keyof Profile; text: string },
): ProfileEdits {
  const { [field]: _, ...others } = edits;
  return text === saved[field] ? others : { ...others, [field]: text };
}

/** What is left of the edits once `sent` is saved: what was typed while the save was on its way. */
export function editsLeft(edits: ProfileEdits, saved: Profile, sent: ProfileChanges): ProfileEdits {
  const left = profileFields.filter((field) => {
    const text = edits[field]?.trim();
    return text !== undefined && text !== (sent[field] ?? saved[field].trim());
  });
  return Object.fromEntries(left.map((field) => [field, edits[field]]));
}

/** Whether the edits change anything: spaces at the ends do not. */
export function isChanged(edits: ProfileEdits, saved: Profile): boolean {
  return Object.keys(profileChanges(edits, saved)).length > 0;
}
