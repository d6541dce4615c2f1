import { useCallback } from 'react';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { goByStep } from './go-by-step.ts';
import type { Step } from './payment-types.ts';

/** Goes on by an answer of the server; a null one stays here, and the state says why. */
export function useSteps({
  replace = false,
}: {
  readonly replace?: boolean;
} = {}): (step: Step | null) => void {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  return useCallback(
    (step) => {
      if (step !== null) dispatch(goByStep(step, { navigate, replace }));
    },
    [dispatch, navigate, replace],
  );
}
