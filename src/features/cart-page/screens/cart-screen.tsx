import type { LandingSlot } from '#schemas/documents/landing.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { leadBackTo } from '#src/features/navigation/back-target.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { cartPageWords as words } from '../cart-page-words.ts';
import { CartContent } from '../components/cart-content.tsx';
import { CartSkeleton } from '../components/cart-skeleton.tsx';
import { useCartOpened } from '../use-cart-opened.ts';
import styles from './cart-screen.module.css';

/** The cart (NAV-14): lines, offers, instructions, the bill, and the next step. `redirectUrl` is where Back and 'Add more items' lead. */
export function Screen({ slot }: { slot?: LandingSlot | undefined }) {
  const [query] = useSearchParams();
  const { isReady, isSynced } = useCartOpened();
  const isEmpty = useAppSelector((state) => selectLines(state).length === 0);
  const returnPath = ownPath(query.get('redirectUrl'));
  const menuHref = returnPath ?? pathOf('menu');
  useEffect(() => (returnPath === null ? undefined : leadBackTo(returnPath)), [returnPath]);
  return (
    <Page>
      <VisuallyHidden>
        <h1>{words.title}</h1>
      </VisuallyHidden>
      {slot !== undefined && <Slot name={slot} />}
      {!isReady || (isEmpty && !isSynced) ? (
        <CartSkeleton />
      ) : isEmpty ? (
        <Empty menuHref={menuHref} />
      ) : (
        <CartContent menuHref={menuHref} hasSlots={slot !== undefined} />
      )}
    </Page>
  );
}

/** No dead end. It takes the focus of the last line that was removed. */
function Empty({ menuHref }: { menuHref: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.empty}>
      <EmptyState
        pictureId="scene-empty"
        title={words.emptyTitle}
        text={words.emptyText}
        action={<ButtonLink href={menuHref}>{words.toMenu}</ButtonLink>}
      />
    </div>
  );
}
