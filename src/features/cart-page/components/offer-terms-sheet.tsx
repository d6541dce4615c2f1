import { TermsSheet } from '#src/features/offers/components/terms-sheet.tsx';
import { type TermsOf, useTerms } from '../api/get-offer-terms.ts';
import { offersWords as words } from '../offers-words.ts';

/** The terms of an offer or a coupon, loaded when it is opened. */
export function OfferTermsSheet({ of, onClose }: { of: TermsOf; onClose: () => void }) {
  const { data, error, retry } = useTerms(of);
  return (
    <TermsSheet
      title={words.termsOf(of.heading)}
      terms={data ?? null}
      failure={error === undefined ? null : words.termsFailedText}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
