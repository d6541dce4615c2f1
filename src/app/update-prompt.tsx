import { lazy, Suspense, useEffect, useState } from 'react';
import { onUpdateWaiting } from './browser/service-worker-registration.ts';

const UpdateDialog = lazy(async () => ({
  default: (await import('./chrome/update-dialog.tsx')).UpdateDialog,
}));

/** Asks before a new version takes over (PWA-05). */
export function UpdatePrompt() {
  const [accept, setAccept] = useState<(() => void) | null>(null);
  useEffect(() => onUpdateWaiting((update) => setAccept(() => update)), []);
  if (!accept) return null;
  return (
    <Suspense fallback={null}>
      <UpdateDialog onAccept={accept} onDecline={() => setAccept(null)} />
    </Suspense>
  );
}
