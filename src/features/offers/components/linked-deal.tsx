import { refusalIn } from '#src/request/refusal-error.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { uiWords } from '#src/ui/words.ts';
import type { ListedOffer } from '../list-offers.ts';
import { offersWords as words } from '../offers-words.ts';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { OffersList } from './offers-list.tsx';

interface LinkedDealProps {
  /** Null until it is known. */
  offer: ListedOffer | null;
  error: unknown;
  /** What the server says of the failure, or else the shop. */
  failure: string;
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => void;
  isChecking: boolean;
  onTerms: (offer: ListedOffer) => void;
}

/** The deal that a link led to, above the others (API-028). */
export function LinkedDeal({ offer, error, failure, busy, onRetry, onDismiss, ...list }: LinkedDealProps) {
  if (offer)
    return (
      <Section title={words.linked}>
        <OffersList offers={[offer]} {...list} />
      </Section>
    );
  if (!error)
    return (
      <Section title={words.linked}>
        <SkeletonGroup>
          <OfferSkeleton />
        </SkeletonGroup>
      </Section>
    );
  if (refusalIn(error)?.status === 404)
    return (
      <Notice tone="warning" title={words.linkedOver} onDismiss={onDismiss}>
        {failure}
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      title={words.linkedFailed}
      onDismiss={onDismiss}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {uiWords.retry}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}
