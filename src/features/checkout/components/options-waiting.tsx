import type { ReactNode } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { loadOptions } from '../load-options.ts';

/** Until the ways to pay are there: skeletons, or why they could not be loaded and the ways on. */
export function OptionsWaiting({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { optionsFailure } = useAppSelector(selectCheckout);
  if (optionsFailure === null) return <SkeletonGroup>{children}</SkeletonGroup>;
  return (
    <ErrorState
      title={words.loadFailed}
      text={optionsFailure.text}
      onRetry={() => void dispatch(loadOptions())}
      action={
        <ButtonLink variant="quiet" href={pathOf('cart')}>
          {words.ways.cart}
        </ButtonLink>
      }
    />
  );
}
