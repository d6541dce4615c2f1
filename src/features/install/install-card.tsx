import { useEffect } from 'react';
import { brand } from '#src/config/brand.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import type { Persistence } from '#src/store/persistence.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './install-card.module.css';
import { hideForGood, hideForNow, type InstallEvent, readAnswer } from './install-prompt.ts';
import { installWords as words } from './install-words.ts';

const popup = { popup: 'install' };

interface InstallCardProps {
  readonly offer: InstallEvent;
  readonly persistence: Persistence;
  readonly now: () => number;
  readonly onClose: () => void;
}

/** Offers to add the app to the home screen. Declining takes one tap, as accepting does. */
export function InstallCard({ offer, persistence, now, onClose }: InstallCardProps) {
  const analytics = useAnalytics();
  useEffect(() => analytics.track('popup_display', popup), [analytics]);

  function close(event: 'popup_click' | 'popup_dismiss', hide: () => void) {
    analytics.track(event, popup);
    hide();
    onClose();
  }

  function putAway() {
    // Another tab may have hidden it for good meanwhile.
    if (readAnswer(persistence)?.hiddenUntil !== null) hideForNow(persistence, now());
  }

  async function install() {
    analytics.track('popup_opt_in_display', popup);
    let choice: Awaited<ReturnType<NonNullable<InstallEvent['prompt']>>>;
    try {
      choice = await offer.prompt?.();
    } catch {
      // The browser asks once for each of its events.
    }
    if (choice) analytics.track(choice.outcome === 'accepted' ? 'popup_allowed' : 'popup_denied', popup);
  }

  return (
    <section aria-label={words.label} className={styles.card}>
      <div className={styles.text}>
        <h2 className={styles.title}>{words.title(brand.shortName)}</h2>
        <p>{words.text}</p>
        {!offer.prompt && <p>{words.onIos}</p>}
      </div>
      <div className={styles.actions}>
        {offer.prompt && (
          <Button
            size="small"
            onClick={() => {
              close('popup_click', putAway);
              void install();
            }}
          >
            {words.install}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => close('popup_dismiss', putAway)}>
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
