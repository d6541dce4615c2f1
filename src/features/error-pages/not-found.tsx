import { pathOf } from '#src/config/paths.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorPageWords as words } from './error-page-words.ts';

/** The page for paths that no screen matches (ERR-20). */
export function NotFound() {
  return (
    <ErrorPage pictureId="scene-not-found" title={appTexts.pageNotFound} text={words.notFoundText}>
      <ButtonLink href={pathOf('home')}>{words.home}</ButtonLink>
      <ButtonLink href={pathOf('menu')} variant="secondary">
        {words.menu}
      </ButtonLink>
    </ErrorPage>
  );
}
