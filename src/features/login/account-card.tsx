import { constants } from '#src/config/constants.ts';
import { maskedMobile } from '#src/features/contact/mobile-number.ts';
import { leavePort } from '#src/features/navigation/leave-port.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './account-card.module.css';
import { loginWords as words } from './login-words.ts';
import { useLogOut } from './use-log-out.ts';

interface AccountCardProps {
  /** Called in place of the logout, with the logout, while the page has something that is not saved; by default the page asks at once. */
  readonly onAsk?: ((ask: () => void) => void) | undefined;
}

/** Who is logged in, and the way out; nothing for a guest. */
export function AccountCard({ onAsk = (ask) => ask() }: AccountCardProps) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { firstName, lastName, mobile } = useAppSelector(selectSession);
  const { busy, leave } = useLogOut();
  if (!isLoggedIn) return null;
  const name = [firstName, lastName].filter(Boolean).join(' ');

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
        onClick={() => (leavePort.ask ? onAsk(leave) : leave())}
      >
        {words.logOut}
      </Button>
    </section>
  );
}
