import { useEffect } from 'react';
import { brand } from '#src/config/brand.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import type { Persistence } from '#src/store/persistence.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './install-card.module.css';
import { hideForGood, hideForNow, type InstallEvent } from './install-prompt.ts';
import { installWords as words } from './install-words.ts';

interface InstallCardProps {
  readonly offer: InstallEvent;
  readonly persistence: Persistence;
  readonly now: () => number;
  readonly onClose: () => void;
}

/** Offers to add the app to the home screen. Declining takes one tap, as accepting does. */
export function InstallCard({ offer, persistence, now, onClose }: InstallCardProps) {
  const analytics = useAnalytics();
  useEffect(() => analytics.trackOnce('popup_display', 'install'), [analytics]);

  function close(event: 'popup_click' | 'popup_dismiss', hide: () => void) {
    analytics.track(event, { popup: 'install' });
    hide();
    onClose();
  }

  return (
    <section aria-label={words.label} className={styles.card}>
      <div className={styles.text}>
        <h2 className={styles.title}>{words.title(brand.shortName)}</h2>
        <p>{words.text}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() => {
            void offer.prompt();
            close('popup_click', () => hideForNow(persistence, now()));
          }}
        >
          {words.install}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => close('popup_dismiss', () => hideForNow(persistence, now()))}
        >
          {words.later}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => close('popup_dismiss', () => hideForGood(persistence))}
        >
          {words.never}
        </Button>
      </div>
    </section>
  );
}
