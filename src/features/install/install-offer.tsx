import { useEffect, useState } from 'react';
import type { Persistence } from '#src/store/persistence.ts';
import { latePart } from '#src/ui/late-part/late-part.tsx';
import { hideForGood, type InstallEvent, mayPrompt, readAnswer } from './install-prompt.ts';

const installCard = latePart(async () => (await import('./install-card.tsx')).InstallCard);

interface InstallOfferProps {
  /** Not on every page; the browser's word, which comes once, is waited for on all of them. */
  readonly shown: boolean;
  readonly persistence: Persistence;
  readonly now: () => number;
}

/** Listens for the browser's word that the app can be installed, and shows the offer from then on, where it may be shown. */
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
