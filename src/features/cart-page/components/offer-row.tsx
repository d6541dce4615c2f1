import { WayOnLink } from '#src/features/offers/components/way-on-link.tsx';
import { wayOnOf } from '#src/features/offers/way-on.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { CartOffer } from '../api/get-cart-offers.ts';
import { offersWords as words } from '../offers-words.ts';
import styles from './offers.module.css';

interface OfferRowProps {
  readonly offer: CartOffer;
  readonly busy: boolean;
  /** Why it was not applied. */
  readonly fault: string | undefined;
  /** What is said elsewhere on the page already: a hint with the same words is left out. */
  readonly said: string | undefined;
  /** The service refused it (OFR-13). One that only needs the login is no fault of the code, and says so. */
  readonly promoInvalid: boolean;
  readonly canApply: boolean;
  readonly onApply: () => void;
  readonly onTerms: () => void;
}

/** Whether it is applied by its own button (OFR-12). */
export function hasApply({ state, manualApplyPromo }: CartOffer): boolean {
  return state === 'usable' && manualApplyPromo;
}

/** An offer as it stands to the cart: applied, to be applied with its button (OFR-12), or locked, and what unlocks it. */
export function OfferRow(props: OfferRowProps) {
  const { offer, busy, fault, said, promoInvalid, canApply, onApply, onTerms } = props;
  const { code, heading, text, state, saving, hint, reason } = offer;
  const way = wayOnOf(offer);
  const amount = saving > 0 ? formatPaise(saving) : null;
  return (
    <li className={styles.offer} data-state={state}>
      <span aria-hidden className={styles.sign}>
        <Icon name={state === 'applied' ? 'check' : 'offers'} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {hint !== undefined && hint !== said && <p className={styles.hint}>{hint}</p>}
        {amount !== null && state !== 'locked' && (
          <p className={styles.saving}>{state === 'applied' ? words.saves(amount) : words.would(amount)}</p>
        )}
        {fault !== undefined && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={styles.links}>
          {way !== null && <WayOnLink way={way} from="cart" heading={heading} className={styles.link} />}
          <button type="button" className={styles.link} onClick={onTerms}>
            {words.terms}
            <VisuallyHidden>: {heading}</VisuallyHidden>
          </button>
        </div>
      </div>
      {promoInvalid && reason !== 'LOG_IN' ? (
        <Badge tone="bad">{words.notValid}</Badge>
      ) : state === 'applied' ? (
        <Badge tone="good">{words.applied}</Badge>
      ) : (
        canApply &&
        hasApply(offer) && (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            aria-label={words.applyOffer(heading)}
            title={code}
            onClick={onApply}
          >
            {words.apply}
          </Button>
        )
      )}
    </li>
  );
}
