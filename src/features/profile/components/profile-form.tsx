import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { customerFieldMax as max } from '#schemas/entities/customer-fields.ts';
import type { Profile } from '#schemas/entities/customer.ts';
import { LimitedTextField } from '#src/features/contact/limited-text-field.tsx';
import { refusalText } from '#src/features/login/refusal-text.ts';
import { LeaveQuestion } from '#src/features/navigation/leave-question.tsx';
import { useLeaveGuard } from '#src/features/navigation/use-leave-guard.ts';
import { saveProfile } from '#src/features/session/api/save-profile.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { profileFields } from '../profile-edits.ts';
import { profileFaults } from '../profile-faults.ts';
import { profileWords as words } from '../profile-words.ts';
import { isEditAddress } from '../use-edit-mode.ts';
import { useProfileEdits } from '../use-profile-edits.ts';
import { MobileLine } from './mobile-line.tsx';
import styles from './profile-form.module.css';

interface ProfileFormProps {
  /** Leads back to the profile. */
  readonly onEnd: () => void;
}

/** Changes name and email (PRF-02). What is not saved is asked about before the form is left (PRF-03). */
export function ProfileForm({ onEnd }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const { values, isChanged, changes, change, drop, dropSaved } = useProfileEdits();
  const [wasRefused, setWasRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard({ active: isChanged, keeps: isEditAddress, onExit: drop });
  const faults = wasRefused ? profileFaults(values) : {};
  const id = useId();

  // The button that opened the form has gone.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  // A late save leads nobody back from where they have gone on to.
  useEffect(() => () => void (isSending.current = false), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second tap within the same frame comes before the button is rendered as busy.
    if (isSending.current) return;
    setFailure(null);
    setWasRefused(true);
    const found = profileFaults(values);
    const first = profileFields.find((field) => found[field]);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    const sent = changes();
    const refusal = isChanged ? await dispatch(saveProfile(sent)) : null;
    const isHere = isSending.current;
    isSending.current = false;
    setBusy(false);
    if (refusal !== null) {
      setFailure(refusalText(refusal));
      return;
    }
    toast({ id: 'profile', text: words.saved, tone: 'good' });
    if (!isHere || !dropSaved(sent)) return;
    guard.release();
    onEnd();
  }

  const field = (name: keyof Profile) => ({
    id: `${id}-${name}`,
    name,
    label: words[name],
    maxLength: max[name],
    isFull: values[name].length >= max[name],
    value: values[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change(name, target.value, isSending.current),
  });

  return (
    <Card>
      <form
        ref={form}
        noValidate
        aria-label={words.editLabel}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <div className={styles.pair}>
          <LimitedTextField {...field('firstName')} autoComplete="given-name" />
          <LimitedTextField {...field('lastName')} autoComplete="family-name" optional />
        </div>
        <LimitedTextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <MobileLine />
        {failure !== null && (
          <Notice tone="bad" title={words.notSaved}>
            {failure} {words.kept}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onEnd}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
      <LeaveQuestion guard={guard} />
    </Card>
  );
}
