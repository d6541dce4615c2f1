import { constants } from '#src/config/constants.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { checkoutWords as words } from '../checkout-words.ts';
import styles from './pay-parts.module.css';

const { phone } = constants.care;

/** Somebody to talk to, where a payment does not go on. */
export function CareLink() {
  return (
    <ButtonLink
      variant="quiet"
      size="small"
      className={styles.call}
      href={`tel:${phone.replaceAll(' ', '')}`}
      icon={<Icon name="phone" size={18} />}
    >
      {words.call(phone)}
    </ButtonLink>
  );
}
