import { AppLink } from '#src/features/navigation/app-link.tsx';
import { loginWords as words } from '../login-words.ts';
import styles from './login-form.module.css';

/** What one accepts by logging in, whichever way. */
export function Terms() {
  return (
    <p className={styles.small}>
      {words.agreeBefore}
      <AppLink to="/info/tnc">{words.terms}</AppLink>
      {words.agreeBetween}
      <AppLink to="/info/privacy">{words.privacy}</AppLink>
      {words.agreeAfter}
    </p>
  );
}
