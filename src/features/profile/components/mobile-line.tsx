import { constants } from '#src/config/constants.ts';
import { spacedMobile } from '#src/features/contact/mobile-number.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { profileWords as words } from '../profile-words.ts';
import styles from './profile-details.module.css';

/** The mobile number, and why it cannot be changed here. */
export function MobileLine() {
  const { mobile } = useAppSelector(selectSession);
  const { phone } = constants.care;
  return (
    <dl>
      <dt className={styles.term}>{words.mobile}</dt>
      <dd className={styles.value}>
        {mobile ? (
          <span className={styles.number}>
            {constants.market.countryCode} {spacedMobile(mobile)}
          </span>
        ) : (
          <span className={styles.none}>{words.notGiven}</span>
        )}
      </dd>
      <dd className={styles.hint}>
        {words.mobileHint}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.call}>
          {phone}
        </a>
      </dd>
    </dl>
  );
}
