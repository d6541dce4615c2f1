import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '#src/store/drafts.ts';
import { type Choice, type ChoiceEvent, fitChoice, isSameChoice, reduceChoice } from './selection.ts';
import type { SelectionForm } from './selection-form.ts';

interface UseChoice {
  readonly form: SelectionForm;
  /** What is chosen before anything was changed: the defaults, or the line that is edited. */
  readonly start: Choice;
  readonly draft: Draft<Choice>;
}

/** The choice being made. A menu that changes meanwhile takes from it what it no longer has, and gives it back when it has it again. */
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
    /** Something that was chosen before is not sold now. */
    hasLost: fitted.lost,
    change: (event: ChoiceEvent) => setWanted(reduceChoice(form, choice, event)),
    startOver: () => setWanted(start),
  };
}
