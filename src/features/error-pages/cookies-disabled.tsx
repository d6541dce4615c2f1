import { Button } from '#src/ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorPageWords as words } from './error-page-words.ts';

/** Replaces the app when the browser does not allow it to store data (PWA-10). */
export function CookiesDisabled({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPage pictureId="scene-cookies" title={words.cookiesTitle} text={words.cookiesText}>
      <Button onClick={onRetry}>{words.cookiesAgain}</Button>
    </ErrorPage>
  );
}
