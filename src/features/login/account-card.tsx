import { useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';
import { maskedMobile } from '#src/features/contact/mobile-number.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './account-card.module.css';
import { logOut } from './log-out.ts';
import { loginWords as words } from './login-words.ts';

/** Who is logged in, and the way out (SES-19, SES-22); nothing for a guest. */
export function AccountCard() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { firstName, lastName, mobile } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const [busy, setBusy] = useState(false);
  if (!isLoggedIn) return null;
  const name = [firstName, lastName].filter(Boolean).join(' ');

  async function leave() {
    setBusy(true);
    await dispatch(logOut(() => navigate(pathOf('home'), { replace: true })));
    toast({ id: 'login', text: words.loggedOut });
  }

  return (
    <section aria-label={words.account} className={styles.card}>
      <span aria-hidden className={styles.portrait}>
        {name ? name.slice(0, 1) : <Icon name="profile" size={22} />}
      </span>
      <div className={styles.person}>
        <p className={styles.name}>{name ? words.greeting(firstName ?? name) : words.customer}</p>
        {mobile && (
          <p className={styles.mobile}>
            <span aria-hidden>
              {constants.market.countryCode} {maskedMobile(mobile)}
            </span>
            <VisuallyHidden>{words.endsIn(mobile.slice(-4))}</VisuallyHidden>
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        fullWidth
        busy={busy}
        icon={<Icon name="logout" size={18} />}
        className={styles.leave}
        onClick={() => void leave()}
      >
        {words.logOut}
      </Button>
    </section>
  );
}
