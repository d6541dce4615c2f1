import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { couponCodePattern } from '#schemas/coupon-code.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { pressOffer } from './press-offer.ts';
import type { Outcome } from './send-offer.ts';

/** A code that the address asked for, and what became of it; null until the server has answered. */
export interface LinkedOffer {
  readonly code: string;
  readonly outcome: Outcome | null;
}

function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('offer')?.trim().toUpperCase() ?? '';
  return couponCodePattern.test(code) ? code : null;
}

function withoutCode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('offer');
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * Applies the code of a link, `/offers?offer=FIRST40`, once: it is taken out of the address first, so that neither Back nor a reload applies it
 * again.
 */
export function useLinkedOffer() {
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const store = useAppStore();
  const asked = codeIn(search);
  const [linked, setLinked] = useState<LinkedOffer | null>(
    asked === null ? null : { code: asked, outcome: null },
  );
  const pressed = useRef<string | null>(null);

  useEffect(() => {
    // In development effects run twice.
    if (asked === pressed.current) return;
    pressed.current = asked;
    if (asked === null) return;
    setLinked({ code: asked, outcome: null });
    void pressOffer({ store, code: asked }).then((outcome) => setLinked(outcome && { code: asked, outcome }));
    navigate(pathname + withoutCode(search), { replace: true, keepScroll: true });
  }, [asked, pathname, search, store, navigate]);

  return { linked, dismiss: () => setLinked(null) };
}
