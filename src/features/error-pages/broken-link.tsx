import { pathOf } from '#src/config/paths.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorPageWords as words } from './error-page-words.ts';

/** Replaces a screen when a required part of its address is missing or invalid (ERR-21). */
export function BrokenLink() {
  return (
    <ErrorPage pictureId="scene-broken-link" title={appTexts.brokenLink} text={words.brokenLinkText}>
      <ButtonLink href={pathOf('home')}>{words.home}</ButtonLink>
    </ErrorPage>
  );
}
