import { pathOf } from '#src/config/paths.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import type { Refusal } from '#src/request/answer.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { checkoutWords as words } from '../checkout-words.ts';
import { CareLink } from './care-link.tsx';

/** A payment that could not be read: nothing can be paid before it is known how it went. */
export function UnknownPayment({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  if (refusal.code === 'NO_SUCH_TRANSACTION') return <MissingPayment />;
  return (
    <ErrorState
      title={words.unknownTitle}
      text={refusal.hasServerText ? refusal.text : genericTexts.text}
      onRetry={onRetry}
      action={<CareLink />}
    />
  );
}

/** There is no such payment, or none was named. */
export function MissingPayment() {
  return (
    <ErrorState
      title={words.missingTitle}
      text={words.missingText}
      action={
        <>
          <ButtonLink href={pathOf('cart')}>{words.ways.cart}</ButtonLink>
          <CareLink />
        </>
      }
    />
  );
}
