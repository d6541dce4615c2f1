import { pathOf, withQuery } from '#src/config/paths.ts';
import { LoginLinks } from '#src/features/login/login-links.tsx';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { addressWords as words } from '../addresses-words.ts';
import styles from './login-line.module.css';

/** Tells guests that they can save addresses after a login (ROL-03), with a link to it. */
export function LoginLine({ returnTo }: { returnTo: string }) {
  return (
    <LoginLinks from="address">
      <p className={styles.line}>
        <AppLink to={withQuery(pathOf('login'), { redirectUrl: returnTo })} className={styles.link}>
          {words.keepForLater}
        </AppLink>
      </p>
    </LoginLinks>
  );
}
