import { useId, useState } from 'react';
import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { waitingEvents } from '#schemas/compiled/stored/waiting-events.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Section } from '#src/ui/section/section.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import { analyticsWords as words } from './analytics-words.ts';
import { isAnalyticsAllowed } from './consent.ts';

/** Whether this browser tells analytics anything. It takes effect at once, and is kept. What waited to be sent is deleted with a no. */
export function AnalyticsConsent() {
  const persistence = usePersistence();
  const aboutId = useId();
  const started = useAppSelector(selectStarted);
  const [said, setSaid] = useState<boolean | null>(null);
  // The server does not know what this browser has said.
  if (!started) return null;

  function say(allowed: boolean) {
    persistence.write(analyticsAllowed, allowed);
    if (!allowed) persistence.remove(waitingEvents);
    setSaid(allowed);
  }

  return (
    <Section title={words.title}>
      <Switch
        label={words.allow}
        checked={said ?? isAnalyticsAllowed(persistence.read(analyticsAllowed))}
        aria-describedby={aboutId}
        onChoose={say}
      />
      <p id={aboutId}>{words.about}</p>
    </Section>
  );
}
