import { texts } from '#src/config/texts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorPageWords as words } from './words.ts';

/** In the place of the app when the browser keeps nothing for it (PWA-10). */
export function CookiesDisabled({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPage pictureId="scene-cookies" title={words.cookiesTitle} text={texts.app.cookiesDisabled}>
      <Button onClick={onRetry}>{words.cookiesAgain}</Button>
    </ErrorPage>
  );
}
