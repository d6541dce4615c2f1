import { useEffect, useState } from 'react';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { linesRemoved } from '#src/features/cart/cart-slice.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { ShownCart } from './use-cart-view.ts';

interface GoOn {
  readonly shown: ShownCart;
  /** Where the next step is. */
  readonly next: string;
  /** Why it cannot be done now, whatever the customer does here. */
  readonly isBlocked: boolean;
  /** Whether what was filled in lets the customer go on. */
  readonly check: () => boolean;
}

/** What the page asks before it goes on: some lines cannot be ordered, or all of them (CRT-21, CRT-22). */
export type Question = { readonly kind: 'some' | 'all'; readonly text: string };

/** The press of the page's button. While the prices are being updated it waits for them, so that no press is lost. */
export function useGoOn({ shown, next, isBlocked, check }: GoOn) {
  const { unavailable, lines, isCurrent } = shown;
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const [isWaiting, setIsWaiting] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);

  function decide() {
    if (unavailable.length === 0) navigate(next);
    else if (lines.length === 0) setQuestion({ kind: 'all', text: cartCheckTexts.allUnavailable });
    else setQuestion({ kind: 'some', text: cartCheckTexts.someUnavailable });
  }

  // The answer that was waited for: goes on, asks, or shows why not.
  const isSettled = isWaiting && (isCurrent || isBlocked);
  useEffect(() => {
    if (!isSettled) return;
    setIsWaiting(false);
    if (!isBlocked) decide();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- decides once, with what is known when the wait ends
  }, [isSettled]);

  return {
    isWaiting,
    question,
    press() {
      if (isBlocked || !check()) return;
      if (isCurrent) decide();
      else setIsWaiting(true);
    },
    closeQuestion: () => setQuestion(null),
    /** The customer goes on with the rest (CRT-21). */
    keepRest() {
      setQuestion(null);
      dispatch(linesRemoved(unavailable.map(({ line }) => line.key)));
      setIsWaiting(true);
    },
    removeAll() {
      setQuestion(null);
      dispatch(linesRemoved(unavailable.map(({ line }) => line.key)));
    },
  };
}
