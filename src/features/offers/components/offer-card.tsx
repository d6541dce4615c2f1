import { useId } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { type WashName, washProps } from '#src/ui/wash/wash.ts';
import { applyWords } from '../apply-words.ts';
import type { Stand } from '../how-it-stands.ts';
import type { ListedOffer } from '../list-offers.ts';
import { offerTarget } from '../offer-target.ts';
import { offersWords as words } from '../offers-words.ts';
import { wayOnOf } from '../way-on.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './offer-card.module.css';
import { OfferDishes } from './offer-dishes.tsx';
import { OfferStand } from './offer-stand.tsx';
import { WayOnLink } from './way-on-link.tsx';

interface OfferCardProps {
  offer: ListedOffer;
  stand: Stand;
  isChecking: boolean;
  /** Why the server refused its code. */
  refusal: string | null;
  onTerms: () => void;
}

const washes: readonly WashName[] = ['ember', 'leaf', 'dusk', 'cream'];

function washOf(name: string | undefined): WashName {
  return washes.find((wash) => wash === name) ?? 'ember';
}

/** Whether the customer can apply it, or take it back. Where not, the menu is the way on. */
function hasButton(stand: Stand): boolean {
  switch (stand.is) {
    case 'applied':
      return stand.isOwn;
    case 'usable':
      return stand.hasButton;
    case 'locked':
      return stand.canKeep;
    default:
      return stand.is === 'kept' || stand.is === 'unknown' || stand.is === 'failed';
  }
}

/** An offer: what one saves and on what, its code, what it needs, how it stands to the cart, and what one can do. */
export function OfferCard({ offer, stand, isChecking, refusal, onTerms }: OfferCardProps) {
  const { heading, text, code, terms, picture, wash, link } = offer;
  const headingId = useId();
  const dishes = offer.standing?.addProducts ?? [];
  const isWaiting = stand.is === 'locked' || (stand.is === 'kept' && stand.needsLogin);
  const way = isWaiting && offer.standing ? wayOnOf(offer.standing) : null;
  // The menu is the way of every card that has no other.
  const leadsAway = way !== null && way !== 'menu';
  const isReasonSaid = refusal !== null && stand.is === 'locked' && stand.hint === refusal;
  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        {picture ? (
          <Picture id={picture} kind="product" alt="" sizes="88px" className={styles.picture} />
        ) : (
          <span {...washProps(washOf(wash), { className: styles.sign })}>
            <Icon name={code === undefined ? 'offers' : 'coupon'} size={32} />
          </span>
        )}
        <div className={styles.words}>
          <h3 id={headingId} className={styles.heading}>
            {heading}
          </h3>
          {text && <p>{text}</p>}
          {terms && <p className={styles.terms}>{terms}</p>}
          {code !== undefined && (
            <p className={styles.code}>
              <VisuallyHidden>{applyWords.code} </VisuallyHidden>
              {code}
            </p>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.stand}>
          {!isReasonSaid && <OfferStand stand={stand} isChecking={isChecking} />}
          {refusal !== null && code !== undefined && (
            <p className={styles.refused}>{words.refused(code, refusal)}</p>
          )}
        </div>
        {code !== undefined && dishes.length > 0 && <OfferDishes code={code} productIds={dishes} />}
        <div className={styles.actions}>
          <Button variant="quiet" size="small" className={styles.aside} onClick={onTerms}>
            {words.viewTerms} <VisuallyHidden>{heading}</VisuallyHidden>
          </Button>
          {leadsAway && (
            <WayOnLink
              way={way}
              from="offers"
              heading={heading}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            />
          )}
          {dishes.length > 0 ? null : code !== undefined && hasButton(stand) ? (
            <ApplyButton code={code} canRemove needsLogin={offer.standing && way === 'login'} />
          ) : leadsAway ? null : (
            <AppLink
              to={offerTarget(link) ?? pathOf('menu')}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {link ? words.toDishes : words.toMenu} <VisuallyHidden>{heading}</VisuallyHidden>
            </AppLink>
          )}
        </div>
      </div>
    </Card>
  );
}
