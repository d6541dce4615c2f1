import type { Profile } from '#schemas/entities/customer.ts';
import type { ProfileEdits } from '#schemas/stored/drafts.ts';
import type { SessionState } from '#src/features/session/session-state.ts';

/** The fields in the order of the form. */
export const profileFields = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof Profile)[];

/** What the session has of the profile; a field that is not known is empty. */
export function savedProfile({ firstName, lastName, email }: SessionState): Profile {
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
}

/** The profile as it is sent: without spaces around the texts. */
export function trimmedProfile({ firstName, lastName, email }: Profile): Profile {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
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

/** Whether the edits change anything: spaces at the ends do not. */
export function isChanged(edits: ProfileEdits, saved: Profile): boolean {
  return profileFields.some((field) => (edits[field] ?? saved[field]).trim() !== saved[field].trim());
}
