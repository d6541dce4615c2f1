import type { LandingSlot } from '#schemas/documents/landing.ts';
import { useState } from 'react';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { pathOf } from '#src/config/paths.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { stopSayingInCart } from '#src/features/cart/say-in-cart.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { selectAppliedPromo } from '../applied-promo.ts';
import { AppliedElsewhere } from '../components/applied-elsewhere.tsx';
import { LinkedNotice } from '../components/linked-notice.tsx';
import { LinkedDeal } from '../components/linked-deal.tsx';
import { OffersList } from '../components/offers-list.tsx';
import { OffersWaiting } from '../components/offers-waiting.tsx';
import { type ListedOffer, ofDeal } from '../list-offers.ts';
import { offersWords as words } from '../offers-words.ts';
import { useLinkedDeal } from '../use-linked-deal.ts';
import { useLoader } from '../use-loader.ts';
import { useOffers } from '../use-offers.ts';
import styles from './offers-screen.module.css';

const termsSheet = latePart(async () => (await import('../components/terms-sheet.tsx')).TermsSheet);

/** Deals and offers of the restaurant, and how each stands to the cart (NAV-13, OFR-01). */
export function Screen({ slot }: { slot?: LandingSlot | undefined }) {
  const started = useAppSelector(selectStarted);
  return (
    <Page>
      {slot !== undefined && <Slot name={slot} />}
      <Section title={words.title} level={1}>
        <LinkedNotice />
        <Offers />
      </Section>
      {/* Below everything else: the server's page does without. */}
      {slot !== undefined && started && <Slot name="offers.end" />}
    </Page>
  );
}

function Offers() {
  const hasStore = useAppSelector((state) => selectStoreId(state) !== '');
  const [opened, setOpened] = useState<ListedOffer | null>(null);
  const { state, list, deals, leftnav, terms } = useOffers(opened);
  const termsFailure = useFailureText(terms.error);
  const linked = useLinkedDeal();
  const linkedFailure = useFailureText(linked.error);
  const { vegOnly } = useVegOnly();
  const applied = useAppSelector(selectAppliedPromo);
  const isLoaderShown = useLoader(deals.isLoading);

  if (!hasStore) {
    return (
      <EmptyState
        pictureId="scene-empty"
        title={words.noStoreTitle}
        text={words.noStoreText}
        action={<ButtonLink href={pathOf('locationSelection')}>{words.chooseStore}</ButtonLink>}
      />
    );
  }
  if (!list) {
    return deals.error ? (
      <Failed error={deals.error} onRetry={deals.retry} busy={deals.isLoading} />
    ) : (
      <OffersWaiting isLoaderShown={isLoaderShown} />
    );
  }
  // A deal with meat is hidden as it is below, where the page says so.
  const linkedDeal = linked.data && !(vegOnly && !fitsVegOnly(linked.data)) ? linked.data : null;
  const besides = (offers: readonly ListedOffer[]) =>
    linkedDeal ? offers.filter(({ dealId }) => dealId !== linkedDeal.dealId) : offers;
  const [first, others] = [besides(list.first), besides(list.others)];
  const isEmpty = list.first.length + list.others.length === 0;
  const shared = {
    isChecking: leftnav.isLoading,
    onTerms(offer: ListedOffer) {
      // It would lie over the sheet.
      stopSayingInCart();
      setOpened(offer);
    },
  };
  const isBlocked = [...list.first, ...list.others].some(
    ({ code, standing }) =>
      applied !== null &&
      code !== applied.promoCode &&
      standing?.state === 'usable' &&
      standing.manualApplyPromo,
  );
  return (
    <div className={styles.offers}>
      <AppliedElsewhere listed={[...list.first, ...list.others].map(({ code }) => code)} />
      {leftnav.error ? (
        <Notice
          tone="warning"
          title={words.unknownTitle}
          action={
            <Button variant="secondary" size="small" busy={leftnav.isLoading} onClick={leftnav.retry}>
              {words.retry}
            </Button>
          }
        >
          {words.unknownText}
        </Notice>
      ) : null}
      {isBlocked && <Notice>{validationTexts.offerApplied}</Notice>}
      {list.hides && <LateVegOnlyNote />}
      {linked.dealId !== null && (linkedDeal !== null || linked.data === undefined) && (
        <LinkedDeal
          offer={linkedDeal && ofDeal(linkedDeal, leftnav.data)}
          error={linked.error}
          failure={linkedFailure}
          busy={linked.isLoading}
          onRetry={linked.retry}
          onDismiss={linked.dismiss}
          {...shared}
        />
      )}
      {first.length > 0 && (
        <Section title={words.first}>
          <OffersList offers={first} {...shared} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={words.others}>
          <OffersList offers={others} {...shared} />
        </Section>
      )}
      {isEmpty && !list.hides && (
        <EmptyState
          pictureId="scene-empty"
          title={words.emptyTitle}
          text={words.emptyText}
          action={<ButtonLink href={pathOf('menu')}>{words.toMenu}</ButtonLink>}
        />
      )}
      {opened && (
        <termsSheet.Part
          title={opened.heading}
          terms={state.tncList}
          failure={terms.error ? termsFailure : null}
          onRetry={terms.retry}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** The server's text first, then the configured one (OFR-14). */
function useFailureText(error: unknown): string {
  const storeErrorText = useAppSelector((state) => selectCartConfig(state).storeErrorText);
  const refusal = refusalIn(error);
  return refusal ? textOf(refusal, storeErrorText) : storeErrorText;
}

function Failed({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy: boolean }) {
  const isOffline = refusalIn(error)?.kind === 'network';
  const text = useFailureText(error);
  return (
    <ErrorState
      title={isOffline ? appTexts.offline : words.failedTitle}
      text={isOffline ? words.offlineText : text}
      onRetry={onRetry}
      busy={busy}
      action={
        <ButtonLink href={pathOf('menu')} variant="quiet">
          {words.toMenu}
        </ButtonLink>
      }
    />
  );
}
