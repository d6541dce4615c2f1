import { Notice } from '#src/ui/notice/notice.tsx';
import { offersWords as words } from '../offers-words.ts';
import { useLinkedOffer } from '../use-linked-offer.ts';

/** What becomes of the code of the link that led here. */
export function LinkedNotice() {
  const { linked, dismiss } = useLinkedOffer();
  if (!linked) return null;
  const { code, outcome } = linked;
  if (!outcome) return <Notice>{words.linkedBusy(code)}</Notice>;
  return (
    <Notice tone={outcome.tone} onDismiss={dismiss}>
      {outcome.text}
    </Notice>
  );
}
