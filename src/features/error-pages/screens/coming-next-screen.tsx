import { pathOf } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorPage } from '../error-page.tsx';
import { errorPageWords as words } from '../words.ts';

/** The page of a screen that is announced and not open yet. */
export function Screen({ title }: { title: string }) {
  return (
    <ErrorPage
      pictureId="scene-coming-next"
      eyebrow={words.comingEyebrow}
      title={title}
      text={words.comingText(title)}
    >
      <ButtonLink href={pathOf('home')}>{words.home}</ButtonLink>
    </ErrorPage>
  );
}
