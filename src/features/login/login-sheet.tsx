import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { CodeForm } from './components/code-form.tsx';
import { NumberForm } from './components/number-form.tsx';
import { PersonForm } from './components/person-form.tsx';
import { loginWords as words } from './login-words.ts';
import { useCustomer } from './use-customer.ts';
import { useLoginStep } from './use-login-step.ts';

interface LoginSheetProps {
  readonly screenName: string;
  /** Called when the sheet is gone and the focus is back. */
  readonly onEnd: () => void;
}

const texts = {
  number: { title: words.numberTitle, description: words.numberText },
  code: { title: words.codeTitle, description: undefined },
  person: { title: words.personTitle, description: words.personText },
};

/** The steps of the login over the page that asked for it. Another page ends it. */
export function LoginSheet({ screenName, onEnd }: LoginSheetProps) {
  const customer = useCustomer();
  const { step, setStep } = useLoginStep();
  const [open, setOpen] = useState(true);
  const [asksNumber, setAsksNumber] = useState(step === null);
  const { key } = useLocation();
  const firstKey = useRef(key);
  const close = () => setOpen(false);

  const isOver = customer === 'known' || key !== firstKey.current;
  useEffect(() => {
    if (isOver) setOpen(false);
  }, [isOver]);

  const shown = customer === 'guest' ? (step === null || asksNumber ? 'number' : 'code') : 'person';
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onEnd} {...texts[shown]}>
      {shown === 'number' && (
        <NumberForm
          knownMobile={step?.mobile ?? ''}
          onSkip={close}
          onSent={(next) => {
            setStep(next);
            setAsksNumber(false);
          }}
        />
      )}
      {shown === 'code' && step && (
        <CodeForm
          step={step}
          screenName={screenName}
          onResent={setStep}
          onChangeNumber={() => setAsksNumber(true)}
        />
      )}
      {shown === 'person' && <PersonForm onLater={close} />}
    </Sheet>
  );
}
