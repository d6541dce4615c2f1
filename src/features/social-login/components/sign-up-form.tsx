import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { signUpDraft } from '#schemas/compiled/stored/sign-up-draft.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { numberFault } from '#src/features/contact/number-fault.ts';
import styles from '#src/features/login/components/login-form.module.css';
import { PersonFields } from '#src/features/login/components/person-fields.tsx';
import { Terms } from '#src/features/login/components/terms.tsx';
import { type Person, personFaults, trimmed } from '#src/features/login/person.ts';
import { isAboutEntry, refusalText } from '#src/features/login/refusal-text.ts';
import type { Refusal } from '#src/request/answer.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { sendSignUpCode } from '../api/sign-up.ts';
import type { Arrival } from '../arrival.ts';
import { socialWords as words } from '../social-words.ts';

interface SignUpFormProps {
  readonly arrival: Arrival;
  readonly onSent: (step: LoginStep) => void;
  /** The token is no longer good. */
  readonly onOver: (refusal: Refusal) => void;
}

/** Asks who signs up with an account (SES-13), filled in with what the provider says, and has a code texted to the number (SES-14). */
export function SignUpForm({ arrival, onSent, onOver }: SignUpFormProps) {
  const account = arrival.person.email;
  const dispatch = useAppDispatch();
  const draft = useDraft(signUpDraft);
  const [kept] = useState(() => {
    const last = draft.read();
    return last?.account === account ? last : null;
  });
  const [person, setPerson] = useState<Person>(kept ?? arrival.person);
  const [mobile, setMobile] = useState(kept?.mobile ?? '');
  const [wasRefused, setWasRefused] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = { ...personFaults(person), ...mobileFault(mobile) };

  useEffect(() => draft.write({ account, ...pick(person), mobile }), [draft, account, person, mobile]);

  function focus(name: string) {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }
  // Names and email are often known: the number never is.
  useLayoutEffect(() => focus('mobile'), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const number = nationalMobile(mobile);
    setMobile(number);
    setRefused(undefined);
    setFailure(null);
    setWasRefused(true);
    const [first] = Object.keys({ ...personFaults(person), ...mobileFault(number) });
    if (first !== undefined) return focus(first);
    isSending.current = true;
    setBusy(true);
    const answer = await dispatch(sendSignUpCode({ ...arrival, person: trimmed(person), mobile: number }));
    isSending.current = false;
    setBusy(false);
    if (answer.ok) return onSent(answer.data);
    if (answer.refusal.code === 'SOCIAL_AGAIN') return onOver(answer.refusal);
    if (isAboutEntry(answer.refusal)) setRefused(answer.refusal.text);
    else setFailure(refusalText(answer.refusal));
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <PersonFields person={person} faults={wasRefused ? faults : {}} onChange={setPerson} />
      <MobileField
        name="mobile"
        label={words.mobile}
        placeholder={validationTexts.mobileEmpty}
        enterKeyHint="send"
        error={wasRefused ? (faults.mobile ?? refused) : undefined}
        value={mobile}
        onChange={({ target }) => {
          setMobile(target.value);
          setRefused(undefined);
        }}
        onBlur={() => setMobile(nationalMobile(mobile))}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" size="large" fullWidth busy={busy}>
        {words.send}
      </Button>
      <Terms />
    </form>
  );
}

function mobileFault(mobile: string): { mobile?: string } {
  const fault = numberFault(mobile);
  return fault === undefined ? {} : { mobile: fault };
}

function pick({ firstName, lastName, email }: Person): Person {
  return { firstName, lastName, email };
}
