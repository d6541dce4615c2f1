import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { customerFieldMax as max } from '#schemas/entities/customer-fields.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { isEmail } from '#src/features/contact/email.ts';
import { saveProfile } from '#src/features/session/api/save-profile.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { loginWords as words } from '../login-words.ts';
import { refusalText } from '../refusal-text.ts';
import styles from './login-form.module.css';

type Person = Record<'firstName' | 'lastName' | 'email', string>;
type Faults = Partial<Record<keyof Person, string>>;

/** VAL-09 to VAL-11. */
function faultsOf({ firstName, email }: Person): Faults {
  return {
    ...(firstName.trim() === '' && { firstName: validationTexts.nameRequired }),
    ...(email.trim() === ''
      ? { email: validationTexts.emailRequired }
      : !isEmail(email) && { email: validationTexts.emailInvalid }),
  };
}

interface PersonFormProps {
  readonly onLater: () => void;
}

/** Asks a new customer, who is logged in by now, for name and email. It can be left for later. The caller sees in the session when it is done. */
export function PersonForm({ onLater }: PersonFormProps) {
  const dispatch = useAppDispatch();
  const [person, setPerson] = useState<Person>({ firstName: '', lastName: '', email: '' });
  const [wasRefused, setWasRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = wasRefused ? faultsOf(person) : {};
  const id = useId();

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(null);
    setWasRefused(true);
    const [first] = Object.keys(faultsOf(person));
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    const { firstName, lastName, email } = person;
    const refusal = await dispatch(
      saveProfile({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }),
    );
    if (refusal === null) {
      toast({ id: 'login', text: words.welcome(firstName.trim()), tone: 'good' });
      return;
    }
    isSending.current = false;
    setBusy(false);
    setFailure(refusalText(refusal));
  }

  const field = (name: keyof Person) => ({
    id: `${id}-${name}`,
    name,
    maxLength: max[name],
    value: person[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setPerson({ ...person, [name]: target.value }),
  });

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField {...field('firstName')} label={words.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" optional />
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
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
