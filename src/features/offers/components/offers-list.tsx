import { selectCount } from '#src/features/cart/cart-slice.ts';
import { selectIsUpdating } from '#src/features/cart-sync/priced-cart-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectAppliedPromo } from '../applied-promo.ts';
import { howItStands } from '../how-it-stands.ts';
import type { ListedOffer } from '../list-offers.ts';
import { selectOffers } from '../offers-slice.ts';
import { selectWaitingCode } from '../waiting-code.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offers-list.module.css';

interface OffersListProps {
  offers: readonly ListedOffer[];
  /** How they stand to the cart is on its way. */
  isChecking: boolean;
  onTerms: (offer: ListedOffer) => void;
}

/** Offers as cards. */
export function OffersList({ offers, isChecking, onTerms }: OffersListProps) {
  const promo = useAppSelector(selectAppliedPromo);
  const hasLines = useAppSelector((state) => selectCount(state) > 0);
  const waitingCode = useAppSelector(selectWaitingCode);
  const isUpdating = useAppSelector(selectIsUpdating);
  const { promoInvalid, offerCode, reason } = useAppSelector(selectOffers);
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li key={offer.key}>
          <OfferCard
            offer={offer}
            stand={howItStands(offer, { promo, waitingCode, hasLines })}
            isChecking={hasLines && (isChecking || isUpdating)}
            refusal={promoInvalid && offer.code === offerCode ? reason : null}
            onTerms={() => onTerms(offer)}
          />
        </li>
      ))}
    </ul>
  );
}
