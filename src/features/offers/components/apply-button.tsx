import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppSelector, useAppStore } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { applyWords as words } from '../apply-words.ts';
import { selectSentCode } from '../offers-slice.ts';
import { pressOffer } from '../press-offer.ts';
import { sayOutcome } from '../say-outcome.ts';
import { selectWaitingCode } from '../waiting-code.ts';
import { selectAppliedPromo } from '../applied-promo.ts';

interface ApplyButtonProps {
  code: string;
  /** Once it is applied or kept, the button takes it back. Otherwise it only says that it is. */
  canRemove?: boolean;
  /** Only a customer can use it, and this is a guest. Undefined while it is not known how the offer stands. */
  needsLogin?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Applies an offer where it stands, and says in a message what became of it. The same button stays in its place, so that the focus does.
 */
export function ApplyButton({ code, canRemove = false, needsLogin, className }: ApplyButtonProps) {
  const store = useAppStore();
  const navigate = useAppNavigate();
  const promo = useAppSelector(selectAppliedPromo);
  const isKept = useAppSelector((state) => selectWaitingCode(state) === code);
  const busy = useAppSelector((state) => selectSentCode(state) === code);
  const isInCart = promo?.promoCode === code;
  const isDone = isKept || (isInCart && (canRemove || promo.result !== 'FAILED'));
  const removes = canRemove && isDone;

  async function press() {
    sayOutcome(await pressOffer({ store, code, removes, needsLogin }), canRemove ? undefined : navigate);
  }

  const done = isKept ? words.kept : words.applied;
  const takeBack = isKept ? words.forget : words.remove;
  return (
    <Button
      variant={isDone ? 'quiet' : 'secondary'}
      size="small"
      busy={busy}
      className={className}
      onClick={() => void press()}
    >
      {removes ? takeBack : isDone ? done : words.apply} <VisuallyHidden>{code}</VisuallyHidden>
    </Button>
  );
}
