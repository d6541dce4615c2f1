import { useAppSelector } from '#src/store/hooks.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useLeftnavOffers } from '../api/get-leftnav-offers.ts';
import { selectAppliedPromo } from '../applied-promo.ts';
import { offersWords as words } from '../offers-words.ts';
import { outcomeWords } from '../outcome-words.ts';
import { useLinkedOffer } from '../use-linked-offer.ts';
import { selectWaitingCode } from '../waiting-code.ts';

/** What becomes of the code of the link that led here. */
export function LinkedNotice() {
  const { linked, dismiss } = useLinkedOffer();
  const { data: standings } = useLeftnavOffers();
  const keptCode = useAppSelector(selectWaitingCode);
  const promo = useAppSelector(selectAppliedPromo);
  if (!linked) return null;
  const { code, outcome } = linked;
  const isForCustomers =
    code === keptCode && standings?.find((each) => each.code === code)?.reason === 'LOG_IN';
  if (!outcome) return <Notice>{words.linkedBusy(code)}</Notice>;
  // What is good of it is said while it is so: the code may have been removed, or no longer fit the cart.
  const isApplied = promo?.promoCode === code && promo.result !== 'FAILED';
  if (outcome.tone === 'good' && !isApplied && code !== keptCode) return null;
  return (
    <Notice tone={outcome.tone} onDismiss={dismiss}>
      {isForCustomers ? outcomeWords.keptForLogin(code) : outcome.text}
    </Notice>
  );
}
