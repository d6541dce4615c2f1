import { useEffect, useState } from 'react';
import { onUpdateWaiting } from './browser/update-waiting.ts';
import { updateDialog } from './parts.ts';

/** Asks before a new version takes over (PWA-05). */
export function UpdatePrompt() {
  const [accept, setAccept] = useState<(() => void) | null>(null);
  useEffect(() => onUpdateWaiting((update) => setAccept(() => update)), []);
  if (!accept) return null;
  return <updateDialog.Part onAccept={accept} onDecline={() => setAccept(null)} />;
}
