import { Icon } from '#src/ui/icon/icon.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { applyWords } from '../apply-words.ts';
import type { Stand } from '../how-it-stands.ts';
import { offersWords as words } from '../offers-words.ts';
import styles from './offer-stand.module.css';

interface OfferStandProps {
  stand: Stand;
  /** The server is pricing the cart: the figures are those of the cart before. */
  isChecking: boolean;
}

/** In words, how an offer stands to the cart. The figures are the server's. */
export function OfferStand({ stand, isChecking }: OfferStandProps) {
  switch (stand.is) {
    case 'applied': {
      const saving = stand.saving > 0 ? words.saves(formatPaise(stand.saving)) : null;
      const detail = isChecking ? words.checking : saving;
      return (
        <>
          <p className={styles.good}>
            <Icon name="success" size={18} />
            <span>
              {stand.isOwn ? applyWords.applied : words.byItself}
              {detail !== null && ` · ${detail}`}
            </span>
          </p>
          {stand.text !== '' && <p className={styles.quiet}>{stand.text}</p>}
        </>
      );
    }
    case 'failed':
      return <p className={styles.bad}>{stand.text}</p>;
    case 'kept':
      return (
        <p className={styles.good}>
          <Icon name="check" size={18} />
          <span>{stand.needsLogin ? words.keptForLogin : words.kept}</span>
        </p>
      );
    case 'open':
      return <p className={styles.quiet}>{words.noCode}</p>;
    default:
      break;
  }
  if (isChecking) return <p className={styles.quiet}>{words.checking}</p>;
  if (stand.is === 'usable' && stand.saving > 0)
    return <p className={styles.good}>{words.savesNow(formatPaise(stand.saving))}</p>;
  if (stand.is === 'locked' && stand.hint !== '') {
    return (
      <p className={styles.quiet}>
        <Icon name="info" size={18} />
        <span>{stand.hint}</span>
      </p>
    );
  }
  return null;
}
