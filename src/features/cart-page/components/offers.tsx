import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { LoginLinks } from '#src/features/login/login-links.tsx';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { staysInVegOnly } from '#src/features/offers/list-offers.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { useCartOffers } from '../api/get-cart-offers.ts';
import type { TermsOf } from '../api/get-offer-terms.ts';
import { termsSheet } from '../late-sheets.ts';
import { offersWords as words } from '../offers-words.ts';
import { type Coupon, useCoupon } from '../use-coupon.ts';
import { useLostCode } from '../use-lost-code.ts';
import { AppliedCode } from './applied-code.tsx';
import { hasApply, OfferRow } from './offer-row.tsx';
import styles from './offers.module.css';

/** As many as fit without pushing the bill off the screen. */
const shownFirst = 3;

/** The coupon of the cart, and the offers as they stand to it (OFR-05, OFR-07). */
export function Offers({ cart }: { cart: PricedCart }) {
  const coupon = useCoupon();
  const isGuest = !useAppSelector(selectIsLoggedIn);
  const { pathname, search } = useLocation();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [termsOf, setTermsOf] = useState<TermsOf | null>(null);

  useLostCode(coupon.standing);

  async function apply(code: string) {
    // The offer leaves the list, and its button with it. Its code stands above, where the page may have to scroll.
    if (await coupon.applyOffer(code)) box.current?.focus();
  }

  async function remove() {
    // The button that was pressed is gone with the code.
    if (await coupon.remove()) field.current?.focus({ preventScroll: true });
  }

  return (
    <Card as="section" aria-labelledby={titleId} className={styles.offers}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      {coupon.standing && (
        <AppliedCode
          ref={box}
          promo={coupon.standing}
          busy={coupon.busyCode === coupon.standing.promoCode}
          onRemove={() => void remove()}
          onTerms={(code) => setTermsOf({ kind: 'promo', code, heading: code })}
        />
      )}
      <CouponField coupon={coupon} field={field} />
      {isGuest && (
        <LoginLinks from="cart">
          <p className={styles.login}>
            {words.loginBefore}{' '}
            <AppLink
              to={withQuery(pathOf('login'), { redirectUrl: pathname + search })}
              className={styles.link}
            >
              {words.login}
            </AppLink>
          </p>
        </LoginLinks>
      )}
      <OfferList cart={cart} coupon={coupon} onApply={(code) => void apply(code)} onTerms={setTermsOf} />
      {termsOf && (
        <termsSheet.Part
          of={termsOf}
          onClose={() => setTermsOf(null)}
          onNotLoaded={(error) => {
            sayNotLoaded(error);
            setTermsOf(null);
          }}
        />
      )}
    </Card>
  );
}

interface CouponFieldProps {
  readonly coupon: Coupon;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** VAL-30 to VAL-32. What was typed stays when it is refused. */
function CouponField({ coupon, field }: CouponFieldProps) {
  const { offerCode, fault, busyCode, type, applyTyped } = coupon;

  async function submit(event: FormEvent) {
    event.preventDefault();
    await applyTyped();
    field.current?.focus({ preventScroll: true });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        name="coupon"
        label={words.coupon}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="done"
        value={offerCode}
        error={fault?.isTyped ? fault.text : undefined}
        onChange={({ target }) => type(target.value)}
        suffix={
          <Button
            type="submit"
            variant="quiet"
            size="small"
            busy={busyCode !== null && busyCode === offerCode.trim()}
          >
            {words.apply}
          </Button>
        }
      />
    </form>
  );
}

interface OfferListProps {
  readonly cart: PricedCart;
  readonly coupon: Coupon;
  readonly onApply: (code: string) => void;
  readonly onTerms: (of: TermsOf) => void;
}

function OfferList({ cart, coupon, onApply, onTerms }: OfferListProps) {
  const { offers: all, hasFailed, isLoading, retry } = useCartOffers(cart);
  const { fault, busyCode, standing } = coupon;
  // The code of the cart stands above the list.
  const others = all.filter(({ code }) => code !== standing?.promoCode);
  const { vegOnly } = useVegOnly();
  const offers = vegOnly ? others.filter(staysInVegOnly) : others;
  const hidesSome = offers.length < others.length;
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (hasFailed) {
    return (
      <Notice
        action={
          <Button variant="secondary" size="small" busy={isLoading} onClick={retry}>
            {words.retry}
          </Button>
        }
      >
        {words.offersDown}
      </Notice>
    );
  }
  if (offers.length === 0) return hidesSome ? <LateVegOnlyNote /> : null;
  const shown = showsAll ? offers : offers.slice(0, shownFirst);

  function showAll() {
    setShowsAll(true);
    // The button goes, and the focus with it.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {standing && fault === null && offers.some(hasApply) && (
        <p className={styles.text}>{validationTexts.offerApplied}</p>
      )}
      <ul ref={list} tabIndex={-1} aria-label={words.title} className={styles.list}>
        {shown.map((offer) => (
          <OfferRow
            key={offer.code}
            offer={offer}
            busy={busyCode === offer.code}
            fault={fault?.code === offer.code && !fault.isTyped ? fault.text : undefined}
            said={fault?.text}
            promoInvalid={fault?.code === offer.code && fault.promoInvalid}
            // Another one is refused while one is there (VAL-32), which is said once above the list.
            canApply={standing === undefined}
            onApply={() => onApply(offer.code)}
            onTerms={() => onTerms({ kind: 'offer', code: offer.code, heading: offer.heading })}
          />
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button variant="quiet" fullWidth onClick={showAll}>
          {words.seeAll(offers.length)}
        </Button>
      )}
      {hidesSome && <LateVegOnlyNote />}
    </>
  );
}
