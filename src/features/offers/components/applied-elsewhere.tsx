import { useAppSelector } from '#src/store/hooks.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { selectAppliedPromo } from '../applied-promo.ts';
import { offersWords as words } from '../offers-words.ts';
import { selectWaitingCode } from '../waiting-code.ts';
import { ApplyButton } from './apply-button.tsx';

/** The code of the cart, or the one that is kept for it, where no card of the page has it: it can be removed here. */
export function AppliedElsewhere({ listed }: { listed: readonly (string | undefined)[] }) {
  const applied = useAppSelector(selectAppliedPromo);
  const kept = useAppSelector(selectWaitingCode);
  const code = applied?.promoCode ?? kept;
  if (code === null || listed.includes(code)) return null;
  return (
    <Notice
      tone={applied?.result === 'FAILED' ? 'warning' : 'good'}
      title={applied === null ? words.isKept(code) : words.inCart(code)}
      action={<ApplyButton code={code} canRemove />}
    >
      {applied?.text}
    </Notice>
  );
}
