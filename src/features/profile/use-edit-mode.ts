import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import type { Destination } from '#src/features/navigation/leave-port.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useStepBack } from '#src/features/navigation/use-step-back.ts';

const editPath = withQuery(pathOf('profile'), { edit: '1' });

/** Whether an address is that of the form. */
export function isEditAddress({ pathname, search }: Destination): boolean {
  return pathname === pathOf('profile') && new URLSearchParams(search).has('edit');
}

/** The form has an address of its own: a reload keeps it, and Back leads from it to the profile. */
export function useEditMode() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { readonly fromProfile?: boolean } | null };
  const navigate = useAppNavigate();
  const stepBack = useStepBack();
  const fromProfile = state?.fromProfile === true;

  const begin = useCallback(
    () => navigate(editPath, { keepScroll: true, state: { fromProfile: true } }),
    [navigate],
  );
  const end = useCallback(() => {
    if (fromProfile && canGoBack()) stepBack(1);
    else navigate(pathOf('profile'), { replace: true, keepScroll: true });
  }, [fromProfile, navigate, stepBack]);
  return { isEditing: query.has('edit'), begin, end };
}
