import { pathOf, withQuery } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { addressWords as words } from '../addresses-words.ts';
import styles from './login-line.module.css';

/** Guests save no addresses (ROL-03); this says how to, and stands in nobody's way. */
export function LoginLine({ returnTo }: { returnTo: string }) {
  return (
    <p className={styles.line}>
      <AppLink to={withQuery(pathOf('login'), { redirectUrl: returnTo })} className={styles.link}>
        {words.keepForLater}
      </AppLink>
    </p>
  );
}
