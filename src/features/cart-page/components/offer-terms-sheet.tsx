import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { type TermsOf, useTerms } from '../api/get-offer-terms.ts';
import { offersWords as words } from '../offers-words.ts';
import styles from './offers.module.css';

/** The terms of an offer or a coupon. */
export function OfferTermsSheet({ of, onClose }: { of: TermsOf; onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose} title={words.termsOf(of.heading)}>
      <Terms of={of} />
    </Sheet>
  );
}

function Terms({ of }: { of: TermsOf }) {
  const { data, error, isLoading, retry } = useTerms(of);
  if (error !== undefined) {
    return (
      <ErrorState title={words.termsFailed} text={words.termsFailedText} onRetry={retry} busy={isLoading} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton shape="text" lines={4} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <p>{words.noTerms}</p>;
  return (
    <ul className={styles.terms}>
      {data.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
