import { useCallback } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { type CustomiseTarget, withDialog } from './customise-target.ts';

/** The page with the choices of a product. */
export function choicesPath({ productId, line }: CustomiseTarget): string {
  return withQuery(pathOf('customise'), { productId, line });
}

/** Returns a function that opens the choices of a product: on a page of their own on a phone, in a dialog over the current page on a wide screen. */
export function useOpenChoices(): (target: CustomiseTarget) => void {
  const address = useAddress();
  const navigate = useAppNavigate();
  return useCallback(
    (target) => {
      if (window.matchMedia?.(fromTablet).matches)
        navigate(withDialog(address(), target), { keepScroll: true });
      else navigate(choicesPath(target));
    },
    [address, navigate],
  );
}
