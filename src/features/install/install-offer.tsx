import { useEffect, useState } from 'react';
import type { Persistence } from '#src/store/persistence.ts';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { hideForGood, type InstallEvent, mayPrompt, readAnswer } from './install-prompt.ts';

const installCard = latePart(async () => (await import('./install-card.tsx')).InstallCard);

interface InstallOfferProps {
  /** Whether this page may show the offer. The browser's event comes only once, so the component listens on every page. */
  readonly shown: boolean;
  readonly persistence: Persistence;
  readonly now: () => number;
}

/** Listens for the browser's event that the app can be installed, and from then on shows the offer on pages that allow it. */
export function InstallOffer({ shown, persistence, now }: InstallOfferProps) {
  const [offer, setOffer] = useState<InstallEvent | null>(null);

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

  return offer && shown ? (
    <installCard.Part offer={offer} persistence={persistence} now={now} onClose={() => setOffer(null)} />
  ) : null;
}
