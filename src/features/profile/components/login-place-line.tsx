import type { LoginPlace } from '#schemas/api/login.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { indianMoment } from '#src/ui/indian-time.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { profileWords as words } from '../profile-words.ts';
import styles from './login-places.module.css';

interface LoginPlaceLineProps {
  readonly place: LoginPlace;
  readonly onEnd: () => void;
}

/** One of the places where the customer is logged in. This device is logged out by the button of the page. */
export function LoginPlaceLine({ place, onEnd }: LoginPlaceLineProps) {
  const { device, startedAt, lastUsedAt, isThisDevice } = place;
  return (
    <div className={styles.place}>
      <div className={styles.about}>
        <p className={styles.device}>
          {device} {isThisDevice && <Badge tone="secondary">{words.thisDevice}</Badge>}
        </p>
        <p className={styles.text}>{words.loggedInSince(indianMoment(startedAt))}</p>
        {!isThisDevice && <p className={styles.text}>{words.lastUsed(indianMoment(lastUsedAt))}</p>}
      </div>
      {!isThisDevice && (
        <Button variant="quiet" size="small" className={styles.end} onClick={onEnd}>
          {words.endOne}
          <VisuallyHidden>: {device}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
