import { useEffect } from 'react';
import { appTexts } from '#src/config/texts/app.ts';
import { ErrorPage } from '#src/features/error-pages/error-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { chromeWords as words } from './chrome/chrome-words.ts';

interface ScreenNotLoadedProps {
  readonly onRetry: () => void;
  readonly onReload: () => void;
}

/** Shown in place of a screen whose code did not load. Offline it waits for the connection; online the server may have a newer build. */
export function ScreenNotLoaded({ onRetry, onReload }: ScreenNotLoadedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  if (navigator.onLine) {
    return (
      <ErrorPage pictureId="scene-crash" title={appTexts.crashTitle} text={appTexts.crashText}>
        <Button onClick={onReload}>{appTexts.crashButton}</Button>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage title={appTexts.offline} text={words.screenOffline}>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </ErrorPage>
  );
}
