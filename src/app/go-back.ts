import { pathOf } from '#src/config/paths.ts';
import { backTarget } from '#src/features/navigation/back-target.ts';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** The Back button of the top bar. */
export function leave(navigate: AppNavigate): void {
  const target = backTarget();
  if (target === null) goBack(navigate, pathOf('home'));
  else navigate(target, { replace: true });
}

/** Goes back within the app, or to another page when the visit began on this one. */
export function goBack(navigate: AppNavigate, instead: string): void {
  if (canGoBack()) window.history.back();
  else navigate(instead, { replace: true });
}
