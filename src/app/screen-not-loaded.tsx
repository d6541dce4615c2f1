import { useEffect } from 'react';
import { appTexts } from '#src/config/texts/app.ts';
import { ErrorPage } from '#src/features/error-pages/error-page.tsx';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { Button } from '#src/ui/button/button.tsx';
import type { NotLoadedState } from '#registry/engine/late/late-boundary.tsx';
import { chromeWords as words } from './chrome/chrome-words.ts';
import { useOffline } from '#src/ui/use-offline.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Shown in place of a screen whose code did not load, until it loads. Nothing on this page can be lost, so it is reloaded by itself where only that
 * helps.
 */
export function ScreenNotLoaded({ again, busy, needsReload }: Omit<NotLoadedState, 'error'>) {
  const offline = useOffline();
  useEffect(() => {
    if (needsReload) reloadOnce();
  }, [needsReload]);

  return (
    <ErrorPage
      title={offline ? appTexts.offline : words.screenNotLoadedTitle}
      text={offline ? words.screenOffline : words.screenNotLoaded}
    >
      <Button busy={busy} onClick={needsReload ? startAfresh : again}>
        {words.tryAgain}
      </Button>
    </ErrorPage>
  );
}
