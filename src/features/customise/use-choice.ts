import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import type { Draft } from '#src/store/drafts.ts';
import { type ChoiceEvent, fitChoice, isSameChoice, reduceChoice } from './choice.ts';
import type { ChoiceForm } from './choice-form.ts';

interface UseChoice {
  readonly form: ChoiceForm;
  /** The choice before any change: the defaults, or that of the edited line. */
  readonly start: Choice;
  readonly draft: Draft<Choice>;
}

/** The choice being made. Things that the menu no longer has are left out, and return when the menu has them again. */
export function useChoice({ form, start, draft }: UseChoice) {
  const [wanted, setWanted] = useState(() => draft.read() ?? start);
  const fitted = useMemo(() => fitChoice(form, wanted), [form, wanted]);
  const choice = fitted.lost ? fitted.choice : { ...fitted.choice, crustChange: wanted.crustChange };
  const begun = fitChoice(form, start).choice;
  const isChanged = !isSameChoice(form, choice, begun) || choice.quantity !== begun.quantity;

  useEffect(() => {
    if (isChanged) draft.write(wanted);
    else draft.remove();
  }, [draft, wanted, isChanged]);

  return {
    choice,
    isChanged,
    /** Something that was chosen is not sold now. */
    hasLost: fitted.lost,
    change: (event: ChoiceEvent) => setWanted(reduceChoice(form, choice, event)),
    startOver: () => setWanted(start),
  };
}
