import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { saveProfile } from '#src/features/session/api/save-profile.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { loginWords as words } from '../login-words.ts';
import { noPerson, type Person, personFaults, trimmed } from '../person.ts';
import { refusalText } from '../refusal-text.ts';
import styles from './login-form.module.css';
import { PersonFields } from './person-fields.tsx';

interface PersonFormProps {
  readonly onLater: () => void;
}

/** Asks a new customer, who is logged in by now, for name and email. It can be left for later. The caller sees in the session when it is done. */
export function PersonForm({ onLater }: PersonFormProps) {
  const dispatch = useAppDispatch();
  const [person, setPerson] = useState<Person>(noPerson);
  const [wasRefused, setWasRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = wasRefused ? personFaults(person) : {};

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(null);
    setWasRefused(true);
    const [first] = Object.keys(personFaults(person));
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    const profile = trimmed(person);
    const refusal = await dispatch(saveProfile(profile));
    if (refusal === null) {
      toast({ id: 'login', text: words.welcome(profile.firstName), tone: 'good' });
      return;
    }
    isSending.current = false;
    setBusy(false);
    setFailure(refusalText(refusal));
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <PersonFields person={person} faults={faults} onChange={setPerson} />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" fullWidth busy={busy}>
          {words.save}
        </Button>
        <Button variant="quiet" fullWidth onClick={onLater}>
          {words.later}
        </Button>
      </div>
    </form>
  );
}
