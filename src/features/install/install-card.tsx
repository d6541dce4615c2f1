import { useEffect, useState } from 'react';
import { brand } from '#src/config/brand.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import type { Persistence } from '#src/store/persistence.ts';
import { Button } from '#src/ui/button/button.tsx';
import { hideForGood, hideForNow, type InstallEvent, mayPrompt, readAnswer } from './install-prompt.ts';
import styles from './install-card.module.css';
import { installWords as words } from './words.ts';

interface InstallCardProps {
  readonly persistence: Persistence;
  readonly now: () => number;
}

/** Offers to put the app on the home screen, once the browser says that it can. Saying no is as easy as saying yes. */
export function InstallCard({ persistence, now }: InstallCardProps) {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  const analytics = useAnalytics();

  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      if (mayPrompt(readAnswer(persistence), now())) setOffer(event as InstallEvent);
    };
    const installed = () => {
      hideForGood(persistence);
      setOffer(null);
    };
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', installed);
    };
  }, [persistence, now]);

  useEffect(() => {
    if (offer) analytics.trackOnce('popup_display', 'install');
  }, [offer, analytics]);

  if (!offer) return null;

  function close(event: 'popup_click' | 'popup_dismiss', hide: () => void) {
    analytics.track(event, { popup: 'install' });
    hide();
    setOffer(null);
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
